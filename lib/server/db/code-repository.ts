import 'server-only'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { CodeChannel } from '@/lib/contract/entities/joining'
import type { Contact } from '@/lib/domain/validation/contact'
import type { CodeHolder, CodePurpose } from '@/lib/server/services/messages/code'
import type { OpenDatabase } from './database'
import type { Schema } from './schema'

/** Who a code is for and what it does. */
export interface CodeAsk {
  readonly holder: CodeHolder
  readonly purpose: CodePurpose
  readonly contact: Contact
}

/** What is asked for, and by what it is counted: of those that are counted alike, one a minute goes to the contact. */
export interface CountedAsk extends CodeAsk {
  readonly counter: string
}

/** A code as it is stored: a digest, never itself. Moments are epoch milliseconds. */
export interface StoredCode extends CountedAsk {
  /** The request id; that of its message too. */
  readonly id: string
  readonly channel: CodeChannel
  readonly digest: string
  readonly createdAt: number
  readonly expiresAt: number
}

/** A code that was asked for shortly before, and still works. */
export interface OnItsWay {
  readonly id: string
  readonly channel: CodeChannel
  readonly createdAt: number
  readonly expiresAt: number
}

/** Why no other code is sent yet. `wait`: somebody who is counted alike asked for one to this contact, at that moment. */
export type Before =
  | { readonly state: 'on-its-way'; readonly code: OnItsWay }
  | { readonly state: 'wait'; readonly since: number }
export type Issue = { readonly state: 'issued' } | Before

/** A code that somebody types. `channel` is null where any will do. */
export interface Trial extends CodeAsk {
  readonly id: string
  readonly channel: CodeChannel | null
  readonly now: number
  /** The number of tries that a code has. */
  readonly most: number
}

export type TrialOutcome = 'right' | 'wrong' | 'over'

/** Part of a transaction; false when what the code was for is over. */
export type CodeEffect = (transaction: Transaction<Schema>) => Promise<boolean>

export interface CodeRepository {
  /** What was sent to the contact after `since`: for the same holder and purpose, if it still works, or for others who are counted alike; null for nothing. */
  before(ask: CountedAsk, since: number, now: number): Promise<Before | null>
  /**
   * Stores a code, ends the holder's others for this purpose, withholds their messages and puts this one's in, all or nothing. Stores
   * nothing when {@link before} finds something: of any number of callers at once, one has its code issued.
   */
  issue(code: StoredCode, since: number, putIn: (transaction: Transaction<Schema>) => Promise<void>): Promise<Issue>
  /**
   * Counts a try, then asks `isRight` of the digest; a right code is over with the effect that it has, both or neither. A code has
   * `most` tries, however many come at once.
   */
  spend(trial: Trial, isRight: (digest: string) => boolean, effect: CodeEffect): Promise<TrialOutcome>
}

/** Any number that nothing else in the database locks on by two numbers. */
const contactLock = 8_462_266

/** Codes on either engine; `connect` is called for each use, so nothing is opened before. */
export function createCodeRepository(connect: () => Promise<OpenDatabase>): CodeRepository {
  return {
    before: async (ask, since, now) => lookBefore((await connect()).db, ask, since, now),
    issue: async (code, since, putIn) => {
      const { db, engine } = await connect()
      return db.transaction().execute(async (transaction) => {
        // SQLite lets one transaction write at a time.
        if (engine === 'postgres') await lockContact(transaction, code.contact)
        const before = await lookBefore(transaction, code, since, code.createdAt)
        if (before !== null) return before
        await endOthers(transaction, code)
        await insert(transaction, code)
        await putIn(transaction)
        return { state: 'issued' }
      })
    },
    spend: async (trial, isRight, effect) => {
      const { db } = await connect()
      return db.transaction().execute((transaction) => spend(transaction, trial, isRight, effect))
    },
  }
}

/** Until the end of the transaction, nobody else looks for what went to this contact. */
async function lockContact(transaction: Transaction<Schema>, { kind, value }: Contact): Promise<void> {
  await sql`select pg_advisory_xact_lock(${contactLock}, hashtext(${`${kind} ${value}`}))`.execute(transaction)
}

async function onItsWay(db: Kysely<Schema>, ask: CodeAsk, since: number, now: number): Promise<OnItsWay | null> {
  const row = await db
    .selectFrom('one_time_codes')
    .select(['id', 'channel', 'created_at as createdAt', 'expires_at as expiresAt'])
    .where('holder', '=', ask.holder)
    .where('purpose', '=', ask.purpose)
    .where('contact_kind', '=', ask.contact.kind)
    .where('contact_value', '=', ask.contact.value)
    .where('over_at', 'is', null)
    .where('created_at', '>', since)
    // What is from the future was sent before the clock went back.
    .where('created_at', '<=', now)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return row ?? null
}

async function lookBefore(db: Kysely<Schema>, ask: CountedAsk, since: number, now: number): Promise<Before | null> {
  // First: the holder's own code may be stored between the two looks, and must not be taken for another's.
  const any = await db
    .selectFrom('one_time_codes')
    .select('created_at')
    .where('contact_kind', '=', ask.contact.kind)
    .where('contact_value', '=', ask.contact.value)
    .where('counter', '=', ask.counter)
    .where('created_at', '>', since)
    .where('created_at', '<=', now)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  const own = await onItsWay(db, ask, since, now)
  if (own !== null) return { state: 'on-its-way', code: own }
  return any === undefined ? null : { state: 'wait', since: any.created_at }
}

async function endOthers(transaction: Transaction<Schema>, { holder, purpose, createdAt }: StoredCode): Promise<void> {
  const ended = await transaction
    .updateTable('one_time_codes')
    .set({ over_at: createdAt })
    .where('holder', '=', holder)
    .where('purpose', '=', purpose)
    .where('over_at', 'is', null)
    .returning('id')
    .execute()
  if (ended.length === 0) return
  await transaction
    .updateTable('message_outbox')
    .set({ state: 'withheld', settled_at: createdAt, sealed: null })
    .where(
      'id',
      'in',
      ended.map(({ id }) => id),
    )
    .where('state', '=', 'waiting')
    .execute()
}

async function insert(transaction: Transaction<Schema>, code: StoredCode): Promise<void> {
  await transaction
    .insertInto('one_time_codes')
    .values({
      id: code.id,
      holder: code.holder,
      purpose: code.purpose,
      channel: code.channel,
      contact_kind: code.contact.kind,
      contact_value: code.contact.value,
      counter: code.counter,
      code_hash: code.digest,
      tries: 0,
      created_at: code.createdAt,
      expires_at: code.expiresAt,
      over_at: null,
    })
    .execute()
}

async function spend(
  transaction: Transaction<Schema>,
  trial: Trial,
  isRight: (digest: string) => boolean,
  effect: CodeEffect,
): Promise<TrialOutcome> {
  const { id, holder, purpose, contact, channel, now, most } = trial
  const asked = transaction
    .updateTable('one_time_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('holder', '=', holder)
    .where('purpose', '=', purpose)
    .where('contact_kind', '=', contact.kind)
    .where('contact_value', '=', contact.value)
    .where('over_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', most)
  const onChannel = channel === null ? asked : asked.where('channel', '=', channel)
  const counted = await onChannel.returning('code_hash').executeTakeFirst()
  if (counted === undefined) return 'over'
  if (!isRight(counted.code_hash)) return 'wrong'
  await transaction.updateTable('one_time_codes').set({ over_at: now }).where('id', '=', id).execute()
  return (await effect(transaction)) ? 'right' : 'over'
}
