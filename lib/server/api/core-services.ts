import 'server-only'
import type { Voucher } from '@/lib/domain/content/voucher'
import type { ReferralCode } from '@/lib/domain/member/referral-code'
import type { HistoryView } from '@/lib/domain/points/history'
import type { Wanted } from '@/lib/domain/points/voucher-purchase'
import type { WantedWithdrawal } from '@/lib/domain/points/withdrawal'
import type { ShareMessage } from '@/lib/domain/referral/share-message'
import type { Clock } from '@/lib/server/clock'
import { voucherContent } from '@/lib/server/content/vouchers'
import { type PointsHistory, type PointsSummary, pointsHistory, pointsOf } from '@/lib/server/services/points/points'
import {
  type Friend,
  inviteMessage,
  type ReferralSummary,
  referralFriends,
  referralSummary,
  renewCode,
} from '@/lib/server/services/referral/dashboard'
import { type RedeemOutcome, redeemVoucher } from '@/lib/server/services/referral/redeem-voucher'
import {
  requestWithdrawal,
  takeBackWithdrawal,
  type Withdrawals,
  type WithdrawOutcome,
  withdrawalsOf,
} from '@/lib/server/services/referral/withdraw-points'
import { runtime } from '@/lib/server/services/runtime'
import type { Account } from '@/lib/server/services/sessions/account'
import type { Patience } from './member-services'

/** The referral programme and MX Points. */
export interface CoreServices {
  /** Whether an active account has a code. */
  readonly codeExists: (code: ReferralCode) => Promise<boolean>
  readonly referralSummary: (account: Account) => Promise<ReferralSummary>
  readonly referralFriends: (
    account: Account,
    page: { readonly cursor: string | null; readonly size: number },
  ) => Promise<{ readonly friends: readonly Friend[]; readonly next: string | null }>
  /** Another code for a member; null before the gate. */
  readonly renewCode: (account: Account) => Promise<string | null>
  readonly inviteMessage: (account: Account) => Promise<ShareMessage | null>
  readonly points: (accountId: string) => Promise<PointsSummary>
  readonly pointsHistory: (
    accountId: string,
    page: { readonly view: HistoryView; readonly before: string | null; readonly size: number },
  ) => Promise<PointsHistory>
  readonly redeemVoucher: (account: Account, wanted: Wanted & { readonly key: string }) => Promise<RedeemOutcome>
  readonly withdrawals: (account: Account) => Promise<Withdrawals>
  readonly withdraw: (account: Account, wanted: WantedWithdrawal & { readonly key: string }) => Promise<WithdrawOutcome>
  /** Whether a withdrawal of the member is taken back. */
  readonly takeBackWithdrawal: (account: Account, id: string) => Promise<boolean>
  /** A voucher by its slug, whether it is shown now or not; null: there is none. */
  readonly voucherNamed: (slug: string) => Voucher | null
}

/** Those of this process. Making them opens nothing. Vouchers begin and end by `clock`. */
export function coreServices(patiently: Patience, clock: () => Clock): CoreServices {
  const vouchers = () => voucherContent.entries()
  return {
    codeExists: (code) => patiently(runtime().referral.referrals.codeExists(code)),
    referralSummary: (account) => patiently(referralSummary(runtime().referral, account)),
    referralFriends: (account, page) => patiently(referralFriends(runtime().referral, account, page)),
    renewCode: (account) => patiently(renewCode(runtime().referral, account)),
    inviteMessage: (account) => patiently(inviteMessage(runtime().referral, account)),
    points: (accountId) => patiently(pointsOf(runtime().points, accountId)),
    pointsHistory: (accountId, page) => patiently(pointsHistory(runtime().points, accountId, page)),
    redeemVoucher: (account, wanted) =>
      patiently(redeemVoucher({ ...runtime().referral, vouchers, siteNow: () => clock().now() }, account, wanted)),
    withdrawals: (account) => patiently(withdrawalsOf(runtime().withdrawals, account)),
    withdraw: (account, wanted) => patiently(requestWithdrawal(runtime().withdrawals, account, wanted)),
    takeBackWithdrawal: (account, id) => patiently(takeBackWithdrawal(runtime().withdrawals, account, id)),
    voucherNamed: (slug) => vouchers().find((voucher) => voucher.slug === slug) ?? null,
  }
}
