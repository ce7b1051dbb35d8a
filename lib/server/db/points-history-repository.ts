import 'server-only'
import { type Kysely, sql } from 'kysely'
import { type MemberAccount, memberAccounts, pointsAccountId } from '@/lib/domain/points/accounts'
import { type Lot, type LotMove, lotsOf } from '@/lib/domain/points/lots'
import type { Cause, Transfer, TransferKind } from '@/lib/domain/points/transfer'
import { purchasePrefix, redemptionCause } from '@/lib/domain/points/voucher-purchase'
import { transferOf } from './points-rows'
import type { Schema } from './schema'

/** A transfer with what the member could use after it; null where it left that as it was. */
export interface HistoryRow {
  readonly transfer: Transfer
  readonly availableAfter: number | null
}

/** Which transfers of a holder: the newest first, of some kinds, before a place in the ledger (null: from the end). */
export interface HistoryPage {
  readonly kinds: readonly TransferKind[]
  readonly before: number | null
  readonly most: number
}

/** What is in the ledger twice: how it was written, and what follows from that. */
export interface StoredBalance {
  readonly account: string
  readonly version: number
  readonly debits: number
  readonly credits: number
  readonly transfer: number
}

/** Points that are set aside for a voucher: the transfer, and whose they are. */
interface OpenPurchase {
  readonly id: string
  readonly causeId: string
  readonly amount: number
  readonly holder: string
}

export interface PointsHistoryRepository {
  /** What a holder's accounts hold. */
  balancesOf(holder: string): Promise<Readonly<Record<MemberAccount, number>>>
  /** Points by month of earning, the oldest first. */
  lotsOf(holder: string): Promise<readonly Lot[]>
  history(holder: string, page: HistoryPage): Promise<readonly HistoryRow[]>
  /** The transfer of a kind that a cause made; null for none. */
  ofCause(kind: TransferKind, cause: Cause): Promise<Transfer | null>
  /** Purchases of vouchers whose points were set aside before a moment in epoch milliseconds, and are neither used nor given back. */
  openPurchases(before: number, most: number): Promise<readonly OpenPurchase[]>
  /** Transfers after a place, in their order, with the balances that were written with them. */
  after(
    seq: number,
    most: number,
  ): Promise<readonly { readonly transfer: Transfer; readonly balances: readonly StoredBalance[] }[]>
  /** Holders who had points of a month or one before it, some that follow a holder. */
  holdersWithLots(month: string, after: string, most: number): Promise<readonly string[]>
  /** An account whose months do not add up to its balance; null where all do. */
  wrongLots(): Promise<string | null>
}

/** Reads the ledger on either engine; `connect` is called for each use, so nothing is opened before. */
export function createPointsHistoryRepository(connect: () => Promise<Kysely<Schema>>): PointsHistoryRepository {
  return {
    balancesOf: async (holder) => balancesOf(await connect(), holder),
    lotsOf: async (holder) => lotsOf(await movesOf(await connect(), holder)),
    history: async (holder, page) => history(await connect(), holder, page),
    ofCause: async (kind, cause) => {
      const db = await connect()
      const row = await db
        .selectFrom('points_transfer')
        .selectAll()
        .where('cause_kind', '=', cause.kind)
        .where('cause_id', '=', cause.id)
        .where('kind', '=', kind)
        .executeTakeFirst()
      return row === undefined ? null : transferOf(row)
    },
    openPurchases: async (before, most) => openPurchases(await connect(), before, most),
    after: async (seq, most) => transfersAfter(await connect(), seq, most),
    holdersWithLots: async (month, after, most) => {
      const db = await connect()
      const rows = await db
        .selectFrom('points_transfer as made')
        .innerJoin('points_account as own', 'own.id', 'made.credit')
        .select('own.holder')
        .distinct()
        .where('made.lot_month', '<=', month)
        .where('own.holder', '>', after)
        .orderBy('own.holder')
        .limit(most)
        .execute()
      return rows.map(({ holder }) => holder)
    },
    wrongLots: async () => wrongLots(await connect()),
  }
}

