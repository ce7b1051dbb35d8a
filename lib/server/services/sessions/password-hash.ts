import 'server-only'
import { type Argon2Parameters, argon2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { z } from 'zod'
import { assertNotPutOff } from '@/lib/server/effects'
import { createPlaces } from '@/lib/server/places'
import type { Random } from '@/lib/server/services/keys/random'

const derive = promisify(argon2)

/** What a hash costs: `memory` in KiB, `passes` over it, `parallelism` lanes. */
type Cost = Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism'>

/** OWASP's least for Argon2id (Password Storage Cheat Sheet, 2026): about 30 ms and 19 MiB. */
const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
const saltBytes = 16
const hashBytes = 32
/** What a stored hash may ask for: a row that was changed must not take the machine's memory. */
const mostMemory = 1_048_576
const mostPasses = 16

/** Hashes that are made at a time, each in a thread of its own and 19 MiB, and how many may wait for that. */
export const hashingLimits = { atOnce: 2, waiting: 32 } as const

/** More passwords are to be hashed than can be, and more wait than may. */
export class HashingFull extends Error {
  constructor() {
    super('Too many passwords are being hashed')
    this.name = 'HashingFull'
  }
}

const place = createPlaces(hashingLimits, () => new HashingFull())

/** Runs some work when a place is free. @throws HashingFull, and PutOff where nobody waits for it any more */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return place(() => {
    assertNotPutOff()
    return work()
  })
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '')

/** A hash of today's cost as it is stored, in the PHC format. */
function phcOf(salt: Uint8Array, hash: Uint8Array): string {
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(hash)}`
}

/** Nothing is trimmed, cut or folded; the two ways in which systems send one accented letter are made one (Unicode NFC). */
const messageOf = (password: string) => password.normalize('NFC')

/**
 * A password as it is stored: Argon2id in the PHC format, with its salt and cost.
 * @throws HashingFull
 */
export async function hashPassword(random: Random, password: string): Promise<string> {
  const salt = random.bytes(saltBytes)
  const options = { ...cost, message: messageOf(password), nonce: salt, tagLength: hashBytes }
  const hash = await inTurn(() => derive('argon2id', options))
  return phcOf(salt, hash)
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/
const storedCost = z.object({
  memory: z.coerce.number().int().min(8).max(mostMemory),
  passes: z.coerce.number().int().min(1).max(mostPasses),
  parallelism: z.coerce.number().int().min(1).max(4),
})

/** A hash that no password has, at the cost of a real one. */
const nobodys = phcOf(Buffer.alloc(saltBytes), Buffer.alloc(hashBytes))

/** What came of comparing a password with a stored hash. */
export interface Comparison {
  readonly right: boolean
  /** The hash was made at a lower cost than today's: hash the password again. */
  readonly outdated: boolean
}

/**
 * Whether a password is the one that was hashed. null, for nobody's hash, takes the same time and is never right.
 * @throws HashingFull, and Error for a stored text that is no hash of ours.
 */
export async function comparePassword(stored: string | null, password: string): Promise<Comparison> {
  const [, memory, passes, parallelism, salt = '', hash = ''] = phc.exec(stored ?? nobodys) ?? []
  const parsed = storedCost.safeParse({ memory, passes, parallelism })
  if (!parsed.success) throw new Error('A stored password hash is not readable')
  const expected = Buffer.from(hash, 'base64')
  const options = {
    ...parsed.data,
    message: messageOf(password),
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
  }
  const made = await inTurn(() => derive('argon2id', options))
  const right = stored !== null && timingSafeEqual(made, expected)
  return { right, outdated: parsed.data.memory < cost.memory || parsed.data.passes < cost.passes }
}
