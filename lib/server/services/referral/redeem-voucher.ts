import 'server-only'
import type { Voucher } from '@/lib/domain/content/voucher'
import {
  purchaseId,
  redemptionCause,
  type SaleRefusal,
  saleOf,
  type Wanted,
} from '@/lib/domain/points/voucher-purchase'
import { malaysianDay } from '@/lib/domain/values/iso-date'
import { endHold, holdPoints, type Redemption } from '@/lib/server/services/points/redemption'
import type { Account } from '@/lib/server/services/sessions/account'
import type { DashboardDeps } from './dashboard'
import { gateOf } from './facts'

export interface RedeemDeps extends Pick<DashboardDeps, 'points' | 'programmeOn' | 'termsVersion'> {
  /** All vouchers, those included that are not shown now. */
  readonly vouchers: () => readonly Voucher[]
  /** By which vouchers begin and end, in epoch milliseconds. */
  readonly siteNow: () => number
}

/** `gate`: the programme is not open to the member. The others as of a sale, and `not-enough` points. */
export type RedeemRefusal = 'gate' | 'not-enough' | SaleRefusal

export type RedeemOutcome =
  | { readonly state: 'redeemed'; readonly voucher: Voucher; readonly code: string; readonly points: number }
  | { readonly state: 'refused'; readonly reason: RedeemRefusal }

const refused = (reason: RedeemRefusal): RedeemOutcome => ({ state: 'refused', reason })

/**
 * Buys a voucher for points. Its code is handed out once the points are used, and what was set aside is given back where that cannot be. The same
 * `key` of a member for the same voucher is one purchase, and is answered again. Rejects when the database cannot say what came of it: asked
 * again with the same key, it is finished.
 */
export async function redeemVoucher(
  deps: RedeemDeps,
  account: Account,
  { key, ...wanted }: Wanted & { readonly key: string },
): Promise<RedeemOutcome> {
  if (gateOf(account, deps.termsVersion(), todayOf(deps)) !== 'open') return refused('gate')
  const holder = await deps.points.points.holderOf(account.id)
  const id = holder === null ? null : purchaseId(wanted.slug, holder, key)
  const before = id === null ? null : await boughtBefore(deps, wanted.slug, id)
  if (before !== null) return before
  const sale = saleNow(deps, wanted)
  if (sale.state === 'refused') return sale
  if (id === null) return refused('not-enough')
  const redemption: Redemption = { id, accountId: account.id, amount: sale.price }
  const hold = await holdPoints(deps.points, redemption)
  if (hold.state === 'refused') return refused(hold.reason === 'differs' ? 'not-open' : 'not-enough')
  return finish(deps, wanted, { transferId: hold.transfer.id, redemption })
}

const todayOf = ({ points }: RedeemDeps) => malaysianDay(points.clock.now())

function saleNow(deps: RedeemDeps, wanted: Wanted) {
  const isSample = deps.programmeOn(todayOf(deps))?.isSample ?? null
  return saleOf(deps.vouchers(), wanted, { now: deps.siteNow(), isSample })
}

/** What was bought by this purchase already, also where the voucher is sold no more; null: nothing. */
async function boughtBefore(deps: RedeemDeps, slug: string, id: string): Promise<RedeemOutcome | null> {
  const used = await deps.points.history.ofCause('redeem', { kind: redemptionCause, id })
  const voucher = deps.vouchers().find((one) => one.slug === slug)
  if (used === null || voucher === undefined || voucher.code === null) return null
  return { state: 'redeemed', voucher, code: voucher.code, points: used.amount }
}

/** Looks once more at what is sold, since writing to the ledger may have taken its time, and ends the hold one way or the other. */
async function finish(deps: RedeemDeps, wanted: Wanted, hold: Parameters<typeof endHold>[1]): Promise<RedeemOutcome> {
  const sale = saleNow(deps, wanted)
  if (sale.state === 'refused') {
    await endHold(deps.points, hold, 'give-back')
    return sale
  }
  const used = await endHold(deps.points, hold, 'redeem')
  // Refused where it was given back meanwhile: the points are the member's again.
  if (used.state === 'refused') return refused('not-open')
  return { state: 'redeemed', voucher: sale.voucher, code: sale.code, points: sale.price }
}
