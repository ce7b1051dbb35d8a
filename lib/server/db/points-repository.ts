import 'server-only'
import { type Kysely, sql } from 'kysely'
import {
  floorOf,
  memberAccounts,
  type PointsAccount,
  pointsAccountId,
  programmeHolder,
} from '@/lib/domain/points/accounts'
import { type Balance, emptyBalance } from '@/lib/domain/points/balance'
import { firstHash } from '@/lib/domain/points/chain'
import type { Cause, Original, Transfer, TransferKind } from '@/lib/domain/points/transfer'
import type { OpenDatabase } from './database'
import { rowOf, transferOf } from './points-rows'
import type { Schema } from './schema'
import { errorCode, sqliteResultCode } from './state-error'

/** The end of the ledger: the last transfer's place and hash. */
export interface LedgerHead {
  readonly seq: number
  readonly hash: string
}

/** The ledger while nobody else writes to it. Everything that is read is read once for many transfers. */
export interface LedgerPage {
  readonly head: () => Promise<LedgerHead>
  /** Transfers that are there already, of the causes that are asked for and maybe some more. */
  readonly ofCauses: (causes: readonly Cause[]) => Promise<readonly Transfer[]>
  /** What is known of transfers that others end or reverse, by id. */
  readonly originals: (
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, Original & { readonly transfer: Transfer }>>
  /** The present balance of each account that there is, by its id. */
  readonly balances: (ids: readonly string[]) => Promise<ReadonlyMap<string, Balance>>
  /** Makes accounts of the programme. */
  readonly addProgramme: (kinds: readonly PointsAccount[], now: number) => Promise<void>
  /** Writes transfers, with the balances that follow from them. */
  readonly add: (transfers: readonly Transfer[]) => Promise<void>
}

export interface PointsRepository {
  /** Does work on the ledger that nobody else writes to meanwhile: all of it is durable when this resolves, or nothing is there. */
  write<T>(work: (page: LedgerPage) => Promise<T>): Promise<T>
  /** Who holds the points of a member; null for a member without any. */
  holderOf(accountId: string): Promise<string | null>
  /** The same, with accounts for them where there are none. */
  openHolder(accountId: string, newHolder: string, now: number): Promise<string>
}

/** Any number that nothing else in the database locks on; migrations and the erasing have the two before. */
const advisoryLock = 8_462_266

/** Whether the database refused a row of what was written, and is itself in order. */
export function isRefusedRow(error: unknown): boolean {
  return /^(?:23|P0001)/.test(errorCode(error)) || sqliteResultCode(error) === 19
}

/** The ledger on either engine; `connect` is called for each use, so nothing is opened before. */
export function createPointsRepository(connect: () => Promise<OpenDatabase>): PointsRepository {
  const alone = async <T>(work: (transaction: Kysely<Schema>) => Promise<T>): Promise<T> => {
    const { db, engine } = await connect()
    return db.transaction().execute(async (transaction) => {
      // One writer at a time, as on SQLite: each row has the hash of the one before.
      if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(transaction)
      return work(transaction)
    })
  }
  return {
    write: (work) => alone((transaction) => work(pageOf(transaction))),
    holderOf: async (accountId) => findHolder((await connect()).db, accountId),
    openHolder: async (accountId, newHolder, now) => {
      const there = await findHolder((await connect()).db, accountId)
      return there ?? alone((transaction) => openHolder(transaction, accountId, newHolder, now))
    },
  }
}

async function findHolder(db: Kysely<Schema>, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('points_account')
    .select('holder')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.holder ?? null
}

async function openHolder(transaction: Kysely<Schema>, accountId: string, holder: string, now: number) {
  const there = await findHolder(transaction, accountId)
  if (there !== null) return there
  const rows = memberAccounts.map((kind) => accountRow(accountId, holder, kind, now))
  await transaction.insertInto('points_account').values(rows).execute()
  return holder
}

function accountRow(accountId: string | null, holder: string, kind: PointsAccount, now: number) {
  const id = pointsAccountId(holder, kind)
  return { id, account_id: accountId, holder, kind, floor: floorOf(kind), created_at: now }
}

function pageOf(transaction: Kysely<Schema>): LedgerPage {
  return {
    head: async () => {
      const last = transaction.selectFrom('points_transfer').select(['seq', 'hash']).orderBy('seq', 'desc').limit(1)
      return (await last.executeTakeFirst()) ?? { seq: 0, hash: firstHash }
    },
    ofCauses: (causes) => ofCauses(transaction, causes),
    originals: (ids) => originalsOf(transaction, ids),
    balances: (ids) => balancesOf(transaction, ids),
    addProgramme: async (kinds, now) => {
      if (kinds.length === 0) return
      const rows = kinds.map((kind) => accountRow(null, programmeHolder, kind, now))
      await transaction.insertInto('points_account').values(rows).execute()
    },
    add: async (transfers) => {
      if (transfers.length > 0) await transaction.insertInto('points_transfer').values(transfers.map(rowOf)).execute()
    },
  }
}

async function ofCauses(transaction: Kysely<Schema>, causes: readonly Cause[]): Promise<readonly Transfer[]> {
  if (causes.length === 0) return []
  const rows = await transaction
    .selectFrom('points_transfer')
    .selectAll()
    .where('cause_kind', 'in', [...new Set(causes.map(({ kind }) => kind))])
    .where('cause_id', 'in', [...new Set(causes.map(({ id }) => id))])
    .execute()
  return rows.map(transferOf)
}

async function originalsOf(transaction: Kysely<Schema>, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, Original & { readonly transfer: Transfer }>()
  const rows = await transaction
    .selectFrom('points_transfer')
    .selectAll()
    .where((eb) => eb.or([eb('id', 'in', ids), eb('ends', 'in', ids), eb('reverses', 'in', ids)]))
    .execute()
  const all = rows.map(transferOf)
  const ended = new Set(all.map(({ ends }) => ends))
  const reversed = new Set(all.map(({ reverses }) => reverses))
  return new Map(
    all.map((transfer) => {
      const { id, kind }: { readonly id: string; readonly kind: TransferKind } = transfer
      return [id, { transfer, kind, isEnded: ended.has(id), isReversed: reversed.has(id) }] as const
    }),
  )
}

async function balancesOf(db: Kysely<Schema>, ids: readonly string[]): Promise<ReadonlyMap<string, Balance>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('points_account as own')
    .leftJoin('points_balance as present', (join) =>
      join.onRef('present.points_account', '=', 'own.id').on('present.version', '=', (eb) =>
        eb
          .selectFrom('points_balance as newest')
          .select((of) => of.fn.max('newest.version').as('version'))
          .whereRef('newest.points_account', '=', 'own.id'),
      ),
    )
    .select(['own.id', 'present.debits', 'present.credits', 'present.version'])
    .where('own.id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, debits, credits, version }) => [
      id,
      debits === null || credits === null || version === null ? emptyBalance : { debits, credits, version },
    ]),
  )
}
