import 'server-only'
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { ReferralCode } from '@/lib/domain/member/referral-code'
import type { ReferralProgress } from '@/lib/domain/referral/progress'
import {
  capReasons,
  firstToSayHowFar,
  holdReasons,
  type ReferralReason,
  referralStates,
  refusalReasons,
} from '@/lib/domain/referral/state'
import { parseIsoDate } from '@/lib/domain/values/iso-date'
import type { ReferralsTable } from './referral-tables'
import type { Schema } from './schema'

/** A referral as it is kept, with both sides; null for an account that is erased. `joinedAt` is epoch milliseconds. */
export interface StoredReferral {
  readonly id: string
  readonly friendId: string | null
  readonly inviterId: string | null
  readonly joinedAt: number
  /** Version of the words about what the inviter sees; null for a build from before. */
  readonly textVersion: string | null
  readonly sameBrowser: boolean
  /** The contact or the MyKad number had an account before. */
  readonly hadAccount: boolean
  readonly progress: ReferralProgress
}

/** A referral as its inviter sees it. */
export interface ReferralOfFriend extends StoredReferral {
  /** null once the friend's account is erased. */
  readonly friendName: string | null
}

/** Moments in epoch milliseconds, the second one not included. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

export interface ReferralProgressRepository {
  /** Whether an active account has this code. */
  codeExists(code: ReferralCode): Promise<boolean>
  /** The member's own code; null where a build from before made the account. */
  codeOf(accountId: string): Promise<string | null>
  /** Puts another code in the place of one (null: of none); false when somebody else did so meanwhile. Rejects for one that is taken. */
  replaceCode(accountId: string, before: string | null, next: ReferralCode): Promise<boolean>
  /** Referrals that are not settled, in the order of their ids, some that follow an id. */
  openAfter(id: string, most: number): Promise<readonly StoredReferral[]>
  /** Puts another progress in the place of one; false when somebody else did so meanwhile. */
  replace(id: string, before: ReferralProgress, after: ReferralProgress, now: number): Promise<boolean>
  /** Those of an inviter, the newest first, before an id (null: from the end). */
  ofInviter(inviterId: string, before: string | null, most: number): Promise<readonly ReferralOfFriend[]>
  /** How many of an inviter's are in each state, as far as the inviter may know. */
  countsOf(inviterId: string): Promise<Readonly<Record<string, number>>>
  /** How many joined by an inviter's code in a stretch of time. */
  joinedIn(inviterId: string, stretch: Stretch): Promise<number>
  /** For how many friends an inviter is rewarded who qualified on days that begin with a text, such as a month, but for one referral. */
  rewardedIn(inviterId: string, days: string, butId: string): Promise<number>
  /** By whom an account came; null for nobody, or nobody who is there. */
  inviterOf(accountId: string): Promise<string | null>
  /** Whether an account is marked as one of somebody who works for us or for a partner. */
  isStaff(accountId: string): Promise<boolean>
  /** Since when the member keeps what they have kept longest, of analyses and comparisons, in epoch milliseconds. */
  keptSince(accountId: string): Promise<number | null>
}

const stateSchema = z.enum(referralStates)
const reasonSchema = z.enum([...refusalReasons, ...holdReasons, ...capReasons] satisfies readonly ReferralReason[])
const reviewSchema = z.enum(['cleared', 'refused'])

/** A row as a referral. Throws ZodError for a state or reason that this build does not know. */
export function storedOf(row: ReferralsTable): StoredReferral {
  return {
    id: row.id,
    friendId: row.account_id,
    inviterId: row.referrer_id,
    joinedAt: row.created_at,
    textVersion: row.text_version,
    sameBrowser: row.same_browser === 1,
    hadAccount: row.contact_known === 1 || row.nric_known === 1,
    progress: {
      state: stateSchema.parse(row.state),
      reason: reasonSchema.nullable().parse(row.reason),
      qualifiedOn: row.qualified_on === null ? null : parseIsoDate(row.qualified_on),
      waitsUntil: row.waits_until === null ? null : parseIsoDate(row.waits_until),
      review: reviewSchema.nullable().parse(row.review),
    },
  }
}

const settled = ['paid', 'not-eligible']

