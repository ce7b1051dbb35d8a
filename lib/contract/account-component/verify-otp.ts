import * as z from 'zod'
import { codeSchema, joiningKeySchema, verifiedSchema } from '../entities/joining'
import { dataOf, defineOperation } from '../operation'

/** Check a one-time code. */
export const verifyOtpOperation = defineOperation({
  id: 'account-component/verify-otp',
  method: 'POST',
  path: '/account-component/account/verify-otp',
  provenance: 'path only',
  summary: 'Check a one-time code',
  notes: 'A code works once, for five minutes and five tries, for the joining that it was sent for and for no other.',
  auth: 'public',
  headers: 'plain',
  knowsDevice: true,
  limit: { perMinute: 20, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ key: joiningKeySchema, requestId: z.uuid(), code: codeSchema }) }),
  success: { status: 200, description: 'The code is right', schema: dataOf(verifiedSchema) },
  errors: ['GBL0009', 'GBL0024', 'GBL0025', 'GBL0026'],
})
