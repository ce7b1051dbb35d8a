import 'server-only'
import type { Kysely } from 'kysely'
import type { Schema } from './schema'

/** A call that has one effect, as digests of who sends what under which key. `at` is epoch milliseconds. */
export interface KeyedCall {
  readonly digest: string
  readonly bodyDigest: string
  readonly at: number
}

/** `mine`: this caller does the work. `busy`: another one is at it. `other-body`: the key was used for something else. */
export type Claim =
  | { readonly state: 'mine' | 'busy' | 'other-body' }
  | { readonly state: 'answered'; readonly sealed: string }

export interface IdempotencyRepository {
  /** Of any number of callers at once one gets `mine`; also one who comes `leaseMs` after a caller who never came to an end. */
  claim(call: KeyedCall, leaseMs: number): Promise<Claim>
  /** Keeps the answer of the one who did the work; without effect once another one has taken over. */
  answer(call: KeyedCall, sealed: string): Promise<void>
  /** Gives the key back after work that came to nothing. */
  release(call: KeyedCall): Promise<void>
}

/** Keys of calls on either engine; `connect` is called for each use, so nothing is opened before. */
export function createIdempotencyRepository(connect: () => Promise<Kysely<Schema>>): IdempotencyRepository {
  return {
    claim: async (call, leaseMs) => {
      const db = await connect()
      const inserted = await db
        .insertInto('idempotency_keys')
        .values({ digest: call.digest, body_digest: call.bodyDigest, answer_sealed: null, created_at: call.at })
        .onConflict((conflict) => conflict.column('digest').doNothing())
        .executeTakeFirst()
      return inserted.numInsertedOrUpdatedRows === 1n ? { state: 'mine' } : claimFound(db, call, leaseMs)
    },
    answer: async (call, sealed) => {
      const db = await connect()
      await db
        .updateTable('idempotency_keys')
        .set({ answer_sealed: sealed })
        .where('digest', '=', call.digest)
        .where('created_at', '=', call.at)
        .where('answer_sealed', 'is', null)
        .execute()
    },
    release: async (call) => {
      const db = await connect()
      await db
        .deleteFrom('idempotency_keys')
        .where('digest', '=', call.digest)
        .where('created_at', '=', call.at)
        .where('answer_sealed', 'is', null)
        .execute()
    },
  }
}

async function claimFound(db: Kysely<Schema>, call: KeyedCall, leaseMs: number): Promise<Claim> {
  const row = await db.selectFrom('idempotency_keys').selectAll().where('digest', '=', call.digest).executeTakeFirst()
  // Given back between the two statements: whoever sends it again finds it free.
  if (row === undefined) return { state: 'busy' }
  if (row.body_digest !== call.bodyDigest) return { state: 'other-body' }
  if (row.answer_sealed !== null) return { state: 'answered', sealed: row.answer_sealed }
  const { numUpdatedRows } = await db
    .updateTable('idempotency_keys')
    .set({ created_at: call.at })
    .where('digest', '=', call.digest)
    .where('created_at', '=', row.created_at)
    .where('created_at', '<=', call.at - leaseMs)
    .where('answer_sealed', 'is', null)
    .executeTakeFirst()
  return { state: numUpdatedRows === 1n ? 'mine' : 'busy' }
}
