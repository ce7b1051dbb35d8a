import 'server-only'
import type { Kysely, Transaction } from 'kysely'
import { insertMessage, type NewMessage } from './outbox-repository'
import type { Schema } from './schema'

/** An address that asks to be reminded of a campaign's end. Times are epoch milliseconds. */
export interface ReminderRequest {
  readonly id: string
  readonly campaign: string
  readonly email: string
  readonly removalKey: string
  readonly textVersion: string
  readonly eraseAt: number
  readonly now: number
  /** The mail that is due now. */
  readonly first: NewMessage
  /** The reminder itself; null: it is too late for one. */
  readonly later: NewMessage | null
}

export interface ReminderRepository {
  /**
   * Keeps an address with its mails; one that is kept for this campaign stays as it is and gets none. Runs the same statements and writes as
   * many rows either way, so that the time it takes does not tell who asked before.
   */
  keep(request: ReminderRequest): Promise<void>
  /** Erases the address of a key, and withholds the mail that waits for it. False for a key that nothing is kept under. */
  end(removalKey: string, now: number): Promise<boolean>
}

/** Reminders on either engine; `connect` is called for each use, so nothing is opened before. */
export function createReminderRepository(connect: () => Promise<Kysely<Schema>>): ReminderRepository {
  return {
    keep: async (request) => {
      const db = await connect()
      await db.transaction().execute(async (transaction) => {
        await passRow(transaction, request)
        await insert(transaction, request)
        for (const mail of [request.first, ...(request.later === null ? [] : [request.later])]) {
          await insertMessage(transaction, mail)
          await takeBackUnlessKept(transaction, request.id, mail)
        }
      })
    },
    end: async (removalKey, now) => {
      const db = await connect()
      return db.transaction().execute((transaction) => end(transaction, removalKey, now))
    },
  }
}

/** Writes a row that is gone again: an address that is new writes its own, one that is kept already would write none. */
async function passRow(transaction: Transaction<Schema>, request: ReminderRequest): Promise<void> {
  // No address: nothing else can have it.
  const email = request.id
  await transaction
    .insertInto('campaign_reminders')
    .values(rowOf({ ...request, email }))
    .execute()
  await transaction.deleteFrom('campaign_reminders').where('id', '=', request.id).execute()
}

function rowOf(request: ReminderRequest) {
  return {
    id: request.id,
    campaign: request.campaign,
    email: request.email,
    removal_key: request.removalKey,
    text_version: request.textVersion,
    later_mail_id: request.later?.id ?? null,
    erase_at: request.eraseAt,
    created_at: request.now,
  }
}

async function insert(transaction: Transaction<Schema>, request: ReminderRequest): Promise<void> {
  await transaction
    .insertInto('campaign_reminders')
    .values(rowOf(request))
    .onConflict((conflict) => conflict.columns(['campaign', 'email']).doNothing())
    .execute()
}

/** Takes a mail back that was written for an address that was kept before. */
async function takeBackUnlessKept(
  transaction: Transaction<Schema>,
  reminderId: string,
  { id }: NewMessage,
): Promise<void> {
  const kept = transaction.selectFrom('campaign_reminders').select('id').where('id', '=', reminderId)
  await transaction
    .deleteFrom('message_outbox')
    .where('id', '=', id)
    .where((eb) => eb.not(eb.exists(kept)))
    .execute()
}

async function end(transaction: Transaction<Schema>, removalKey: string, now: number): Promise<boolean> {
  const erased = await transaction
    .deleteFrom('campaign_reminders')
    .where('removal_key', '=', removalKey)
    .returning('later_mail_id')
    .executeTakeFirst()
  if (erased === undefined) return false
  await transaction
    .updateTable('message_outbox')
    .set({ state: 'withheld', sealed: null, settled_at: now })
    .where('id', '=', erased.later_mail_id)
    .where('state', '=', 'waiting')
    .execute()
  return true
}
