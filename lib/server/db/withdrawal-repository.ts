import 'server-only'
import { type Kysely, sql, type Transaction } from 'kysely'
import { z } from 'zod'
import { pointsAccountId } from '@/lib/domain/points/accounts'
import {
  canBe,
  termsOfWithdrawal,
  type WithdrawalRefusal,
  type WithdrawalState,
  type WithdrawalTerms,
  withdrawalActs,
  withdrawalCause,
  withdrawalRefusals,
  withdrawalState,
} from '@/lib/domain/points/withdrawal'
import type { DoneBy } from './points-acts-repository'
import type { Schema } from './schema'

/** A withdrawal as the ledger and what was decided tell it. */
export interface StoredWithdrawal extends WithdrawalTerms {
  /** The transfer that set its points aside. */
  readonly id: string
  readonly seq: number
  readonly causeId: string
  readonly holder: string
  /** Whose account it is; null once that is erased. */
  readonly accountId: string | null
  readonly points: number
  readonly state: WithdrawalState
  readonly reason: WithdrawalRefusal | null
  /** Epoch milliseconds. */
  readonly askedAt: number
  /** When something was decided last; null: nothing was. */
  readonly changedAt: number | null
}

/** What is decided about a withdrawal. */
export type WithdrawalVerdict =
  | { readonly act: 'approve' | 'pay'; readonly reason: null }
  | { readonly act: 'refuse'; readonly reason: WithdrawalRefusal }

export interface WithdrawalRepository {
  /** The last withdrawals of a holder, the newest first. */
  ofHolder(holder: string, most: number): Promise<readonly StoredWithdrawal[]>
  /** Withdrawals whose points are still set aside, some that follow a place in the ledger, the oldest first. */
  openAfter(seq: number, most: number): Promise<readonly StoredWithdrawal[]>
  /** Withdrawals of this id, or whose id ends so: two at most. */
  find(idOrEnd: string): Promise<readonly StoredWithdrawal[]>
  /** Keeps what was decided and by whom; false where that cannot be decided any more, or not yet. The ledger is another's. */
  decide(id: string, verdict: WithdrawalVerdict, done: DoneBy): Promise<boolean>
}

const actSchema = z.enum(withdrawalActs)
const reasonSchema = z.enum(withdrawalRefusals)

/** The last characters of an id, by which members and we name a withdrawal. They hold no sign that a search takes for any other. */
const isEnd = /^[0-9a-f]{8}$/

/** Withdrawals on either engine; `connect` is called for each use, so nothing is opened before. */
export function createWithdrawalRepository(connect: () => Promise<Kysely<Schema>>): WithdrawalRepository {
  return {
    ofHolder: async (holder, most) => {
      const db = await connect()
      const own = holds(db).where('made.debit', '=', pointsAccountId(holder, 'available'))
      return withActs(db, await own.orderBy('made.seq', 'desc').limit(most).execute())
    },
    openAfter: async (seq, most) => {
      const db = await connect()
      const open = holds(db)
        .where('made.seq', '>', seq)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('points_transfer as ended').select('ended.id').whereRef('ended.ends', '=', 'made.id'))),
        )
      return withActs(db, await open.orderBy('made.seq').limit(most).execute())
    },
    find: async (idOrEnd) => {
      const db = await connect()
      const found = holds(db).where(
        isEnd.test(idOrEnd) ? sql<boolean>`made.id like ${`%${idOrEnd}`}` : sql<boolean>`made.id = ${idOrEnd}`,
      )
      return withActs(db, await found.limit(2).execute())
    },
    decide: async (id, verdict, done) =>
      (await connect()).transaction().execute((transaction) => decide(transaction, id, verdict, done)),
  }
}

/** By the index on causes, so that it reads withdrawals alone. */
const holds = (db: Kysely<Schema>) =>
  db
    .selectFrom('points_transfer as made')
    .innerJoin('points_account as own', 'own.id', 'made.debit')
    .select(['made.id', 'made.seq', 'made.cause_id', 'made.amount', 'made.happened_at', 'own.holder', 'own.account_id'])
    .where('made.cause_kind', '=', withdrawalCause)
    .where('made.kind', '=', 'hold')

type Hold = Awaited<ReturnType<ReturnType<typeof holds>['execute']>>[number]

async function withActs(db: Kysely<Schema>, found: readonly Hold[]): Promise<readonly StoredWithdrawal[]> {
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const acts = await db.selectFrom('points_withdrawal_acts').selectAll().where('withdrawal', 'in', ids).execute()
  const of = Map.groupBy(acts, ({ withdrawal }) => withdrawal)
  return found.map(({ id, seq, cause_id: causeId, amount, happened_at: askedAt, holder, account_id: accountId }) => {
    const done = of.get(id) ?? []
    const reason = done.find((act) => act.reason !== null)?.reason ?? null
    return {
      ...termsOfWithdrawal(causeId),
      id,
      seq,
      causeId,
      holder,
      accountId,
      points: amount,
      state: withdrawalState(done.map(({ act }) => actSchema.parse(act))),
      reason: reason === null ? null : reasonSchema.parse(reason),
      askedAt,
      changedAt: done.length === 0 ? null : Math.max(...done.map((act) => act.done_at)),
    }
  })
}

async function decide(
  db: Transaction<Schema>,
  id: string,
  { act, reason }: WithdrawalVerdict,
  { by, note, at }: DoneBy,
): Promise<boolean> {
  const before = await db.selectFrom('points_withdrawal_acts').select('act').where('withdrawal', '=', id).execute()
  if (!canBe(act, withdrawalState(before.map((one) => actSchema.parse(one.act))))) return false
  const row = { withdrawal: id, act, reason, done_by: by, note, done_at: at }
  // Of two who decide at the same moment one is first: the database takes one end, and each act once.
  const { numInsertedOrUpdatedRows: added } = await db
    .insertInto('points_withdrawal_acts')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return added === 1n
}
