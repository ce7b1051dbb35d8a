import * as z from 'zod'
import { clickAnswerSchema, clickBodySchema } from '../click-record'
import { defineOperation } from '../operation'

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
