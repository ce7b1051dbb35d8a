import * as z from 'zod'
import { readMobile } from '@/lib/domain/validation/phone'
import { readBy, sentCodeSchema } from '../entities/joining'
import { dataOf, defineOperation } from '../operation'

/** Sends a code to the mobile number that the member wants to change to. */
export const requestOtpResetMobileOperation = defineOperation({
  id: 'account-component/request-otp-reset-mobile',
  method: 'POST',
  path: '/account-component/account/request-otp/reset-mobile',
  provenance: 'path only',
  summary: 'Send a code to a new mobile number',
  notes: 'Answers the same whether or not the number belongs to an account.',
  auth: 'bearer',
  fresh: true,
  headers: 'plain',
  limit: { perMinute: 10, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ mobile: readBy(readMobile) }) }),
  success: { status: 200, description: 'The code is on its way', schema: dataOf(sentCodeSchema) },
  errors: ['GBL0032'],
})
