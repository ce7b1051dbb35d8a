import 'server-only'
import type { ReferralCode } from '@/lib/domain/member/referral-code'
import type { HistoryView } from '@/lib/domain/points/history'
import type { ShareMessage } from '@/lib/domain/referral/share-message'
import { type PointsHistory, type PointsSummary, pointsHistory, pointsOf } from '@/lib/server/services/points/points'
import {
  type Friend,
  inviteMessage,
  type ReferralSummary,
  referralFriends,
  referralSummary,
  renewCode,
} from '@/lib/server/services/referral/dashboard'
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
}

/** Those of this process. Making them opens nothing. */
export function coreServices(patiently: Patience): CoreServices {
  return {
    codeExists: (code) => patiently(runtime().referral.referrals.codeExists(code)),
    referralSummary: (account) => patiently(referralSummary(runtime().referral, account)),
    referralFriends: (account, page) => patiently(referralFriends(runtime().referral, account, page)),
    renewCode: (account) => patiently(renewCode(runtime().referral, account)),
    inviteMessage: (account) => patiently(inviteMessage(runtime().referral, account)),
    points: (accountId) => patiently(pointsOf(runtime().points, accountId)),
    pointsHistory: (accountId, page) => patiently(pointsHistory(runtime().points, accountId, page)),
  }
}
