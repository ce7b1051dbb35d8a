import * as z from 'zod'
import { defineOperation } from '../operation'

/** Keeps that the member agrees to a text. */
export const tncAgreementOperation = defineOperation({
  id: 'account-component/tnc-agreement',
  method: 'PUT',
  path: '/account-component/account/tnc-aggreement',
  provenance: 'path only',
  summary: 'Keep that the member agrees to the terms',
  notes:
    'Only the version in force can be agreed to. The proof is kept; agreeing to the same version again adds none. The referral terms are ' +
    'for members of 18 or more by their MyKad number: others get 422, as the programme is closed to them.',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 20, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({
    body: z.strictObject({ text: z.enum(['terms', 'referral-terms']), version: z.string().min(1).max(40) }),
  }),
  success: { status: 204, description: 'The proof is durable', schema: z.undefined() },
  errors: [],
})
