import 'server-only'
import type { Kysely, Transaction } from 'kysely'
import type { Email } from '@/lib/domain/validation/email'
import type { AddressAlertsTable } from './address-alerts-table'
import { type AlertSource, replaceFigures } from './alert-repository'
import { insertMessage, type NewMessage } from './outbox-repository'
import type { Schema } from './schema'
import { storedContact } from './stored-contact'

const dayMs = 86_400_000
/** So long an address can be confirmed. */
export const confirmDays = 2
const confirmMs = confirmDays * dayMs

/** The most alerts of one address, and of those the most that wait to be confirmed. */
export const addressLimits = { all: 20, waiting: 3 } as const

/** An address that asks. Moments are epoch milliseconds. */
export interface AddressAsked extends Pick<AddressAlertsTable, 'id' | 'subject' | 'figure' | 'question'> {
  readonly email: Email
  readonly removalKey: string
  /** Hash of the key that confirms the address. */
  readonly confirmDigest: string
  readonly textVersion: string
  readonly now: number
}

export interface AddressAlertRepository extends AlertSource {
  /**
   * Keeps what an address asks, with the message that confirms it: all or nothing. False, and no message, where the address follows the product already, was
   * asked to confirm that within a day, or has as many as it may.
   */
  ask(asked: AddressAsked, message: NewMessage): Promise<boolean>
  /** Confirms an address by the hash of the key that was sent there; true as well where it was confirmed by it before. */
  confirm(confirmDigest: string, now: number): Promise<boolean>
  /** Erases the alert of a key; false for a key that nothing is kept under. */
  end(removalKey: string): Promise<boolean>
}

/** Alerts without an account, on either engine; `connect` is called for each use, so nothing is opened before. */
export function createAddressAlertRepository(connect: () => Promise<Kysely<Schema>>): AddressAlertRepository {
  return {
    ask: async (asked, message) => {
      const db = await connect()
      return db.transaction().execute(async (transaction) => {
        if (!(await insert(transaction, asked)) || (await isTooMany(transaction, asked))) return false
        await insertMessage(transaction, message)
        return true
      })
    },
    confirm: async (confirmDigest, now) => {
      const db = await connect()
      const { numUpdatedRows } = await db
        .updateTable('address_alerts')
        .set(({ fn, val }) => ({ confirmed_at: fn.coalesce('confirmed_at', val(now)) }))
        .where('confirm_digest', '=', confirmDigest)
        .where((eb) => eb.or([eb('confirmed_at', 'is not', null), eb('asked_at', '>', now - confirmMs)]))
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
    end: async (removalKey) => {
      const db = await connect()
      const { numDeletedRows } = await db
        .deleteFrom('address_alerts')
        .where('removal_key', '=', removalKey)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
    after: async (id, limit) =>
      confirmed(await connect())
        .where('id', '>', id)
        .limit(limit)
        .execute(),
    ofOwner: async (email) =>
      confirmed(await connect())
        .where('email', '=', email)
        .execute(),
    contactOf: async (email) => storedContact('email', email),
    replace: async (changes, message) => replaceFigures(await connect(), 'address_alerts', changes, message),
  }
}

function confirmed(db: Kysely<Schema>) {
  return db
    .selectFrom('address_alerts')
    .select(['id', 'email as owner', 'subject', 'figure', 'question', 'removal_key as removalKey'])
    .where('confirmed_at', 'is not', null)
    .orderBy('id')
}

/** False where the address follows the product, or is asked to confirm that since less than a day. */
async function insert(transaction: Transaction<Schema>, asked: AddressAsked): Promise<boolean> {
  const { email, subject, now } = asked
  const row = {
    id: asked.id,
    figure: asked.figure,
    question: asked.question,
    removal_key: asked.removalKey,
    confirm_digest: asked.confirmDigest,
    text_version: asked.textVersion,
    asked_at: now,
  }
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('address_alerts')
    .values({ ...row, email, subject, confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'subject'])
        .doUpdateSet(row)
        .where('address_alerts.confirmed_at', 'is', null)
        .where('address_alerts.asked_at', '<=', now - dayMs),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Whether an address has too many with the one that was just kept, which is then erased again. */
async function isTooMany(transaction: Transaction<Schema>, { id, email }: AddressAsked): Promise<boolean> {
  const own = await transaction.selectFrom('address_alerts').select('confirmed_at').where('email', '=', email).execute()
  const waiting = own.filter(({ confirmed_at: at }) => at === null)
  if (own.length <= addressLimits.all && waiting.length <= addressLimits.waiting) return false
  await transaction.deleteFrom('address_alerts').where('id', '=', id).execute()
  return true
}
