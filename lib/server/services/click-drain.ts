import 'server-only'
import type { ClickRepository } from '@/lib/server/db/click-repository'
import { errorCode } from '@/lib/server/db/state-error'
import type { Log } from '@/lib/server/log'
import type { ClickSpool } from './click-spool'

export interface DrainDeps {
  readonly clicks: ClickRepository
  readonly spool: ClickSpool
  readonly log: Log
}

/** Moves spooled clicks into the database on a timer. */
export interface Drainer {
  /** Resolves when what was spooled before the call has been tried; returns the number of clicks moved. */
  drain(): Promise<number>
  start(): void
  /** Ends the timer and waits for a run under way. */
  stop(): Promise<void>
}

const everyMs = 30_000

/** A drainer whose timer keeps no process alive. Runs never overlap; a failing run is logged and tried again. */
export function createDrainer(deps: DrainDeps): Drainer {
  let timer: NodeJS.Timeout | null = null
  let running: Promise<number> = Promise.resolve(0)
  const drain = () => {
    running = running.then(() => drainSpool(deps))
    return running
  }
  return {
    drain,
    start: () => {
      timer ??= setInterval(() => void drain(), everyMs).unref()
    },
    stop: async () => {
      if (timer !== null) clearInterval(timer)
      timer = null
      await running
    },
  }
}

/**
 * Moves every finished spool file into the database and returns how many clicks were in them. A file is removed only
 * after its clicks are committed. Stops at the first file that the database does not take and logs it; never throws.
 */
async function drainSpool(deps: DrainDeps): Promise<number> {
  let moved = 0
  try {
    for (const name of await deps.spool.list()) moved += await drainFile(deps, name)
  } catch (error) {
    deps.log.warn('spool.waiting', { code: errorCode(error), reason: error instanceof Error ? error.message : '' })
  }
  if (moved > 0) deps.log.info('spool.drained', { clicks: moved })
  return moved
}

async function drainFile(deps: DrainDeps, name: string): Promise<number> {
  const file = await deps.spool.read(name)
  if (file === null) return 0
  await deps.clicks.insert(file.clicks)
  if (file.unreadable === 0) {
    await deps.spool.remove(name)
  } else {
    await deps.spool.setAside(name)
    deps.log.error('spool.unreadable', new Error('A spool file has lines that are not clicks'), {
      file: name,
      lines: file.unreadable,
    })
  }
  return file.clicks.length
}
