import 'server-only'
import { type Kysely, sql } from 'kysely'
import type { Contact } from '@/lib/domain/validation/contact'
import type { Interest } from '@/lib/server/services/clicks/interest'
import { verifiedContactsOf } from './member-repository'
import { insertMessage, type NewMessage } from './outbox-repository'
import type { Schema } from './schema'

/** An alert to keep: `figure` is what the product comes to now, as text, null where that is not published. */
export interface NewAlert extends Omit<Interest, 'kind'> {
  readonly figure: string | null
  readonly removalKey: string
}

/** An alert that counts. */
export interface StoredAlert {
  readonly id: string
  /** Whose it is: the id of an account that is in use, or a confirmed e-mail address without one. */
  readonly owner: string
  readonly subject: string
  readonly figure: string | null
  readonly question: string | null
  readonly removalKey: string
}

/** A newer figure in place of the one that is kept. */
export interface FigureChange {
  readonly id: string
  readonly before: string | null
  readonly after: string
}

/** Alerts as they are told, whoever's they are. */
export interface AlertSource {
  /** Alerts of all owners, by their ids, after one; at most `limit`. */
  after(id: string, limit: number): Promise<readonly StoredAlert[]>
  /** All alerts of one owner, by their ids. */
  ofOwner(owner: string): Promise<readonly StoredAlert[]>
  /** Where an owner is written to: the e-mail address, else the mobile number; null for neither. */
  contactOf(owner: string): Promise<Contact | null>
  /**
   * Keeps newer figures, and with them the message that says so: all or nothing. False, and no message, where another process was quicker or
   * an alert is gone.
   */
  replace(changes: readonly FigureChange[], message: NewMessage | null): Promise<boolean>
}

export interface AlertRepository extends AlertSource {
  /**
   * Keeps an alert, once for each product: again, it has the newer time, figure and question, and the id and key of before. Deletes the account's
   * oldest beyond `most`. Durable when it returns.
   */
  put(accountId: string, alert: NewAlert, most: number): Promise<Interest>
  /** The alert of a key and all others of its account; none for a key that nothing is kept under. */
  besides(removalKey: string): Promise<readonly StoredAlert[]>
  /** Deletes alerts. */
  drop(ids: readonly string[]): Promise<void>
  /** Deletes the alert of a key; false for a key that nothing is kept under. */
  end(removalKey: string): Promise<boolean>
}

/** Alerts on either engine; `connect` is called for each use, so nothing is opened before. */
export function createAlertRepository(connect: () => Promise<Kysely<Schema>>): AlertRepository {
  return {
    put: async (accountId, alert, most) => put(await connect(), accountId, alert, most),
    after: async (id, limit) => {
      const db = await connect()
      return live(db).where('alert.id', '>', id).limit(limit).execute()
    },
    ofOwner: async (accountId) => {
      const db = await connect()
      return live(db).where('alert.account_id', '=', accountId).execute()
    },
    besides: async (removalKey) => {
      const db = await connect()
      const of = db.selectFrom('member_interests').select('account_id').where('removal_key', '=', removalKey)
      return live(db).where('alert.account_id', 'in', of).execute()
    },
    contactOf: async (accountId) => {
      const contacts = (await verifiedContactsOf(await connect(), accountId)).map(({ contact }) => contact)
      return contacts.find(({ kind }) => kind === 'email') ?? contacts[0] ?? null
    },
    replace: async (changes, message) => replaceFigures(await connect(), 'member_interests', changes, message),
    drop: async (ids) => {
      const db = await connect()
      await db.deleteFrom('member_interests').where('id', 'in', ids).execute()
    },
    end: async (removalKey) => {
      const db = await connect()
      const { numDeletedRows } = await db
        .deleteFrom('member_interests')
        .where('removal_key', '=', removalKey)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}

/** Alerts that count, of accounts that are in use. */
function live(db: Kysely<Schema>) {
  return db
    .selectFrom('member_interests as alert')
    .innerJoin('accounts as account', 'account.id', 'alert.account_id')
    .select(['alert.id', 'account.id as owner', 'alert.subject', 'alert.figure', 'alert.question'])
    .select(({ fn, val }) => fn.coalesce('alert.removal_key', val('')).as('removalKey'))
    .where('alert.kind', '=', 'alert')
    .where('alert.removed_at', 'is', null)
    .where('account.state', '=', 'active')
    .orderBy('alert.id')
}

/** Another process was quicker, so nothing of the transaction stands. */
class OvertakenError extends Error {}

/** Keeps newer figures of a table of alerts, as {@link AlertSource.replace} says. */
export async function replaceFigures(
  db: Kysely<Schema>,
  table: 'member_interests' | 'address_alerts',
  changes: readonly FigureChange[],
  message: NewMessage | null,
): Promise<boolean> {
  try {
    await db.transaction().execute(async (transaction) => {
      for (const change of changes) if (!(await replaceFigure(transaction, table, change))) throw new OvertakenError()
      if (message !== null) await insertMessage(transaction, message)
    })
    return true
  } catch (error) {
    if (error instanceof OvertakenError) return false
    throw error
  }
}

/** Compare and swap: of several processes that saw the figure before, one changes the row. */
async function replaceFigure(
  db: Kysely<Schema>,
  table: 'member_interests' | 'address_alerts',
  { id, before, after }: FigureChange,
): Promise<boolean> {
  const change = db
    .updateTable(table)
    .set({ figure: after })
    .where('id', '=', id)
    .where('figure', before === null ? 'is' : '=', before)
  // A member's alert may be on its way out: it can be brought back for an hour.
  const live = table === 'member_interests' ? change.where(sql`removed_at`, 'is', null) : change
  const { numUpdatedRows } = await live.executeTakeFirst()
  return numUpdatedRows === 1n
}

async function put(db: Kysely<Schema>, accountId: string, alert: NewAlert, most: number): Promise<Interest> {
  const { id, subject, figure, question, createdAt, removalKey } = alert
  const row = { id, account_id: accountId, kind: 'alert', subject, created_at: createdAt, removed_at: null }
  return db.transaction().execute(async (transaction) => {
    const kept = await transaction
      .insertInto('member_interests')
      .values({ ...row, figure, question, removal_key: removalKey, looks: null })
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'kind', 'subject'])
          .doUpdateSet({ created_at: createdAt, removed_at: null, figure, question }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await dropBeyond(transaction, accountId, most)
    return { id: kept.id, kind: 'alert', subject, createdAt, question }
  })
}

async function dropBeyond(transaction: Kysely<Schema>, accountId: string, most: number): Promise<void> {
  const own = await transaction
    .selectFrom('member_interests')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'alert')
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const beyond = own.slice(most).map(({ id }) => id)
  if (beyond.length > 0) await transaction.deleteFrom('member_interests').where('id', 'in', beyond).execute()
}
