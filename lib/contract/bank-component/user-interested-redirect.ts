import * as z from 'zod'
import { clickAnswerSchema, clickBodySchema } from '../click-record'
import { defineOperation } from '../operation'

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
