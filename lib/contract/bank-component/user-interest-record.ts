import * as z from 'zod'
import { interestSchema, interestSubjectSchema } from '../entities/interest'
import { dataOf, defineOperation } from '../operation'

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