/** By the index on causes, so that it reads redemptions alone. */
async function openPurchases(db: Kysely<Schema>, before: number, most: number): Promise<readonly OpenPurchase[]> {
  return db
    .selectFrom('points_transfer as made')
    .innerJoin('points_account as own', 'own.id', 'made.debit')
    .select(['made.id', 'made.cause_id as causeId', 'made.amount', 'own.holder'])
    .where('made.cause_kind', '=', redemptionCause)
    .where('made.cause_id', 'like', `${purchasePrefix}%`)
    .where('made.kind', '=', 'hold')
    .where('made.written_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('points_transfer as ended').select('ended.id').whereRef('ended.ends', '=', 'made.id'))),
    )
    .orderBy('made.seq')
    .limit(most)
    .execute()
}

/** The highest version of each account is its present balance. */
const present = sql`version = (select max(version) from points_balance as newest
  where newest.points_account = points_balance.points_account)`

async function balancesOf(db: Kysely<Schema>, holder: string) {
  const ids = memberAccounts.map((kind) => pointsAccountId(holder, kind))
  const rows = await db
    .selectFrom('points_balance')
    .select(['points_account', 'debits', 'credits'])
    .where('points_account', 'in', ids)
    .where(sql<boolean>`${present}`)
    .execute()
  const heldBy = (kind: MemberAccount) => {
    const row = rows.find((one) => one.points_account === pointsAccountId(holder, kind))
    return row === undefined ? 0 : row.credits - row.debits
  }
  return { pending: heldBy('pending'), available: heldBy('available'), held: heldBy('held') }
}

/** What came to and went from a holder's available points, as one sum for each month: by an index, however long the ledger is. */
async function movesOf(db: Kysely<Schema>, holder: string): Promise<readonly LotMove[]> {
  const id = pointsAccountId(holder, 'available')
  const sums = (side: 'credit' | 'debit') =>
    db
      .selectFrom('points_transfer')
      .select(['lot_month', ({ fn }) => fn.sum<string | number>('amount').as('amount')])
      .where(side, '=', id)
      .groupBy('lot_month')
      .execute()
  const [came, went] = [await sums('credit'), await sums('debit')]
  return [
    ...came.map(({ lot_month: month, amount }) => ({ month, amount: Number(amount) })),
    ...went.map(({ lot_month: month, amount }) => ({ month, amount: -Number(amount) })),
  ]
}

async function history(db: Kysely<Schema>, holder: string, { kinds, before, most }: HistoryPage) {
  if (kinds.length === 0) return []
  const available = pointsAccountId(holder, 'available')
  const ids = memberAccounts.map((kind) => pointsAccountId(holder, kind))
  let query = db
    .selectFrom('points_transfer as made')
    .leftJoin('points_balance as then', (join) =>
      join.onRef('then.transfer', '=', 'made.seq').on('then.points_account', '=', available),
    )
    .selectAll('made')
    .select(['then.credits as then_credits', 'then.debits as then_debits'])
    .where('made.kind', 'in', kinds)
    .where((eb) => eb.or([eb('made.debit', 'in', ids), eb('made.credit', 'in', ids)]))
    .orderBy('made.seq', 'desc')
    .limit(most)
  if (before !== null) query = query.where('made.seq', '<', before)
  const rows = await query.execute()
  return rows.map(
    ({ then_credits: credits, then_debits: debits, ...row }): HistoryRow => ({
      transfer: transferOf(row),
      availableAfter: credits === null || debits === null ? null : credits - debits,
    }),
  )
}

async function transfersAfter(db: Kysely<Schema>, seq: number, most: number) {
  const rows = await db
    .selectFrom('points_transfer')
    .selectAll()
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(most)
    .execute()
  const last = rows.at(-1)
  if (last === undefined) return []
  const stored = await db
    .selectFrom('points_balance')
    .selectAll()
    .where('transfer', '>', seq)
    .where('transfer', '<=', last.seq)
    .execute()
  const of = Map.groupBy(stored, ({ transfer }) => transfer)
  return rows.map((row) => ({
    transfer: transferOf(row),
    balances: (of.get(row.seq) ?? []).map(({ points_account: account, ...balance }) => ({ account, ...balance })),
  }))
}

/** The months of all accounts are worked out once: asked for account by account, each would go through the whole ledger. */
async function wrongLots(db: Kysely<Schema>): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`with kept as (
      select points_account, sum(remaining) as remaining from points_lots group by points_account
    )
    select points_balance.points_account as id from points_balance
    join points_account on points_account.id = points_balance.points_account and points_account.kind = 'available'
    left join kept on kept.points_account = points_balance.points_account
    where ${present} and coalesce(kept.remaining, 0) <> case when credits > debits then credits - debits else 0 end
    limit 1`.execute(db)
  return rows[0]?.id ?? null
}
