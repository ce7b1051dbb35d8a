import * as z from 'zod'
import { codeSchema, joiningKeySchema, verifiedSchema } from '../entities/joining'
import { dataOf, defineOperation } from '../operation'

/** Check a one-time code that was sent by e-mail. */
export const verifyEmailOperation = defineOperation({
  id: 'account-component/verify-email',
  method: 'POST',
  path: '/account-component/v1/public/account/verify-email',
  provenance: 'path only',
  summary: 'Check a one-time code that was sent by e-mail',
  notes: 'As verify-otp, and refuses a code that was sent any other way.',
  auth: 'public',
  headers: 'plain',
  limit: { perMinute: 20, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ key: joiningKeySchema, requestId: z.uuid(), code: codeSchema }) }),
  success: { status: 200, description: 'The code is right', schema: dataOf(verifiedSchema) },
  errors: ['GBL0009', 'GBL0024', 'GBL0025', 'GBL0026'],
})
