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
const form = /^(?:[0-9a-f]{64}\n)+$/

/** The keys for a purpose: the first seals, the others only open. Throws the system's error when the file can be neither read nor made. */
export function sealingKeys(source: KeySource, purpose: KeyPurpose): readonly [SealingKey, ...SealingKey[]] {
  const [first, ...others] = secretsOf(source)
  return [keyOf(first, purpose), ...others.map((secret) => keyOf(secret, purpose))]
}

/** Adds a key to the file, which seals from now on. Throws the system's error. */
export function addKey(source: KeySource): void {
  write(source.keyDir, [newSecret(), ...readOrMake(source)])
}

/** Forgets all but the newest keys of the file. Throws the system's error. */
export function keepNewestKeys(source: KeySource, count: number): void {
  write(source.keyDir, readOrMake(source).slice(0, count))
}

type Secrets = readonly [string, ...string[]]

function secretsOf(source: KeySource): Secrets {
  const { secret, secretBefore } = source
  if (secret === null) return readOrMake(source)
  return secretBefore === null ? [secret] : [secret, secretBefore]
}

function keyOf(secret: string, purpose: KeyPurpose): SealingKey {
  const id = createHash('sha256').update(`key-id ${secret}`).digest('hex').slice(0, 8)
  return { id, bytes: Buffer.from(hkdfSync('sha256', secret, '', purpose, keyBytes)) }
}

const newSecret = () => randomBytes(keyBytes).toString('hex')
const fileIn = (keyDir: string) => join(/* turbopackIgnore: true */ keyDir, 'sealing-keys')

function readOrMake(source: KeySource): Secrets {
  const present = readSecrets(source.keyDir)
  if (present !== null) return present
  const former = join(/* turbopackIgnore: true */ source.dataDir, 'data-key')
  const adopted = readOrNull(former)?.trim()
  if (adopted !== undefined && !form.test(`${adopted}\n`))
    throw new Error(`${former} holds no key: put its copy back, or delete it to have a new one made.`)
  make(source.keyDir, adopted === undefined ? newSecret() : adopted)
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
function make(keyDir: string, secret: string): void {
  mkdirSync(keyDir, { recursive: true, mode: 0o700 })
  const own = `${fileIn(keyDir)}.${process.pid}-${randomBytes(4).toString('hex')}`
  try {
    writeFileSync(own, `${secret}\n`, { flag: 'wx', mode: 0o600, flush: true })
    linkSync(own, fileIn(keyDir))
    syncFolder(keyDir)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    rmSync(own, { force: true })
  }
}

/** Replaces the file as a whole: whoever reads meanwhile finds the old keys or the new ones. */
function write(keyDir: string, secrets: readonly string[]): void {
  const next = `${fileIn(keyDir)}.next`
  writeFileSync(next, `${secrets.join('\n')}\n`, { mode: 0o600, flush: true })
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
