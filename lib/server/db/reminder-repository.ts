import 'server-only'
import type { Kysely, Transaction } from 'kysely'
import type { NewMessage } from './outbox-repository'
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
   * Keeps an address with its mails; one that is kept for this campaign stays as it is and gets none. Runs the same statements either way,
   * so that the time it takes does not tell who asked before.
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
        await insert(transaction, request)
        await addMail(transaction, request.id, request.first)
        if (request.later !== null) await addMail(transaction, request.id, request.later)
      })
    },
    end: async (removalKey, now) => {
      const db = await connect()
      return db.transaction().execute((transaction) => end(transaction, removalKey, now))
    },
  }
}

async function insert(transaction: Transaction<Schema>, request: ReminderRequest): Promise<void> {
  await transaction
    .insertInto('campaign_reminders')
    .values({
      id: request.id,
      campaign: request.campaign,
      email: request.email,
      removal_key: request.removalKey,
      text_version: request.textVersion,
      later_mail_id: request.later?.id ?? null,
      erase_at: request.eraseAt,
      created_at: request.now,
    })
    .onConflict((conflict) => conflict.columns(['campaign', 'email']).doNothing())
    .execute()
}

/** Adds a mail only where the request's own row was kept. */
async function addMail(transaction: Transaction<Schema>, reminderId: string, mail: NewMessage): Promise<void> {
  await transaction
    .insertInto('message_outbox')
    .columns(['id', 'kind', 'channel', 'sealed', 'state', 'attempts', 'due_at', 'useless_at', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('campaign_reminders')
        .select((of) => [
          of.val(mail.id).as('id'),
          of.val(mail.kind).as('kind'),
          of.val(mail.channel).as('channel'),
          of.val<string | null>(mail.sealed).as('sealed'),
          of.val<'waiting'>('waiting').as('state'),
          of.lit(0).as('attempts'),
          of.cast<number>(of.val(mail.dueAt), 'bigint').as('due_at'),
          of.cast<number | null>(of.val(mail.uselessAt), 'bigint').as('useless_at'),
          of.cast<number>(of.val(mail.now), 'bigint').as('created_at'),
        ])
        .where('id', '=', reminderId),
    )
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
