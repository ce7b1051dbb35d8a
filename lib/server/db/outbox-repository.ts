import 'server-only'
import type { Kysely } from 'kysely'
import type { CodeChannel } from '@/lib/contract/entities/joining'
import type { Schema } from './schema'

/** A message that may be tried now. */
export interface DueMessage {
  readonly id: string
  readonly attempts: number
  readonly dueAt: number
}

/** What a message is made from: a subscription, or what was encrypted when it was put in. */
export type MessageContent =
  | { readonly from: 'subscription'; readonly recipient: string; readonly unsubscribeKey: string }
  | { readonly from: 'seal'; readonly sealed: string }

/** A message that this caller alone may send until its lease ends. `attempts` counts this one. */
export interface ClaimedMessage {
  readonly id: string
  readonly kind: string
  readonly attempts: number
  readonly createdAt: number
  /** From when it is of no use; null: always of use. */
  readonly uselessAt: number | null
  readonly content: MessageContent
}

/** What became of a message that is not tried again. */
export type Settled = 'sent' | 'withheld' | 'failed'

/** A message that waits, encrypted. */
export interface SealedMessage {
  readonly id: string
  readonly sealed: string
}

/** A message to put in. `now` is when it was made, `dueAt` when it may be sent. */
export interface NewMessage extends SealedMessage {
  readonly kind: string
  readonly channel: CodeChannel
  readonly uselessAt: number | null
  readonly dueAt: number
  readonly now: number
}

/** Rows read at once for a change of keys: one with files has some 8 MB. */
const sealedAtOnce = 20

export interface OutboxRepository {
  /** Puts messages in, all or none. One whose id is there already stays as it is. Durable when it returns. */
  put(messages: readonly NewMessage[]): Promise<void>
  /** Messages of a channel that are due at a moment, those that lapse first, then the longest waiting; at most `limit`. */
  due(channel: CodeChannel, now: number, limit: number): Promise<readonly DueMessage[]>
  /** Takes a message until `leaseUntil`; null when another process was quicker or it was withheld meanwhile. */
  claim(message: DueMessage, leaseUntil: number): Promise<ClaimedMessage | null>
  /** The message is not tried again, and what it said is gone. One that was withheld while it was under way stays withheld. */
  settle(id: string, state: Settled, now: number, lastError: string | null): Promise<void>
  /** The message is tried again at a moment. */
  postpone(id: string, dueAt: number, lastError: string): Promise<void>
  /** How many messages of a kind wait. */
  waiting(kind: string): Promise<number>
  /** Messages that wait encrypted, in the order of their ids, some that follow an id. */
  sealedAfter(id: string): Promise<readonly SealedMessage[]>
  /** Puts another seal in place of one; false when it was settled meanwhile. */
  replace(message: SealedMessage, sealed: string): Promise<boolean>
}

/** The messages to send, on either engine; `connect` is called for each use, so nothing is opened before. */
export function createOutboxRepository(connect: () => Promise<Kysely<Schema>>): OutboxRepository {
  return {
    put: async (messages) => {
      const db = await connect()
      await db.transaction().execute(async (transaction) => {
        for (const message of messages) await insertMessage(transaction, message)
      })
    },
    due: async (channel, now, limit) => {
      const db = await connect()
      return db
        .selectFrom('message_outbox')
        .select(['id', 'attempts', 'due_at as dueAt'])
        .where('state', '=', 'waiting')
        .where('due_at', '<=', now)
        .where('channel', '=', channel)
        .orderBy((eb) => eb.fn.coalesce('useless_at', eb.val(Number.MAX_SAFE_INTEGER)))
        .orderBy('due_at')
        .orderBy('id')
        .limit(limit)
        .execute()
    },
    claim: async (message, leaseUntil) => claim(await connect(), message, leaseUntil),
    settle: async (id, state, now, lastError) => {
      const db = await connect()
      await db
        .updateTable('message_outbox')
        .set({ state, settled_at: now, last_error: lastError, sealed: null })
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .execute()
    },
    postpone: async (id, dueAt, lastError) => {
      const db = await connect()
      await db
        .updateTable('message_outbox')
        .set({ due_at: dueAt, last_error: lastError })
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .execute()
    },
    waiting: async (kind) => countWaiting(await connect(), kind),
    sealedAfter: async (id) => {
      const db = await connect()
      const rows = await db
        .selectFrom('message_outbox')
        .select(['id', 'sealed'])
        .where('id', '>', id)
        .where('sealed', 'is not', null)
        .orderBy('id')
        .limit(sealedAtOnce)
        .execute()
      return rows.flatMap((row) => (row.sealed === null ? [] : [{ id: row.id, sealed: row.sealed }]))
    },
    replace: async ({ id, sealed: before }, sealed) => {
      const db = await connect()
      const { numUpdatedRows } = await db
        .updateTable('message_outbox')
        .set({ sealed })
        .where('id', '=', id)
        .where('sealed', '=', before)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
  }
}

async function countWaiting(db: Kysely<Schema>, kind: string): Promise<number> {
  const { count } = await db
    .selectFrom('message_outbox')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('state', '=', 'waiting')
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Puts a message in within a transaction. One with its id that is there already stays as it is. */
export async function insertMessage(transaction: Kysely<Schema>, message: NewMessage): Promise<void> {
  await transaction
    .insertInto('message_outbox')
    .values({
      id: message.id,
      kind: message.kind,
      channel: message.channel,
      subscriber_id: null,
      sealed: message.sealed,
      state: 'waiting',
      attempts: 0,
      due_at: message.dueAt,
      useless_at: message.uselessAt,
      last_error: null,
      created_at: message.now,
      settled_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Compare and swap on the due time: of several processes that saw the message due, one changes the row. */
async function claim(db: Kysely<Schema>, message: DueMessage, leaseUntil: number): Promise<ClaimedMessage | null> {
  const taken = await db
    .updateTable('message_outbox')
    .set({ due_at: leaseUntil, attempts: message.attempts + 1 })
    .where('id', '=', message.id)
    .where('state', '=', 'waiting')
    .where('due_at', '=', message.dueAt)
    .where('attempts', '=', message.attempts)
    .executeTakeFirst()
  if (taken.numUpdatedRows === 0n) return null
  const row = await db
    .selectFrom('message_outbox as message')
    .leftJoin('newsletter_subscribers as subscriber', (join) =>
      join.onRef('subscriber.id', '=', 'message.subscriber_id').on('subscriber.state', '=', 'subscribed'),
    )
    .select([
      'message.id',
      'message.kind',
      'message.attempts',
      'message.created_at as createdAt',
      'message.useless_at as uselessAt',
      'message.sealed',
      'subscriber.email as recipient',
      'subscriber.unsubscribe_key as unsubscribeKey',
    ])
    .where('message.id', '=', message.id)
    .where('message.state', '=', 'waiting')
    .executeTakeFirst()
  if (row === undefined) return null
  const { sealed, recipient, unsubscribeKey, ...rest } = row
  if (sealed !== null) return { ...rest, content: { from: 'seal', sealed } }
  if (recipient === null || unsubscribeKey === null) return null
  return { ...rest, content: { from: 'subscription', recipient, unsubscribeKey } }
}
