import * as z from 'zod'
import { interestSubjectSchema } from '../entities/interest'
import { defineOperation } from '../operation'

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
