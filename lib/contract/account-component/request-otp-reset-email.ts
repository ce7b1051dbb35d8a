import * as z from 'zod'
import { readEmail } from '@/lib/domain/validation/email'
import { readBy, sentCodeSchema } from '../entities/joining'
import { dataOf, defineOperation } from '../operation'

/** Sends a code to the e-mail address that the member wants to change to. */
export const requestOtpResetEmailOperation = defineOperation({
  id: 'account-component/request-otp-reset-email',
  method: 'POST',
  path: '/account-component/account/request-otp/reset-email',
  provenance: 'ours',
  summary: 'Send a code to a new e-mail address',
  notes: 'Answers the same whether or not the address belongs to an account.',
  auth: 'bearer',
  fresh: true,
  headers: 'plain',
  limit: { perMinute: 10, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ email: readBy(readEmail) }) }),
  success: { status: 200, description: 'The code is on its way', schema: dataOf(sentCodeSchema) },
  errors: [],
})
