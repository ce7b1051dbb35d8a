import 'server-only'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { accountStates } from '@/lib/server/services/sessions/account'
import { type StoredContact, verifiedContactsOf } from './member-repository'
import type { PasskeysTable } from './passkey-tables'
import { lockAccount } from './replaced-contact-repository'
import type { Schema } from './schema'

/** A passkey with what proves it. Moments are epoch milliseconds. */
export interface StoredPasskey {
  readonly id: string
  readonly accountId: string
  readonly credentialId: string
  /** COSE key, base64url. */
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
  readonly device: string
  readonly addedAt: number
  readonly lastUsedAt: number | null
}

/** A challenge that waits to be signed, by its hash; `holder` says by whom and for what. */
export interface Challenge {
  readonly digest: string
  readonly holder: string
}

/** Work of the same transaction, told which contacts the account has. */
type Along = (transaction: Kysely<Schema>, contacts: readonly StoredContact[]) => Promise<void>

export interface PasskeyRepository {
  /** The passkeys of an account, the oldest first. */
  list(accountId: string): Promise<readonly StoredPasskey[]>
  /** A passkey of an active account; null for another. */
  findActive(credentialId: string): Promise<StoredPasskey | null>
  /** `full`: the account has `most`. `taken`: an account has this passkey. */
  add(passkey: StoredPasskey, most: number, along: Along): Promise<'added' | 'full' | 'taken'>
  /** Removes a passkey of this account and no other; gives it, null where there was none. */
  remove(
    accountId: string,
    id: string,
    along: (...told: [...Parameters<Along>, StoredPasskey]) => Promise<void>,
  ): Promise<StoredPasskey | null>
  /** Notes a use. False where the passkey is gone, or another use was noted since it was read. */
  use(
    passkey: Pick<StoredPasskey, 'id' | 'counter'>,
    next: { readonly counter: number; readonly at: number },
  ): Promise<boolean>
  putChallenge(challenge: Challenge, expiresAt: number): Promise<void>
  /** Takes a challenge: of any number of callers at once, one gets true. */
  takeChallenge(challenge: Challenge, now: number): Promise<boolean>
}

const activeState = z.enum(accountStates).enum.active

function passkeyOf(row: PasskeysTable): StoredPasskey {
  return {
    id: row.id,
    accountId: row.account_id,
    credentialId: row.credential_id,
    publicKey: row.public_key,
    counter: row.counter,
    transports: row.transports === '' ? [] : row.transports.split(' '),
    device: row.device,
    addedAt: row.added_at,
    lastUsedAt: row.last_used_at,
  }
}

/** Passkeys on either engine; `connect` is called for each use, so nothing is opened before. */
export function createPasskeyRepository(connect: () => Promise<Kysely<Schema>>): PasskeyRepository {
  return {
    list: async (accountId) => listOf(await connect(), accountId),
    findActive: async (credentialId) => findActive(await connect(), credentialId),
    add: async (passkey, most, along) => {
      const db = await connect()
      return db.transaction().execute(async (transaction) => {
        await lockAccount(transaction, passkey.accountId)
        if ((await listOf(transaction, passkey.accountId)).length >= most) return 'full'
        if (!(await insert(transaction, passkey))) return 'taken'
        await along(transaction, await verifiedContactsOf(transaction, passkey.accountId))
        return 'added'
      })
    },
    remove: async (accountId, id, along) => {
      const db = await connect()
      return db.transaction().execute(async (transaction) => {
        const row = await transaction
          .deleteFrom('passkeys')
          .where('id', '=', id)
          .where('account_id', '=', accountId)
          .returningAll()
          .executeTakeFirst()
        if (row === undefined) return null
        const removed = passkeyOf(row)
        await along(transaction, await verifiedContactsOf(transaction, accountId), removed)
        return removed
      })
    },
    use: async ({ id, counter }, next) => {
      const db = await connect()
      const { numUpdatedRows } = await db
        .updateTable('passkeys')
        .set({ counter: next.counter, last_used_at: next.at })
        .where('id', '=', id)
        .where('counter', '=', counter)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
    putChallenge: async ({ digest, holder }, expiresAt) => {
      const db = await connect()
      await db.insertInto('passkey_challenges').values({ digest, holder, expires_at: expiresAt }).execute()
    },
    takeChallenge: async ({ digest, holder }, now) => {
      const db = await connect()
      const { numDeletedRows } = await db
        .deleteFrom('passkey_challenges')
        .where('digest', '=', digest)
        .where('holder', '=', holder)
        .where('expires_at', '>', now)
        .executeTakeFirst()
      return numDeletedRows === 1n
    },
  }
}

async function listOf(db: Kysely<Schema>, accountId: string): Promise<readonly StoredPasskey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('added_at')
    .orderBy('id')
    .execute()
  return rows.map(passkeyOf)
}

async function findActive(db: Kysely<Schema>, credentialId: string): Promise<StoredPasskey | null> {
  const row = await db
    .selectFrom('passkeys')
    .innerJoin('accounts', 'accounts.id', 'passkeys.account_id')
    .selectAll('passkeys')
    .where('credential_id', '=', credentialId)
    .where('accounts.state', '=', activeState)
    .executeTakeFirst()
  return row === undefined ? null : passkeyOf(row)
}

/** False where an account has the passkey already. */
async function insert(db: Kysely<Schema>, passkey: StoredPasskey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkeys')
    .values({
      id: passkey.id,
      account_id: passkey.accountId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports.join(' '),
      device: passkey.device,
      added_at: passkey.addedAt,
      last_used_at: passkey.lastUsedAt,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
