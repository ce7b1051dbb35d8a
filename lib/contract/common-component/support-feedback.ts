import * as z from 'zod'
import { longestFeedback } from '@/lib/domain/content/support'
import { defineOperation } from '../operation'

/** Says whether an answer of the support centre helped. */
export const supportFeedbackOperation = defineOperation({
  id: 'common-component/support-feedback',
  method: 'POST',
  path: '/common-component/v1/public/support/feedback',
  provenance: 'ours',
  summary: 'Say whether an answer helped',
  notes:
    'Kept without a person: addresses and long numbers are taken out of the words. An answer that does not exist is a 422.',
  auth: 'public',
  headers: 'signed',
  limit: { perMinute: 10, perHour: 60, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({
    body: z.strictObject({
      slug: z.string().max(100),
      helped: z.boolean(),
      words: z.string().trim().max(longestFeedback, `Use at most ${longestFeedback} characters.`).default(''),
    }),
  }),
  success: { status: 204, description: 'It is kept', schema: z.undefined() },
  errors: ['GBL0009'],
})
