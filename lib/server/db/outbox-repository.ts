import 'server-only'
import type { Kysely } from 'kysely'
import type { Schema } from './schema'

/** A mail that may be tried now. */
export interface DueMail {
  readonly id: string
  readonly attempts: number
  readonly dueAt: number
}

/** A mail that this caller alone may send until its lease ends. `attempts` counts this one. */
export interface ClaimedMail {
  readonly id: string
  readonly kind: 'newsletter-welcome'
  readonly attempts: number
  readonly createdAt: number
  readonly recipient: string
  readonly unsubscribeKey: string
}

/** What became of a mail that is not tried again. */
export type Settled = 'sent' | 'failed'

export interface OutboxRepository {
  /** Mails that are due at a moment, the longest waiting first, at most `limit`. */
  due(now: number, limit: number): Promise<readonly DueMail[]>
  /** Takes a mail until `leaseUntil`; null when another process was quicker or it was withheld meanwhile. */
  claim(mail: DueMail, leaseUntil: number): Promise<ClaimedMail | null>
  /** The mail is not tried again. One that was withheld while it was under way stays withheld. */
  settle(id: string, state: Settled, now: number, lastError: string | null): Promise<void>
  /** The mail is tried again at a moment. */
  postpone(id: string, dueAt: number, lastError: string): Promise<void>
  countWaiting(): Promise<number>
}

/** The mails to send, on either engine; `connect` is called for each use, so nothing is opened before. */
export function createOutboxRepository(connect: () => Promise<Kysely<Schema>>): OutboxRepository {
  return {
    due: async (now, limit) => {
      const db = await connect()
      return db
        .selectFrom('mail_outbox')
        .select(['id', 'attempts', 'due_at as dueAt'])
        .where('state', '=', 'waiting')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .orderBy('id')
        .limit(limit)
        .execute()
    },
    claim: async (mail, leaseUntil) => claim(await connect(), mail, leaseUntil),
    settle: async (id, state, now, lastError) => {
      const db = await connect()
      await db
        .updateTable('mail_outbox')
        .set({ state, settled_at: now, last_error: lastError })
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .execute()
    },
    postpone: async (id, dueAt, lastError) => {
      const db = await connect()
      await db
        .updateTable('mail_outbox')
        .set({ due_at: dueAt, last_error: lastError })
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .execute()
    },
    countWaiting: async () => {
      const db = await connect()
      const row = await db
        .selectFrom('mail_outbox')
        .select((eb) => eb.fn.countAll<number>().as('waiting'))
        .where('state', '=', 'waiting')
        .executeTakeFirstOrThrow()
      return Number(row.waiting)
    },
  }
}

/** Compare and swap on the due time: of several processes that saw the mail due, one changes the row. */
async function claim(db: Kysely<Schema>, mail: DueMail, leaseUntil: number): Promise<ClaimedMail | null> {
  const taken = await db
    .updateTable('mail_outbox')
    .set({ due_at: leaseUntil, attempts: mail.attempts + 1 })
    .where('id', '=', mail.id)
    .where('state', '=', 'waiting')
    .where('due_at', '=', mail.dueAt)
    .where('attempts', '=', mail.attempts)
    .executeTakeFirst()
  if (taken.numUpdatedRows === 0n) return null
  const row = await db
    .selectFrom('mail_outbox')
    .innerJoin('newsletter_subscribers', 'newsletter_subscribers.id', 'mail_outbox.subscriber_id')
    .select([
      'mail_outbox.id',
      'mail_outbox.kind',
      'mail_outbox.attempts',
      'mail_outbox.created_at as createdAt',
      'newsletter_subscribers.email as recipient',
      'newsletter_subscribers.unsubscribe_key as unsubscribeKey',
    ])
    .where('mail_outbox.id', '=', mail.id)
    .where('mail_outbox.state', '=', 'waiting')
    .where('newsletter_subscribers.state', '=', 'subscribed')
    .executeTakeFirst()
  return row ?? null
}
