import * as z from 'zod'
import { clickAnswerSchema, clickBodySchema } from '../click-record'
import { alertKeySchema, alertRequestSchema, interestSchema, interestSubjectSchema } from '../entities/interest'
import { dataOf, defineOperation, type Operation } from '../operation'

/** Records that a visitor left for a partner. */
export const userInterestedRedirectSubmitOperation = defineOperation({
  id: 'analytic-component/user-interested-redirect-submit',
  method: 'POST',
  path: '/analytic-component/v1/public/user-interested-redirect/submit',
  provenance: 'path only',
  summary: 'Record that a visitor left for a partner',
  notes:
    'Kept as the word of its caller, who may be anybody: never counted for a partner, and no evidence for a reward. ' +
    'The answer is sent once the record is durable. Sending it twice records two visits.',
  auth: 'public',
  headers: 'plain',
  limit: { perMinute: 60, uncounted: 'answer' },
  cache: 'no-store',
  request: z.object({ body: clickBodySchema }),
  success: { status: 200, description: 'The record is durable', schema: clickAnswerSchema },
  errors: ['GBL0008', 'GBL0009'],
})

/** Records that a caller sent a visitor to a bank. */
export const userInterestedRedirectOperation = defineOperation({
  id: 'bank-component/user-interested-redirect',
  method: 'POST',
  path: '/bank-component/v1/public/user-interested/redirect',
  provenance: 'path only',
  summary: 'Record that a visitor left for a bank',
  notes:
    'Kept as the word of its caller, who may be anybody: never counted for a partner, and no evidence for a reward. ' +
    'The answer never holds an address to go to: the site takes that from its own table of partners.',
  auth: 'public',
  headers: 'plain',
  limit: { perMinute: 60, uncounted: 'answer' },
  cache: 'no-store',
  request: z.object({ body: clickBodySchema }),
  success: { status: 200, description: 'The record is durable', schema: clickAnswerSchema },
  errors: ['GBL0008', 'GBL0009'],
})

/** Counts that somebody is interested in a product, without leaving for it. */
export const userInterestedOperation = defineOperation({
  id: 'bank-component/user-interested',
  method: 'POST',
  path: '/bank-component/v1/public/user-interested',
  provenance: 'path only',
  summary: 'Count an interest in a product or partner',
  notes:
    'One more on that day, and nothing about who says so: no time, no page, no device, no account. The word of anybody: it ranks nothing, is ' +
    'counted for no partner and is no evidence for a reward.',
  auth: 'public',
  headers: 'plain',
  limit: { perMinute: 60, uncounted: 'answer' },
  cache: 'no-store',
  request: z.object({ body: interestSubjectSchema }),
  success: { status: 204, description: 'It is counted', schema: z.undefined() },
  errors: ['GBL0008', 'GBL0009'],
})

/** Puts what a member marked, to come back to it on the member's list. */
export const userInterestRecordOperation = defineOperation({
  id: 'bank-component/user-interest-record',
  method: 'POST',
  path: '/bank-component/user-interest-record',
  provenance: 'path only',
  summary: 'Mark a product or partner',
  notes: 'Sent again, it has the newer day. A list has 200 entries; the oldest goes when another one comes.',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 60, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: interestSubjectSchema }),
  success: { status: 200, description: 'It is on the list', schema: dataOf(interestSchema) },
  errors: ['GBL0008'],
})

/** Puts what a member left for on the member's list. */
export const userInterestRecordRedirectOperation = defineOperation({
  id: 'bank-component/user-interest-record-redirect',
  method: 'POST',
  path: '/bank-component/user-interest-record/redirect',
  provenance: 'path only',
  summary: 'Remember that the member left for a product or partner',
  notes:
    'As user-interest-record, kept apart from it. It is no click: what is counted for a partner is what the site itself led out.',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 60, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: interestSubjectSchema }),
  success: { status: 200, description: 'It is on the list', schema: dataOf(interestSchema) },
  errors: ['GBL0008'],
})