/** How far referrals have come, on either engine; `connect` is called for each use, so nothing is opened before. */
export function createReferralProgressRepository(connect: () => Promise<Kysely<Schema>>): ReferralProgressRepository {
  return {
    codeExists: async (code) => {
      const db = await connect()
      const found = db
        .selectFrom('accounts')
        .select('id')
        .where('referral_code', '=', code)
        .where('state', '=', 'active')
      return (await found.executeTakeFirst()) !== undefined
    },
    codeOf: async (accountId) => {
      const db = await connect()
      const row = await db.selectFrom('accounts').select('referral_code').where('id', '=', accountId).executeTakeFirst()
      return row?.referral_code ?? null
    },
    replaceCode: async (accountId, before, next) => {
      const db = await connect()
      const { numUpdatedRows } = await db
        .updateTable('accounts')
        .set({ referral_code: next })
        .where('id', '=', accountId)
        .where('referral_code', before === null ? 'is' : '=', before)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
    openAfter: async (id, most) => {
      const db = await connect()
      const open = db.selectFrom('referrals').selectAll().where('state', 'not in', settled).where('id', '>', id)
      return (await open.orderBy('id').limit(most).execute()).map(storedOf)
    },
    replace: async (id, before, after, now) => replace(await connect(), id, before, after, now),
    ofInviter: async (inviterId, before, most) => ofInviter(await connect(), inviterId, before, most),
    countsOf: async (inviterId) => countsOf(await connect(), inviterId),
    joinedIn: async (inviterId, { from, to }) =>
      countOf(await connect(), sql`referrer_id = ${inviterId} and created_at >= ${from} and created_at < ${to}`),
    rewardedIn: async (inviterId, days, butId) =>
      countOf(
        await connect(),
        sql`referrer_id = ${inviterId} and state in ('waiting', 'paid') and reason is null
          and qualified_on like ${`${days}%`} and id <> ${butId}`,
      ),
    inviterOf: async (accountId) => {
      const db = await connect()
      const row = await db
        .selectFrom('referrals')
        .select('referrer_id')
        .where('account_id', '=', accountId)
        .executeTakeFirst()
      return row?.referrer_id ?? null
    },
    isStaff: async (accountId) => isStaff(await connect(), accountId),
    keptSince: async (accountId) => keptSince(await connect(), accountId),
  }
}

/** The last act about the account counts. */
async function isStaff(db: Kysely<Schema>, accountId: string): Promise<boolean> {
  const acts = db.selectFrom('points_acts').select('act').where('account_id', '=', accountId)
  return (await acts.orderBy('seq', 'desc').limit(1).executeTakeFirst())?.act === 'staff'
}

/** Who agreed to no more than initials and month is counted as somebody who joined. */
async function countsOf(db: Kysely<Schema>, inviterId: string): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ shown: string; count: number }>`select shown, count(*) as count from (
      select case when text_version >= ${firstToSayHowFar} then state else 'recorded' end as shown
      from referrals where referrer_id = ${inviterId}) as friends group by shown`.execute(db)
  return Object.fromEntries(rows.map(({ shown, count }) => [shown, Number(count)]))
}

async function countOf(db: Kysely<Schema>, which: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from referrals where ${which}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

async function replace(
  db: Kysely<Schema>,
  id: string,
  before: ReferralProgress,
  after: ReferralProgress,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('referrals')
    .set({
      state: after.state,
      reason: after.reason,
      qualified_on: after.qualifiedOn,
      waits_until: after.waitsUntil,
      changed_at: now,
    })
    .where('id', '=', id)
    .where('state', '=', before.state)
    .where(before.review === null ? sql<boolean>`review is null` : sql<boolean>`review = ${before.review}`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

async function ofInviter(db: Kysely<Schema>, inviterId: string, before: string | null, most: number) {
  let query = db
    .selectFrom('referrals')
    .leftJoin('accounts as friend', 'friend.id', 'referrals.account_id')
    .selectAll('referrals')
    .select('friend.full_name')
    .where('referrals.referrer_id', '=', inviterId)
    .orderBy('referrals.id', 'desc')
    .limit(most)
  if (before !== null) query = query.where('referrals.id', '<', before)
  const rows = await query.execute()
  return rows.map(({ full_name: friendName, ...row }) => ({ ...storedOf(row), friendName }))
}

async function keptSince(db: Kysely<Schema>, accountId: string): Promise<number | null> {
  const oldest = await Promise.all(
    (['kept_checks', 'kept_comparisons'] as const).map((table) =>
      db
        .selectFrom(table)
        .select('created_at')
        .where('account_id', '=', accountId)
        .where('removed_at', 'is', null)
        .orderBy('created_at')
        .limit(1)
        .executeTakeFirst(),
    ),
  )
  const moments = oldest.flatMap((row) => (row === undefined ? [] : [row.created_at]))
  return moments.length === 0 ? null : Math.min(...moments)
}
