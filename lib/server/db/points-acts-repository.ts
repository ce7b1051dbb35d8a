import 'server-only'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { ReviewRefusal } from '@/lib/domain/referral/state'
import type { PointsActsTable } from './points-tables'
import { type StoredReferral, storedOf } from './referral-progress-repository'
import type { Schema } from './schema'

/** Who decided something, why, and when in epoch milliseconds. */
export interface DoneBy {
  readonly by: string
  readonly note: string
  readonly at: number
}

/** What a person decides about an invitation. */
export type Verdict =
  | { readonly act: 'release'; readonly reason: null }
  | { readonly act: 'refuse'; readonly reason: ReviewRefusal }

export interface PointsActsRepository {
  /** Invitations that wait for a person, in the order of their ids, some that follow an id. */
  heldAfter(id: string, most: number): Promise<readonly StoredReferral[]>
  /** Invitations of this id, or whose id ends so: two at most. */
  find(idOrEnd: string): Promise<readonly StoredReferral[]>
  /**
   * Keeps what was decided and by whom, both or nothing; false where the invitation does not wait for it. A release is also taken for one that a
   * person has refused, since somebody else looks at it again when the member asks.
   */
  decide(id: string, verdict: Verdict, done: DoneBy): Promise<boolean>
  /** The account of this id, or that has this address or number; null for none. */
  accountOf(idOrContact: string): Promise<string | null>
  /** The addresses and numbers at which the member of an account can be written to. */
  contactsOf(accountId: string): Promise<readonly string[]>
  /** Keeps that an account is one of staff or no longer is; false where it is so already. */
  mark(accountId: string, act: 'staff' | 'not-staff', done: DoneBy): Promise<boolean>
  /** The last acts, the newest first. */
  last(most: number): Promise<readonly PointsActsTable[]>
}

/** The last characters of an id, by which members and we name an invitation. They hold no sign that a search takes for any other. */
const isEnd = /^[0-9a-f]{8}$/

/** What people decide, on either engine; `connect` is called for each use, so nothing is opened before. */
export function createPointsActsRepository(connect: () => Promise<Kysely<Schema>>): PointsActsRepository {
  return {
    heldAfter: async (id, most) => {
      const held = (await connect()).selectFrom('referrals').selectAll().where('state', '=', 'held')
      const open = held.where('review', 'is', null).where('id', '>', id)
      return (await open.orderBy('id').limit(most).execute()).map(storedOf)
    },
    find: async (idOrEnd) => {
      const all = (await connect()).selectFrom('referrals').selectAll()
      const found = all.where(
        isEnd.test(idOrEnd) ? sql<boolean>`id like ${`%${idOrEnd}`}` : sql<boolean>`id = ${idOrEnd}`,
      )
      return (await found.limit(2).execute()).map(storedOf)
    },
    decide: async (id, verdict, done) =>
      (await connect()).transaction().execute((transaction) => decide(transaction, id, verdict, done)),
    accountOf: async (idOrContact) => {
      const db = await connect()
      const own = await db.selectFrom('accounts').select('id').where('id', '=', idOrContact).executeTakeFirst()
      if (own !== undefined) return own.id
      const contacts = db.selectFrom('account_contacts').select('account_id').where('value', '=', idOrContact)
      return (await contacts.executeTakeFirst())?.account_id ?? null
    },
    contactsOf: async (accountId) => {
      const own = (await connect()).selectFrom('account_contacts').select('value').where('account_id', '=', accountId)
      return (await own.orderBy('kind').execute()).map(({ value }) => value)
    },
    mark: async (accountId, act, done) =>
      (await connect()).transaction().execute((transaction) => mark(transaction, accountId, act, done)),
    last: async (most) => {
      const acts = (await connect()).selectFrom('points_acts').selectAll()
      return acts.orderBy('seq', 'desc').limit(most).execute()
    },
  }
}

async function decide(db: Transaction<Schema>, id: string, verdict: Verdict, done: DoneBy): Promise<boolean> {
  const { act, reason } = verdict
  const isWaiting = sql<boolean>`state = 'held' and review is null`
  const isRefusedByPerson = sql<boolean>`review = 'refused' and state in ('held', 'not-eligible')`
  const referral = db.updateTable('referrals').where('id', '=', id)
  const { numUpdatedRows } =
    act === 'refuse'
      ? await referral.set({ review: 'refused', reason, changed_at: done.at }).where(isWaiting).executeTakeFirst()
      : await referral
          .set({ review: 'cleared', state: 'held', changed_at: done.at })
          .where(sql<boolean>`(${isWaiting} or ${isRefusedByPerson})`)
          .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  await add(db, { act, referral_id: id, account_id: null, reason }, done)
  return true
}

async function mark(
  db: Transaction<Schema>,
  accountId: string,
  act: 'staff' | 'not-staff',
  done: DoneBy,
): Promise<boolean> {
  const acts = db.selectFrom('points_acts').select('act').where('account_id', '=', accountId)
  const last = await acts.orderBy('seq', 'desc').limit(1).executeTakeFirst()
  if ((last?.act ?? 'not-staff') === act) return false
  await add(db, { act, referral_id: null, account_id: accountId, reason: null }, done)
  return true
}

/** Rejects when another process adds one at the same moment, as both would have one place: nothing of it is kept then. */
async function add(
  db: Transaction<Schema>,
  about: Pick<PointsActsTable, 'act' | 'referral_id' | 'account_id' | 'reason'>,
  { by, note, at }: DoneBy,
): Promise<void> {
  const last = await db.selectFrom('points_acts').select('seq').orderBy('seq', 'desc').limit(1).executeTakeFirst()
  const row = { ...about, seq: (last?.seq ?? 0) + 1, done_by: by, note, done_at: at }
  await db.insertInto('points_acts').values(row).execute()
}
