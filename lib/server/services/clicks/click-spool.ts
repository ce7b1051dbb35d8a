import 'server-only'
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Clock } from '@/lib/server/clock'
import { makeFolder } from '@/lib/server/data-dir'
import { errorCode } from '@/lib/server/db/state-error'
import type { Random } from '@/lib/server/services/keys/random'
import { uuidV7 } from '@/lib/server/services/keys/uuid-v7'
import { type Click, clickSchema } from './click'

/** What one file holds. `unreadable` counts whole lines that are not click records. */
export interface SpoolFile {
  readonly clicks: readonly Click[]
  readonly unreadable: number
}

/** Keeps clicks on disk while the database cannot take them. */
export interface ClickSpool {
  /** Durable when it returns. Clicks that arrive during a write share the next file and its two syncs. */
  append(click: Click): Promise<void>
  /** Names of the files to move into the database. */
  list(): Promise<readonly string[]>
  /** null when another process has just finished with the file. */
  read(name: string): Promise<SpoolFile | null>
  remove(name: string): Promise<void>
  /** Keeps a file for a person to look at, out of the way of {@link list}. */
  setAside(name: string): Promise<void>
}

/**
 * A file is written under a temporary name, synced, renamed and never touched again, so a finished file has no partial
 * line and any process may read it and, once its clicks are committed, remove it: a second insert of an id does
 * nothing. A temporary file this old was left by a crash; its whole lines are clicks that were not acknowledged.
 */
const abandonedMs = 60_000
const finished = '.jsonl'
const temporary = '.jsonl.tmp'

interface Waiting {
  readonly line: string
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/** A spool in a folder, made when first needed. The clock must be the system's: it is compared with file times. */
export function createClickSpool(folder: string, clock: Clock, random: Random): ClickSpool {
  let waiting: Waiting[] = []
  let writing = false

  const writeWaiting = async () => {
    writing = true
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      try {
        const name = `${process.pid}-${uuidV7(clock, random)}`
        await writeDurably(folder, name, batch.map((entry) => entry.line).join(''))
        for (const entry of batch) entry.resolve()
      } catch (error) {
        for (const entry of batch) entry.reject(error)
      }
    }
    writing = false
  }

  return {
    append: (click) =>
      new Promise((resolve, reject) => {
        waiting.push({ line: `${JSON.stringify(click)}\n`, resolve, reject })
        if (!writing) void writeWaiting()
      }),
    list: () => listFiles(folder, clock.now() - abandonedMs),
    read: async (name) => {
      const text = await unlessAbsent(readFile(join(folder, name), 'utf8'))
      return text === null ? null : parseLines(text)
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    setAside: async (name) => {
      await unlessAbsent(rename(join(folder, name), join(folder, `${name}.unreadable`)))
    },
  }
}

async function writeDurably(folder: string, name: string, text: string): Promise<void> {
  await makeFolder(folder)
  await syncFolder(dirname(folder))
  const unfinished = join(folder, name + temporary)
  try {
    const file = await open(unfinished, 'wx')
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, join(folder, name + finished))
    await syncFolder(folder)
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined)
    throw error
  }
}

/** Without this a new name in a folder may be gone after a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function listFiles(folder: string, abandonedBefore: number): Promise<readonly string[]> {
  const names = (await unlessAbsent(readdir(folder))) ?? []
  const abandoned: string[] = []
  for (const name of names.filter((candidate) => candidate.endsWith(temporary))) {
    const found = await unlessAbsent(stat(join(folder, name)))
    if (found !== null && found.mtimeMs < abandonedBefore) abandoned.push(name)
  }
  return [...names.filter((name) => name.endsWith(finished)), ...abandoned]
}

/** What follows the last line break was cut off by a crash before it was acknowledged. */
function parseLines(text: string): SpoolFile {
  const lines = text.split('\n').slice(0, -1)
  const clicks = lines.flatMap((line) => parseLine(line) ?? [])
  return { clicks, unreadable: lines.length - clicks.length }
}

function parseLine(line: string): Click | null {
  try {
    return clickSchema.parse(JSON.parse(line))
  } catch {
    return null
  }
}

async function unlessAbsent<T>(result: Promise<T>): Promise<T | null> {
  try {
    return await result
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}
