import 'server-only'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { BackupError, type CopiedRow } from './backup'
import { rowSchema } from './copied-tables'
import { errorCode } from './state-error'

/** First line of a back-up: what it is and which migrations its database had. */
const headSchema = z.object({ timbang: z.literal('back-up'), format: z.literal(1), migrations: z.array(z.string()) })
const lineSchema = z.union([z.object({ table: z.string(), row: rowSchema }), z.object({ rows: z.int() })])

/** What members and subscribers told: for the user of the site alone. */
const ownFile = 0o600

/**
 * Writes a back-up as lines of JSON, packed, with its number of rows at the end. The file appears when it is whole and on the disk; resolves to
 * the number of rows. Rejects when there is one of this name already.
 */
export async function writeBackupFile(
  path: string,
  migrations: readonly string[],
  rows: AsyncIterable<CopiedRow>,
): Promise<number> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const part = `${path}.part`
  let count = 0
  async function* lines() {
    yield `${JSON.stringify({ timbang: 'back-up', format: 1, migrations })}\n`
    for await (const row of rows) {
      count += 1
      yield `${JSON.stringify(row)}\n`
    }
    yield `${JSON.stringify({ rows: count })}\n`
  }
  const file = await open(part, 'wx', ownFile)
  try {
    await pipeline(Readable.from(lines()), createGzip(), file.createWriteStream({ flush: true }))
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  return count
}

/** What a back-up holds. */
export interface BackupFile {
  readonly migrations: readonly string[]
  /** Throws BackupError at a line that is none of a back-up, and where the end is missing. */
  readonly rows: AsyncIterable<CopiedRow>
}

/** Reads a back-up. Rejects with BackupError for another file, with the system's error for none. */
export async function readBackupFile(path: string): Promise<BackupFile> {
  const packed = createReadStream(path)
  const plain = packed.pipe(createGunzip())
  packed.once('error', (error) => plain.destroy(error))
  const lines = createInterface({ input: plain, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]()
  const damaged = (cause: unknown) => new BackupError('The file is no back-up, or only a part of one.', { cause })
  const next = () =>
    lines.next().catch((error: unknown) => {
      throw errorCode(error) === 'ENOENT' ? error : damaged(error)
    })
  const first = headSchema.safeParse(parseLine((await next()).value))
  if (!first.success) throw damaged(first.error)
  async function* rows() {
    let count = 0
    for (let line = await next(); line.done !== true; line = await next()) {
      const read = lineSchema.safeParse(parseLine(line.value))
      if (!read.success) throw damaged(read.error)
      if ('rows' in read.data) {
        if (read.data.rows === count) return
        break
      }
      count += 1
      yield read.data
    }
    throw damaged(null)
  }
  return { migrations: first.data.migrations, rows: rows() }
}

function parseLine(line: unknown): unknown {
  try {
    return JSON.parse(String(line))
  } catch {
    return null
  }
}
