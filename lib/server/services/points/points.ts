import 'server-only'
import { changeOf, type HistoryView, kindsOfView } from '@/lib/domain/points/history'
import { lastDayOfLot } from '@/lib/domain/points/lots'
import type { TransferKind } from '@/lib/domain/points/transfer'
import { voucherOfCause } from '@/lib/domain/points/voucher-purchase'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import type { PointsHistoryRepository } from '@/lib/server/db/points-history-repository'
import type { LedgerDeps } from './ledger'
import type { Poster } from './poster'

export interface PointsDeps extends LedgerDeps {
  readonly history: PointsHistoryRepository
  readonly poster: Poster
  /** For how many months after that of earning points can be used, by the programme in force. */
  readonly monthsKept: () => number
}

/** What a member has. Points are whole; `available` is less than nothing for a debt. */
export interface PointsSummary {
  readonly available: number
  readonly pending: number
  readonly held: number
  /** Points that can be used, by the last day on which they can, the earliest first. */
  readonly expiring: readonly { readonly points: number; readonly lastDay: IsoDate }[]
}

/** One line of a member's history. */
export interface PointsEntry {
  readonly id: string
  readonly kind: TransferKind
  readonly amount: number
  /** What it did to the points that can be used. */
  readonly change: number
  /** How many could be used after it; null where it changed nothing of that. */
  readonly balance: number | null
  /** What it was for. */
  readonly about: string
  /** The slug of the voucher that it was for; null for none. */
  readonly voucher: string | null
  /** Epoch milliseconds. */
  readonly happenedAt: number
}

/** A page of a member's history, and where the next one begins; null at the end. */
export interface PointsHistory {
  readonly entries: readonly PointsEntry[]
  readonly next: string | null
}

const nothing: PointsSummary = { available: 0, pending: 0, held: 0, expiring: [] }

/** What a member has. A member without an account of points has none. */
export async function pointsOf(deps: PointsDeps, accountId: string): Promise<PointsSummary> {
  const holder = await deps.points.holderOf(accountId)
  if (holder === null) return nothing
  const [balances, lots] = await Promise.all([deps.history.balancesOf(holder), deps.history.lotsOf(holder)])
  const left = lots.filter((lot) => lot.left > 0)
  return {
    ...balances,
    expiring: left.map((lot) => ({ points: lot.left, lastDay: lastDayOfLot(lot.month, deps.monthsKept()) })),
  }
}

/** The most entries of one page. */
export const longestPage = 50

/**
 * A page of a member's history, the newest first. `before` is the `next` of the page before, null for the first; entries that come meanwhile
 * neither repeat nor hide any. Throws RangeError for a text that is no number.
 */
export async function pointsHistory(
  deps: PointsDeps,
  accountId: string,
  { view, before: cursor, size }: { readonly view: HistoryView; readonly before: string | null; readonly size: number },
): Promise<PointsHistory> {
  const before = cursor === null ? null : Number(cursor)
  if (before !== null && !Number.isSafeInteger(before)) throw new RangeError(`Not a place in the ledger: ${cursor}`)
  const holder = await deps.points.holderOf(accountId)
  if (holder === null) return { entries: [], next: null }
  const most = Math.min(size, longestPage)
  const rows = await deps.history.history(holder, { kinds: kindsOfView[view], before, most: most + 1 })
  const shown = rows.slice(0, most)
  const last = shown.at(-1)
  return {
    entries: shown.map(({ transfer: { id, kind, amount, causeKind, causeId, happenedAt }, availableAfter }) => ({
      id,
      kind,
      amount,
      change: changeOf(kind, amount),
      balance: availableAfter,
      about: causeKind,
      voucher: voucherOfCause(causeKind, causeId),
      happenedAt,
    })),
    next: rows.length > most && last !== undefined ? String(last.transfer.seq) : null,
  }
}
