import * as z from 'zod'
import { brand } from '@/lib/brand'
import { readReferralCode } from '@/lib/domain/member/referral-code'
import { readBy } from '../entities/joining'
import {
  boughtVoucherSchema,
  earningHistoriesSchema,
  historyViewSchema,
  pointHistoriesSchema,
  referralSummarySchema,
  shareMessageSchema,
  totalPointsSchema,
  wantedVoucherSchema,
  wantedWithdrawalSchema,
  withdrawalSchema,
  withdrawalsSchema,
} from '../entities/rewards'
import { dataOf, defineOperation, type Operation } from '../operation'

const core = `/${brand.slug}-core-component`

/** The most lines of one page. */
const longestPage = 50
const usualPage = 20

const pageQuery = {
  size: z
    .string()
    .regex(/^[1-9]\d?$/)
    .transform(Number)
    .refine((size) => size <= longestPage, `at most ${longestPage}`)
    .default(usualPage),
}

/** Whether a code is one that an active account has. */
export const codeExistsOperation = defineOperation({
  id: 'core-component/code-exists',
  method: 'GET',
  path: `${core}/v1/public/referral/code-exists`,
  provenance: 'path only',
  summary: 'Whether a referral code is somebody’s',
  notes:
    'The code is read as it was typed: in lower case, with spaces and with hyphens. Only codes that pass their own checksum are looked up; whose ' +
    'one is nobody is told.',
  auth: 'public',
  headers: 'plain',
  limit: { perMinute: 20, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ query: z.strictObject({ code: readBy(readReferralCode) }) }),
  success: { status: 200, description: 'Whether it exists', schema: dataOf(z.object({ exists: z.boolean() })) },
  errors: ['GBL0009'],
})

/** The programme, and where the member stands in it. */
export const referralSummaryOperation = defineOperation({
  id: 'core-component/referral-summary',
  method: 'GET',
  path: `${core}/account/v1/referral-summary`,
  provenance: 'path only',
  summary: 'The referral programme, and where the member stands in it',
  notes:
    'gate is open for a member of 18 or more by the MyKad number who agreed to the referral terms in force; before that code, link and counts say ' +
    'nothing. programme is null while none is open.',
  auth: 'bearer',
  headers: 'plain',
  cache: 'no-store',
  request: z.object({}),
  success: { status: 200, description: 'The summary', schema: dataOf(referralSummarySchema) },
  errors: [],
})

/** Gives the member another code. */
export const renewReferralCodeOperation = defineOperation({
  id: 'core-component/renew-referral-code',
  method: 'PUT',
  path: `${core}/account/v1/referral-code`,
  provenance: 'ours',
  summary: 'Give the member another referral code',
  notes:
    'The code before works for nobody from then on, nor do links with it; friends who joined by it stay. null before the gate of referral-summary, ' +
    'where nothing changes.',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 5, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({}),
  success: {
    status: 200,
    description: 'The code from now on',
    schema: dataOf(z.object({ code: z.string().min(1).max(20).nullable() })),
  },
  errors: [],
})

/** The friends of a member, with what each earned. */
export const earningHistoriesOperation = defineOperation({
  id: 'core-component/earning-histories',
  method: 'GET',
  path: `${core}/account/v1/earning-histories`,
  provenance: 'path only',
  summary: 'What the member’s invitations earned',
  notes:
    'The newest first, a page at a time: cursor is the next of the page before. A friend is shown by initials and month of joining. Before the gate ' +
    'of referral-summary the list is empty.',
  auth: 'bearer',
  headers: 'plain',
  cache: 'no-store',
  request: z.object({ query: z.strictObject({ ...pageQuery, cursor: z.string().min(1).max(100).optional() }) }),
  success: { status: 200, description: 'A page of them', schema: dataOf(earningHistoriesSchema) },
  errors: [],
})

/** How many points the member has. */
export const totalAvailableOperation = defineOperation({
  id: 'core-component/total-available-mxpoint',
  method: 'GET',
  path: `${core}/account/v1/total-available-mxpoint`,
  provenance: 'path only',
  summary: 'How many MX Points the member has',
  notes:
    'pending is promised and waits, held is set aside for a voucher or a withdrawal under way. expiring says until when the points can be used, the earliest first.',
  auth: 'bearer',
  headers: 'plain',
  cache: 'no-store',
  request: z.object({}),
  success: { status: 200, description: 'The points', schema: dataOf(totalPointsSchema) },
  errors: [],
})

