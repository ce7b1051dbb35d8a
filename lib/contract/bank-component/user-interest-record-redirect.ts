import * as z from 'zod'
import { interestSchema, interestSubjectSchema } from '../entities/interest'
import { dataOf, defineOperation } from '../operation'

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
