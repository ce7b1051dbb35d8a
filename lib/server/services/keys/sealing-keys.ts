import 'server-only'
import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { systemClock } from '@/lib/server/clock'
import { errorCode } from '@/lib/server/db/state-error'

/** What is sealed or digested with keys of its own. */
export type KeyPurpose =
  /** Answers to calls that have one effect, and digests of the calls. */
  | 'idempotency'
  /** Analyses that members keep. */
  | 'kept-by-members'
  /** Figures of forms. */
  | 'sealed-values'
  /** Who called, who was sent a code, and whose password was tried. */
  | 'rate-limits'
  /** Surveys that are open. */
  | 'survey-tokens'
  /** What is filled in on the way to an account. */
  | 'joinings'
  /** What members tell of themselves. */
  | 'member-details'
  /** MyKad numbers, of which a digest is kept to find them by. */
  | 'mykad-numbers'
  /** One-time codes, of which a digest is kept. */
  | 'codes'
  /** Messages that wait to be sent. */
  | 'messages'
  /** What the forms of signing in and of the settings keep in a browser, and the session of whoever has no script. */
  | 'cookies'

/** A key for one purpose. Its id stands before what it sealed, and tells nothing of it. */
export interface SealingKey {
  readonly id: string
  readonly bytes: Buffer
}

/** Where secrets come from: from the configuration, else from a file that lies apart from the database and its back-ups. */
export interface KeySource {
  readonly secret: string | null
  /** The secret before, which opens and never seals. */
  readonly secretBefore: string | null
  readonly keyDir: string
  /** Where builds before kept the one key, beside the database. */
  readonly dataDir: string
}

const keyBytes = 32
/** One key a line, the newest first, each with the moment at which it was made; keys of builds before have none. */
const form = /^(?:[0-9a-f]{64}(?: \d{13})?\n)+$/

/** The keys for a purpose: the first seals, the others only open. Throws the system's error when the file can be neither read nor made. */
export function sealingKeys(source: KeySource, purpose: KeyPurpose): readonly [SealingKey, ...SealingKey[]] {
  const [first, ...others] = secretsOf(source)
  return [keyOf(first, purpose), ...others.map((secret) => keyOf(secret, purpose))]
}

/** Adds a key to the file, made at `now` (epoch milliseconds), which seals from then on. Throws the system's error. */
export function addKey(source: KeySource, now: number): void {
  write(source.keyDir, [newLine(now), ...readOrMake(source)])
}

/** Forgets the keys of the file that sealed nothing since a moment (epoch milliseconds). Throws the system's error. */
export function forgetKeysUnusedSince(source: KeySource, since: number): void {
  const lines = readOrMake(source)
  // A key sealed until the one above it was made.
  write(
    source.keyDir,
    lines.filter((_line, at) => at === 0 || madeAt(lines[at - 1] ?? '') > since),
  )
}

/** 0 for a key of a build that wrote no moments. */
const madeAt = (line: string) => Number(line.split(' ')[1] ?? 0)

type Secrets = readonly [string, ...string[]]

function secretsOf(source: KeySource): Secrets {
  const { secret, secretBefore } = source
  if (secret === null) {
    const [first, ...others] = readOrMake(source)
    return [secretIn(first), ...others.map(secretIn)]
  }
  return secretBefore === null ? [secret] : [secret, secretBefore]
}

function keyOf(secret: string, purpose: KeyPurpose): SealingKey {
  const id = createHash('sha256').update(`key-id ${secret}`).digest('hex').slice(0, 8)
  return { id, bytes: Buffer.from(hkdfSync('sha256', secret, '', purpose, keyBytes)) }
}

const newLine = (now: number) => `${randomBytes(keyBytes).toString('hex')} ${now}`
const secretIn = (line: string) => line.slice(0, keyBytes * 2)
const fileIn = (keyDir: string) => join(/* turbopackIgnore: true */ keyDir, 'sealing-keys')

function readOrMake(source: KeySource): Secrets {
  const present = readSecrets(source.keyDir)
  if (present !== null) return present
  // Builds before made it there for a DATA_DIR whose name ends with a slash. Other keys in its place would open nothing.
  const misplaced = join(/* turbopackIgnore: true */ source.dataDir, '-keys', 'sealing-keys')
  if (readOrNull(misplaced) !== null)
    throw new Error(`${misplaced} lies inside the data folder: move it to ${fileIn(source.keyDir)}.`)
  const former = join(/* turbopackIgnore: true */ source.dataDir, 'data-key')
  const adopted = readOrNull(former)?.trim()
  if (adopted !== undefined && !form.test(`${adopted}\n`))
    throw new Error(`${former} holds no key: put its copy back, or delete it to have a new one made.`)
  make(source.keyDir, adopted ?? newLine(systemClock.now()))
  // Of several processes that start at once one made the file; all read it.
  const made = readSecrets(source.keyDir)
  if (made === null) throw new Error(`The file ${fileIn(source.keyDir)} was removed while it was made.`)
  if (adopted !== undefined) rmSync(former, { force: true })
  return made
}

function readSecrets(keyDir: string): Secrets | null {
  const text = readOrNull(fileIn(keyDir))
  if (text === null) return null
  // Cut short by a crash, it must not seal anything: with it gone later, what it sealed would be too.
  const [first, ...others] = form.test(text) ? text.trimEnd().split('\n') : []
  if (first === undefined)
    throw new Error(`${fileIn(keyDir)} holds no keys: put its copy back, or delete it to have a new one made.`)
  return [first, ...others]
}

/** The file appears as a whole, and only where there is none: whoever starts at the same moment finds all of it or nothing. */
function make(keyDir: string, line: string): void {
  mkdirSync(keyDir, { recursive: true, mode: 0o700 })
  const own = `${fileIn(keyDir)}.${process.pid}-${randomBytes(4).toString('hex')}`
  try {
    writeFileSync(own, `${line}\n`, { flag: 'wx', mode: 0o600, flush: true })
    linkSync(own, fileIn(keyDir))
    syncFolder(keyDir)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    rmSync(own, { force: true })
  }
}

/** Replaces the file as a whole: whoever reads meanwhile finds the old keys or the new ones. */
function write(keyDir: string, lines: readonly string[]): void {
  const next = `${fileIn(keyDir)}.next`
  writeFileSync(next, `${lines.join('\n')}\n`, { mode: 0o600, flush: true })
  renameSync(next, fileIn(keyDir))
  syncFolder(keyDir)
}

/** Without this a new name in a folder may be gone after a power cut. */
function syncFolder(path: string): void {
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}
