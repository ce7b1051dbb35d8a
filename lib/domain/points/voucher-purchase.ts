import { shownVoucher, type Voucher } from '../content/voucher'
import type { Points } from './points'

/** A voucher as a member wants to buy it. */
export interface Wanted {
  readonly slug: string
  /** The price that the member saw. */
  readonly points: number
}

/** `used-up`: the partner gives no more. `not-open`: it is not sold now, or not at this price. */
export type SaleRefusal = 'not-open' | 'used-up'

export type Sale =
  | { readonly state: 'open'; readonly voucher: Voucher; readonly code: string; readonly price: Points }
  | { readonly state: 'refused'; readonly reason: SaleRefusal }

const refused = (reason: SaleRefusal): Sale => ({ state: 'refused', reason })

/**
 * Whether a voucher can be bought at a moment in epoch milliseconds. Points of a sample programme buy samples only, and points of any other
 * programme buy none; `isSample` is null while no programme is open.
 */
export function saleOf(
  vouchers: readonly Voucher[],
  { slug, points }: Wanted,
  { now, isSample }: { readonly now: number; readonly isSample: boolean | null },
): Sale {
  const voucher = vouchers.find((one) => one.slug === slug)
  if (voucher === undefined || voucher.points === null || voucher.code === null) return refused('not-open')
  if (isSample !== null && isSample !== voucher.sample) return refused('not-open')
  const shown = shownVoucher(voucher, now, false)
  if (shown?.state === 'used-up') return refused('used-up')
  if (shown?.state !== 'open' || voucher.points !== points) return refused('not-open')
  return { state: 'open', voucher, code: voucher.code, price: voucher.points }
}

/** The kind of cause of every redemption. */
export const redemptionCause = 'redemption'

/** What the ids of all purchases of vouchers begin with. */
export const purchasePrefix = 'voucher '

/**
 * The id of a purchase in the ledger. `holder` is the random name of whose points they are, so nothing of it tells of the member once the
 * account is erased; `key` is made by whoever asks, and the same one again is the same purchase.
 */
export function purchaseId(slug: string, holder: string, key: string): string {
  return `${purchasePrefix}${slug} ${holder} ${key}`
}

/** The slug of the voucher that a cause in the ledger is about; null: it is about none. */
export function voucherOfCause(kind: string, id: string): string | null {
  return kind === redemptionCause && id.startsWith(purchasePrefix) ? (id.split(' ')[1] ?? null) : null
}
