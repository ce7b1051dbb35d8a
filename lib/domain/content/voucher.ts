import type { CategoryId } from '../categories/ids'
import type { Points } from '../points/points'
import { assertNever } from '../values/assert-never'
import type { Prose } from './prose'
import { type Schedule, scheduleState } from './schedule'

/** What a voucher gives, by the name that its file and addresses use. */
export const voucherKinds = {
  discount: 'Discounts',
  cashback: 'Cashback',
  gift: 'Gifts',
  fee: 'Fees waived',
} as const

export type VoucherKind = keyof typeof voucherKinds

/** The kinds, by their names. */
export const voucherKindList = ['discount', 'cashback', 'gift', 'fee'] as const satisfies readonly VoucherKind[]

/** The kind of a name; null for any other text. */
export function voucherKindOf(text: string): VoucherKind | null {
  return voucherKindList.find((kind) => kind === text) ?? null
}

/** Where a voucher is used: at the provider of a product, or at a partner. Both are left for by our own way out. */
export type VoucherUse =
  | { readonly at: 'product'; readonly category: CategoryId; readonly slug: string }
  | { readonly at: 'partner'; readonly slug: string }

/** A voucher, as its file tells it. */
export interface Voucher extends Schedule {
  readonly slug: string
  readonly title: string
  readonly partner: { readonly name: string; readonly slug: string }
  readonly kind: VoucherKind
  /** What is typed at the partner; null: nothing, the way there is enough. */
  readonly code: string | null
  readonly use: VoucherUse
  /** What a member pays for its code, in points; null: the code is everybody's. */
  readonly points: Points | null
  /** Whether the partner gives no more of them, although it has not ended. */
  readonly usedUp: boolean
  /** Whether it is an example that nobody can use. */
  readonly sample: boolean
  readonly terms: readonly string[]
  readonly body: Prose
}

export type VoucherState = 'draft' | 'open' | 'used-up' | 'ended'

/** A voucher that is shown now. */
export interface ShownVoucher {
  readonly voucher: Voucher
  readonly state: VoucherState
}

/** For how long an ended voucher still says so, in milliseconds: whoever noted its address should learn what became of it. */
const toldAfterMs = 30 * 86_400_000

/** A voucher as it stands at a moment in epoch milliseconds; null: it is not shown. `withDrafts` as for a campaign. */
export function shownVoucher(voucher: Voucher, now: number, withDrafts: boolean): ShownVoucher | null {
  const state = scheduleState(voucher, now)
  switch (state) {
    case 'draft':
    case 'coming':
      return withDrafts ? { voucher, state: 'draft' } : null
    case 'running':
      return { voucher, state: voucher.usedUp ? 'used-up' : 'open' }
    case 'ended':
      return now < (voucher.endsAt ?? now) + toldAfterMs ? { voucher, state: 'ended' } : null
    default:
      return assertNever(state)
  }
}

/** Which vouchers are wanted; null: of every partner, of every kind. */
export interface VoucherFilter {
  readonly partner: string | null
  readonly kind: VoucherKind | null
}

const rank: Readonly<Record<VoucherState, number>> = { draft: 0, open: 1, 'used-up': 2, ended: 3 }

/** Vouchers that a filter lets through: those that can be used first, and of those what ends soonest. */
export function filteredVouchers(shown: readonly ShownVoucher[], filter: VoucherFilter): readonly ShownVoucher[] {
  const ends = ({ voucher }: ShownVoucher) => voucher.endsAt ?? Number.MAX_SAFE_INTEGER
  return shown
    .filter(({ voucher }) => filter.partner === null || voucher.partner.slug === filter.partner)
    .filter(({ voucher }) => filter.kind === null || voucher.kind === filter.kind)
    .sort((one, other) => rank[one.state] - rank[other.state] || ends(one) - ends(other))
}
