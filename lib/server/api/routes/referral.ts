import {
  codeExistsOperation,
  earningHistoriesOperation,
  pointHistoriesOperation,
  redeemVoucherOperation,
  referralSummaryOperation,
  renewReferralCodeOperation,
  shareMessageOperation,
  totalAvailableOperation,
} from '@/lib/contract/calls/referral'
import type { ProblemCode } from '@/lib/contract/problem'
import type { Voucher } from '@/lib/domain/content/voucher'
import { kindWords } from '@/lib/domain/points/history'
import type { TransferKind } from '@/lib/domain/points/transfer'
import { voucherHref } from '@/lib/routing/voucher-href'
import type { RedeemRefusal } from '@/lib/server/services/referral/redeem-voucher'
import { ApiFailure } from '../failure'
import { memberRoute, type RouteTable, route } from '../route'

const refusalCodes: Readonly<Record<RedeemRefusal, ProblemCode>> = {
  'not-enough': 'GBL0041',
  'used-up': 'GBL0042',
  'not-open': 'GBL0043',
  gate: 'GBL0044',
}

/** A voucher in the history: its code stands at the entry by which it was paid. */
function voucherOf(voucher: Voucher | null, kind: TransferKind) {
  return voucher === null ? null : { title: voucher.title, code: kind === 'redeem' ? voucher.code : null }
}

/** The referral programme and MX Points. */
export const referralRoutes: RouteTable = [
  ({ core: { codeExists } }) =>
    route(codeExistsOperation, async ({ query: { code } }) => ({ data: { exists: await codeExists(code) } })),
  ({ core: { referralSummary } }) =>
    memberRoute(referralSummaryOperation, async (_input, { account }) => {
      const { programme, ...summary } = await referralSummary(account)
      if (programme === null) return { data: { ...summary, programme } }
      const { isDraft: _draft, joinedInADay: _limit, ...shown } = programme
      return { data: { ...summary, programme: shown } }
    }),
  ({ core: { renewCode } }) =>
    memberRoute(renewReferralCodeOperation, async (_input, { account }) => ({
      data: { code: await renewCode(account) },
    })),
  ({ core: { referralFriends } }) =>
    memberRoute(earningHistoriesOperation, async ({ query: { cursor, size } }, { account }) => {
      const { friends, next } = await referralFriends(account, { cursor: cursor ?? null, size })
      return { data: { friends: [...friends], next } }
    }),
  ({ core: { points } }) =>
    memberRoute(totalAvailableOperation, async (_input, { account }) => {
      const { expiring, ...held } = await points(account.id)
      return { data: { ...held, expiring: [...expiring] } }
    }),
  ({ core: { pointsHistory, voucherNamed } }) =>
    memberRoute(pointHistoriesOperation, async ({ query: { view, cursor, size } }, { account }) => {
      const { entries, next } = await pointsHistory(account.id, { view, before: cursor ?? null, size })
      const shown = entries.map(({ voucher, ...entry }) => ({
        ...entry,
        words: kindWords[entry.kind],
        voucher: voucherOf(voucher === null ? null : voucherNamed(voucher), entry.kind),
      }))
      return { data: { entries: shown, next } }
    }),
  ({ core: { redeemVoucher } }) =>
    memberRoute(
      redeemVoucherOperation,
      async ({ body: { voucher: slug, points } }, { account }, { idempotencyKey }) => {
        // The contract asks for the key, so a call without one does not come here.
        if (idempotencyKey === null) throw new ApiFailure('GBL0030')
        const outcome = await redeemVoucher(account, { slug, points, key: idempotencyKey })
        if (outcome.state === 'refused') throw new ApiFailure(refusalCodes[outcome.reason])
        const { voucher, code } = outcome
        return { data: { title: voucher.title, code, path: voucherHref(voucher.use), points: outcome.points } }
      },
    ),
  ({ core: { inviteMessage } }) =>
    memberRoute(shareMessageOperation, async (_input, { account }) => ({ data: await inviteMessage(account) })),
]