/** How the member’s points moved. */
export const pointHistoriesOperation = defineOperation({
  id: 'core-component/point-transaction-histories',
  method: 'GET',
  path: `${core}/point-transaction/histories`,
  provenance: 'path only',
  summary: 'How the member’s MX Points moved',
  notes:
    'The newest first, a page at a time: cursor is the next of the page before, and what comes meanwhile neither repeats nor hides a line. view is ' +
    'all, earned, used or waiting.',
  auth: 'bearer',
  headers: 'plain',
  cache: 'no-store',
  request: z.object({
    query: z.strictObject({
      ...pageQuery,
      view: historyViewSchema.default('all'),
      cursor: z
        .string()
        .regex(/^[1-9]\d{0,14}$/)
        .optional(),
    }),
  }),
  success: { status: 200, description: 'A page of them', schema: dataOf(pointHistoriesSchema) },
  errors: [],
})

/** Buys a voucher for points. */
export const redeemVoucherOperation = defineOperation({
  id: 'core-component/redeem-voucher',
  method: 'POST',
  path: `${core}/account/v1/redeem-voucher`,
  provenance: 'ours',
  summary: 'Buy a voucher for MX Points',
  notes:
    'voucher and points are those of web-voucher. The points are set aside, then used, and the code is given; where that fails they are given ' +
    'back. The same Idempotency-Key of a member for the same voucher is one purchase, also after a day.',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 20, uncounted: 'refuse' },
  idempotent: true,
  cache: 'no-store',
  request: z.object({ body: wantedVoucherSchema }),
  success: { status: 200, description: 'The voucher with its code', schema: dataOf(boughtVoucherSchema) },
  errors: ['GBL0041', 'GBL0042', 'GBL0043', 'GBL0044'],
})

/** What the member may withdraw by, and has withdrawn. */
export const withdrawalsOperation = defineOperation({
  id: 'core-component/withdrawals',
  method: 'GET',
  path: `${core}/account/v1/withdrawals`,
  provenance: 'ours',
  summary: 'Points that the member had paid out, or asked to',
  notes:
    'The newest 50, the newest first. rules is null while nothing can be withdrawn; what was asked for before is still told.',
  auth: 'bearer',
  headers: 'plain',
  cache: 'no-store',
  request: z.object({}),
  success: { status: 200, description: 'The rules and what was asked for', schema: dataOf(withdrawalsSchema) },
  errors: [],
})

/** Asks for points to be paid out. */
export const withdrawOperation = defineOperation({
  id: 'core-component/withdraw',
  method: 'POST',
  path: `${core}/account/v1/withdrawals`,
  provenance: 'ours',
  summary: 'Ask for points to be paid out',
  notes:
    'amount is what the member saw, in sen: points times senPerPoint of the rules. The points are set aside until a person has approved and paid, ' +
    'or refused, which gives them back. The same Idempotency-Key of a member for the same amount is one withdrawal, also after a day.',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 20, uncounted: 'refuse' },
  idempotent: true,
  cache: 'no-store',
  request: z.object({ body: wantedWithdrawalSchema }),
  success: { status: 200, description: 'What was asked for', schema: dataOf(withdrawalSchema) },
  errors: ['GBL0041', 'GBL0044', 'GBL0045', 'GBL0046'],
})

/** Takes a withdrawal back that nobody has approved yet. */
export const takeBackWithdrawalOperation = defineOperation({
  id: 'core-component/take-back-withdrawal',
  method: 'PUT',
  path: `${core}/account/v1/withdrawals`,
  provenance: 'ours',
  summary: 'Take a withdrawal back',
  notes:
    'takenBack is false, and nothing changed, where it is approved, paid or refused, or is another member’s. Its points are the member’s again.',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 20, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ id: z.uuid() }) }),
  success: {
    status: 200,
    description: 'Whether it is taken back',
    schema: dataOf(z.object({ takenBack: z.boolean() })),
  },
  errors: [],
})

/** The message by which a member invites. */
export const shareMessageOperation = defineOperation({
  id: 'notification-component/share-message',
  method: 'GET',
  path: '/notification-component/message-template/share-message',
  provenance: 'path only',
  summary: 'The message by which the member invites friends',
  notes:
    'Sent by the member, from their own device: we take no contact of a friend. null before the gate of referral-summary, and while no programme is open.',
  auth: 'bearer',
  headers: 'plain',
  cache: 'no-store',
  request: z.object({}),
  success: { status: 200, description: 'The message', schema: dataOf(shareMessageSchema.nullable()) },
  errors: [],
})

/** The referral programme and MX Points: the calls of this area, in the order of the documents. */
export const referralCalls: readonly Operation[] = [
  codeExistsOperation,
  referralSummaryOperation,
  renewReferralCodeOperation,
  earningHistoriesOperation,
  totalAvailableOperation,
  pointHistoriesOperation,
  redeemVoucherOperation,
  withdrawalsOperation,
  withdrawOperation,
  takeBackWithdrawalOperation,
  shareMessageOperation,
]
