import 'server-only'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { accountStates } from '@/lib/server/services/sessions/account'
import { type StoredContact, verifiedContactsOf } from './member-repository'
import type { Schema } from './schema'

/** Work of the same transaction, told which contacts the account has. */
type Along = (transaction: Kysely<Schema>, contacts: readonly StoredContact[]) => Promise<void>

/** What came of a code. `left`: how many of its account still work. */
export interface UsedCode {
  readonly accountId: string
  readonly left: number
}

export interface RecoveryRepository {
  /** How many codes of an account still work, and when they were made; null where none ever were. */
  of(accountId: string): Promise<{ readonly left: number; readonly madeAt: number } | null>
  /** Puts codes, by their hashes, in place of an account's; all or nothing. `at` is epoch milliseconds. */
  put(accountId: string, digests: readonly string[], at: number, along: Along): Promise<void>
  /** Uses up a code of an active account; null for any other. Of any number of callers at once, one gets the account. */
  use(
    digest: string,
    at: number,
    along: (...told: [...Parameters<Along>, UsedCode]) => Promise<void>,
  ): Promise<UsedCode | null>
}

const activeState = z.enum(accountStates).enum.active

/** Recovery codes on either engine; `connect` is called for each use, so nothing is opened before. */
export function createRecoveryRepository(connect: () => Promise<Kysely<Schema>>): RecoveryRepository {
  return {
    of: async (accountId) => {
      const db = await connect()
      const rows = await db
        .selectFrom('recovery_codes')
        .select(['made_at', 'used_at'])
        .where('account_id', '=', accountId)
        .execute()
      const [first] = rows
      if (first === undefined) return null
      return { left: rows.filter(({ used_at: at }) => at === null).length, madeAt: first.made_at }
    },
    put: async (accountId, digests, at, along) => {
      const db = await connect()
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
        const rows = digests.map((digest) => ({ digest, account_id: accountId, made_at: at, used_at: null }))
        await transaction.insertInto('recovery_codes').values(rows).execute()
        await along(transaction, await verifiedContactsOf(transaction, accountId))
      })
    },
    use: async (digest, at, along) => {
      const db = await connect()
      return db.transaction().execute(async (transaction) => {
        const used = await useIn(transaction, digest, at)
        if (used !== null) await along(transaction, await verifiedContactsOf(transaction, used.accountId), used)
        return used
      })
    },
  }
}

async function useIn(transaction: Kysely<Schema>, digest: string, at: number): Promise<UsedCode | null> {
  const active = transaction.selectFrom('accounts').select('id').where('state', '=', activeState)
  const row = await transaction
    .updateTable('recovery_codes')
    .set({ used_at: at })
    .where('digest', '=', digest)
    .where('used_at', 'is', null)
    .where('account_id', 'in', active)
    .returning('account_id')
    .executeTakeFirst()
  if (row === undefined) return null
  const left = await transaction
    .selectFrom('recovery_codes')
    .select('digest')
    .where('account_id', '=', row.account_id)
    .where('used_at', 'is', null)
    .execute()
  return { accountId: row.account_id, left: left.length }
}
