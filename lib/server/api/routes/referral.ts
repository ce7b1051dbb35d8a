import {
  codeExistsOperation,
  earningHistoriesOperation,
  pointHistoriesOperation,
  redeemVoucherOperation,
  referralSummaryOperation,
  renewReferralCodeOperation,
  shareMessageOperation,
  takeBackWithdrawalOperation,
  totalAvailableOperation,
  withdrawalsOperation,
  withdrawOperation,
} from '@/lib/contract/calls/referral'
import type { ProblemCode } from '@/lib/contract/problem'
import type { Voucher } from '@/lib/domain/content/voucher'
import { movementWords } from '@/lib/domain/points/history'
import type { TransferKind } from '@/lib/domain/points/transfer'
import { refusalWords, sampleWithdrawalNames, withdrawalNames } from '@/lib/domain/points/withdrawal-words'
import { voucherHref } from '@/lib/routing/voucher-href'
import type { RedeemRefusal } from '@/lib/server/services/referral/redeem-voucher'
import type { Withdrawal, WithdrawRefusal } from '@/lib/server/services/referral/withdraw-points'
import { ApiFailure } from '../failure'
import { memberRoute, type RouteTable, route } from '../route'

const refusalCodes: Readonly<Record<RedeemRefusal, ProblemCode>> = {
  'not-enough': 'GBL0041',
  'used-up': 'GBL0042',
  'not-open': 'GBL0043',
  gate: 'GBL0044',
}

const withdrawRefusalCodes: Readonly<Record<WithdrawRefusal, ProblemCode>> = {
  'not-enough': 'GBL0041',
  gate: 'GBL0044',
  'not-open': 'GBL0045',
  'too-few': 'GBL0046',
  changed: 'GBL0046',
}

/** A withdrawal as its member sees it. */
function withdrawalOf({ id, points, amount, state, reason, isSample, askedAt, changedAt }: Withdrawal) {
  const words = (isSample ? sampleWithdrawalNames : withdrawalNames)[state]
  const why = reason === null ? null : refusalWords[reason]
  return { id, points, amount, state, words, why, isSample, askedAt, changedAt }
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
      const { isDraft: _draft, joinedInADay: _limit, withdrawal: _rules, ...shown } = programme
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
        words: movementWords(entry.kind, entry.about),
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
  ({ core: { withdrawals } }) =>
    memberRoute(withdrawalsOperation, async (_input, { account }) => {
      const { rules, withdrawals: asked } = await withdrawals(account)
      return { data: { rules, withdrawals: asked.map(withdrawalOf) } }
    }),
  ({ core: { withdraw } }) =>
    memberRoute(withdrawOperation, async ({ body: { points, amount } }, { account }, { idempotencyKey }) => {
      if (idempotencyKey === null) throw new ApiFailure('GBL0030')
      const outcome = await withdraw(account, { points, amount, key: idempotencyKey })
      if (outcome.state === 'refused') throw new ApiFailure(withdrawRefusalCodes[outcome.reason])
      return { data: withdrawalOf(outcome.withdrawal) }
    }),
  ({ core: { takeBackWithdrawal } }) =>
    memberRoute(takeBackWithdrawalOperation, async ({ body: { id } }, { account }) => ({
      data: { takenBack: await takeBackWithdrawal(account, id) },
    })),
  ({ core: { inviteMessage } }) =>
    memberRoute(shareMessageOperation, async (_input, { account }) => ({ data: await inviteMessage(account) })),
]
