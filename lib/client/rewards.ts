import type * as z from 'zod'
import { tncAgreementOperation } from '@/lib/contract/calls/profile'
import {
  earningHistoriesOperation,
  pointHistoriesOperation,
  referralSummaryOperation,
  renewReferralCodeOperation,
  shareMessageOperation,
  totalAvailableOperation,
} from '@/lib/contract/calls/referral'
import type {
  earningHistoriesSchema,
  pointHistoriesSchema,
  referralSummarySchema,
  shareMessageSchema,
  totalPointsSchema,
} from '@/lib/contract/entities/rewards'
import type { HistoryView } from '@/lib/domain/points/history'
import type { SessionCall } from './session'

export type Friend = z.output<typeof earningHistoriesSchema>['friends'][number]
export type PointsEntry = z.output<typeof pointHistoriesSchema>['entries'][number]
export type PointsTotal = z.output<typeof totalPointsSchema>

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

/** Gives the member another code; links with the one before stop working. Rejects with ApiError. */
export async function renewCode(call: SessionCall): Promise<void> {
  await call(renewReferralCodeOperation, {})
}

/** Keeps that the member agrees to a version of the referral terms. Rejects with ApiError. */
export async function agreeToReferralTerms(call: SessionCall, version: string): Promise<void> {
  await call(tncAgreementOperation, { body: { text: 'referral-terms', version } })
}
