import type * as z from 'zod'
import { webVoucherOperation } from '@/lib/contract/calls/campaigns'
import { tncAgreementOperation } from '@/lib/contract/calls/profile'
import {
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
import type { voucherSchema } from '@/lib/contract/entities/campaign'
import type {
  boughtVoucherSchema,
  earningHistoriesSchema,
  pointHistoriesSchema,
  referralSummarySchema,
  shareMessageSchema,
  totalPointsSchema,
  wantedVoucherSchema,
  wantedWithdrawalSchema,
  withdrawalsSchema,
} from '@/lib/contract/entities/rewards'
import type { HistoryView } from '@/lib/domain/points/history'
import { ApiError } from './api-error'
import type { SessionCall } from './session'

export type Friend = z.output<typeof earningHistoriesSchema>['friends'][number]
export type PointsEntry = z.output<typeof pointHistoriesSchema>['entries'][number]
export type PointsTotal = z.output<typeof totalPointsSchema>

export type Withdrawals = z.output<typeof withdrawalsSchema>
export type Withdrawal = Withdrawals['withdrawals'][number]
export type WithdrawalRules = NonNullable<Withdrawals['rules']>

export type Bought = z.output<typeof boughtVoucherSchema>

/** A voucher that is sold for points. */
export interface Offer extends Omit<z.output<typeof voucherSchema>, 'points'> {
  /** In points. */
  readonly price: number
}

/** What the dashboard shows above the list of friends. */
export interface Invitations {
  readonly summary: z.output<typeof referralSummarySchema>
  /** null: no programme is open. */
  readonly message: z.output<typeof shareMessageSchema> | null
}

/** A page of a history; `next` is where the next one begins, null at the end. */
export interface HistoryPage<T> {
  readonly items: readonly T[]
  readonly next: string | null
}

const perPage = '20'

/** The refusals of a purchase or a withdrawal by the programme, each of which took nothing. */
const refusals = ['GBL0041', 'GBL0042', 'GBL0043', 'GBL0044', 'GBL0045', 'GBL0046']

/** What is said of a purchase or a withdrawal that was refused and took nothing; null: it may have been done. */
export function refusedWords(failure: unknown): string | null {
  return failure instanceof ApiError && refusals.includes(failure.errorCode ?? '') ? failure.visitorMessage : null
}

/** The member's code, link and counts. Rejects with ApiError. */
export async function loadInvitations(call: SessionCall): Promise<Invitations> {
  const [summary, message] = await Promise.all([call(referralSummaryOperation, {}), call(shareMessageOperation, {})])
  return { summary: summary.data, message: message.data }
}

/** A page of the friends of a member, the newest first. Rejects with ApiError. */
export async function loadFriends(call: SessionCall, cursor: string | null): Promise<HistoryPage<Friend>> {
  const query = { size: perPage, ...(cursor === null ? {} : { cursor }) }
  const { friends, next } = (await call(earningHistoriesOperation, { query })).data
  return { items: friends, next }
}

/** How many points a member has. Rejects with ApiError. */
export async function loadTotal(call: SessionCall): Promise<PointsTotal> {
  return (await call(totalAvailableOperation, {})).data
}

/** A page of the movements of a member's points, the newest first. Rejects with ApiError. */
export async function loadMovements(
  call: SessionCall,
  view: HistoryView,
  cursor: string | null,
): Promise<HistoryPage<PointsEntry>> {
  const query = { size: perPage, view, ...(cursor === null ? {} : { cursor }) }
  const { entries, next } = (await call(pointHistoriesOperation, { query })).data
  return { items: entries, next }
}

/** What can be bought for points, and what of it is used up. Rejects with ApiError. */
export async function loadOffers(call: SessionCall): Promise<readonly Offer[]> {
  const { data } = await call(webVoucherOperation, { query: {} })
  return data.flatMap(({ points, ...voucher }) =>
    points === null || voucher.state === 'ended' ? [] : [{ ...voucher, price: points }],
  )
}

/** Buys a voucher at the price that was shown. The same key again is the same purchase. Rejects with ApiError. */
export async function buyVoucher(
  call: SessionCall,
  body: z.input<typeof wantedVoucherSchema>,
  idempotencyKey: string,
): Promise<Bought> {
  return (await call(redeemVoucherOperation, { body }, { idempotencyKey })).data
}

/** What points are paid out at, and what the member asked for. Rejects with ApiError. */
export async function loadWithdrawals(call: SessionCall): Promise<Withdrawals> {
  return (await call(withdrawalsOperation, {})).data
}

/** Asks for points to be paid out at the amount that was shown. The same key again is the same withdrawal. Rejects with ApiError. */
export async function withdrawPoints(
  call: SessionCall,
  body: z.input<typeof wantedWithdrawalSchema>,
  idempotencyKey: string,
): Promise<void> {
  await call(withdrawOperation, { body }, { idempotencyKey })
}

/** Takes a withdrawal back; gives whether that could be done. Rejects with ApiError. */
export async function takeBackWithdrawal(call: SessionCall, id: string): Promise<boolean> {
  return (await call(takeBackWithdrawalOperation, { body: { id } })).data.takenBack
}

/** Gives the member another code; links with the one before stop working. Rejects with ApiError. */
export async function renewCode(call: SessionCall): Promise<void> {
  await call(renewReferralCodeOperation, {})
}

/** Keeps that the member agrees to a version of the referral terms. Rejects with ApiError. */
export async function agreeToReferralTerms(call: SessionCall, version: string): Promise<void> {
  await call(tncAgreementOperation, { body: { text: 'referral-terms', version } })
}