/** Has a member told when the figure of a product changes. */
export const productAlertOperation = defineOperation({
  id: 'bank-component/product-alert',
  method: 'POST',
  path: '/bank-component/user-interest-record/alert',
  provenance: 'ours',
  summary: 'Tell the member when the figure of a product changes',
  notes:
    'The figure of now is kept, for the case that the member gives, and the member is written to once it is another one, a week before the offer ends, ' +
    'and where the list is ordered by an amount, once another product beats it by so much: by e-mail, or by text message where there is no address. Sent again, it compares with the figure of now. A member has 100; the oldest goes when another one comes. Taken off by ' +
    'forget-interests, or by the link in each message.',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 60, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: alertRequestSchema }),
  success: { status: 200, description: 'It is on the list', schema: dataOf(interestSchema) },
  errors: ['GBL0008'],
})

/** Ends an alert by the key in its messages. */
export const endProductAlertOperation = defineOperation({
  id: 'bank-component/end-product-alert',
  method: 'POST',
  path: '/bank-component/v1/public/user-interest-alert/end',
  provenance: 'ours',
  summary: 'End an alert by the key in its messages',
  notes: 'Needs no login: the key is in every message, and can do nothing else.',
  auth: 'public',
  headers: 'plain',
  // High: the one click of a mail program comes from the servers of its provider, for all who read their mail there.
  limit: { perMinute: 300, uncounted: 'answer' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ key: alertKeySchema }) }),
  success: { status: 204, description: 'The alert is erased', schema: z.undefined() },
  errors: ['GBL0009', 'GBL0016'],
})

/** Ends all alerts of a member that are told by the week, by the key of any of them. */
export const endWeeklyAlertsOperation = defineOperation({
  id: 'bank-component/end-weekly-alerts',
  method: 'POST',
  path: '/bank-component/v1/public/user-interest-alert/end-weekly',
  provenance: 'ours',
  summary: 'End all alerts that are told by the week, by the key in the message of a week',
  notes:
    'Needs no login: the key is in every message, and can do nothing but end alerts. Those that are told immediately stay.',
  auth: 'public',
  headers: 'plain',
  // As for one alert.
  limit: { perMinute: 300, uncounted: 'answer' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ key: alertKeySchema }) }),
  success: { status: 204, description: 'The alerts are erased', schema: z.undefined() },
  errors: ['GBL0009', 'GBL0016'],
})

/** What the member marked or left for. */
export const userInterestedRedirectsOperation = defineOperation({
  id: 'analytic-component/user-interested-redirects',
  method: 'GET',
  path: '/analytic-component/user-interested-redirects/default',
  provenance: 'path only',
  summary: 'The products and partners that the member marked or left for',
  notes: 'Newest first, at most 200, and 100 alerts. A product may not be listed any more.',
  auth: 'bearer',
  headers: 'plain',
  cache: 'no-store',
  request: z.object({}),
  success: { status: 200, description: 'The list', schema: dataOf(z.array(interestSchema)) },
  errors: [],
})

/** Takes one off the member's list, or clears it. */
export const forgetInterestsOperation = defineOperation({
  id: 'analytic-component/forget-interests',
  method: 'DELETE',
  path: '/analytic-component/user-interested-redirects/default',
  provenance: 'path only',
  summary: 'Take one off the list of what the member marked or left for, or clear it',
  notes:
    'One by its id, all by all=true. Deleting one that is not there, or that is on another member’s list, changes nothing and answers the same.',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 60, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({
    query: z
      .strictObject({ id: z.uuid().optional(), all: z.literal('true').optional() })
      .refine(({ id, all }) => (id === undefined) !== (all === undefined), {
        path: ['id'],
        message: 'is needed, or all=true, and not both',
      }),
  }),
  success: { status: 204, description: 'It is not on the list any more', schema: z.undefined() },
  errors: [],
})

/** Clicks and interests: the calls of this area, in the order of the documents. */
export const interestCalls: readonly Operation[] = [
  userInterestedRedirectSubmitOperation,
  userInterestedRedirectOperation,
  userInterestedOperation,
  userInterestRecordOperation,
  userInterestRecordRedirectOperation,
  productAlertOperation,
  endProductAlertOperation,
  endWeeklyAlertsOperation,
  userInterestedRedirectsOperation,
  forgetInterestsOperation,
]
