import 'server-only'
import type { ClickRepository } from '@/lib/server/db/click-repository'
import { errorCode } from '@/lib/server/db/state-error'
import type { Log } from '@/lib/server/log'
import { createRecurring, type Recurring } from '@/lib/server/recurring'
import type { ClickSpool } from './click-spool'

export interface DrainDeps {
  readonly clicks: ClickRepository
  readonly spool: ClickSpool
  readonly log: Log
}

/** Moves spooled clicks into the database on a timer. A run gives the number of clicks moved of what was spooled before it. */
export type Drainer = Recurring

const rhythm = { everyMs: 30_000, stopMs: 5000 }

/** A drainer whose timer keeps no process alive. Runs never overlap; a failing run is logged and tried again. */
export function createDrainer(deps: DrainDeps): Drainer {
  return createRecurring(() => drainSpool(deps), rhythm)
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
