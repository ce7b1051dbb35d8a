import * as z from 'zod'
import { contactKinds } from '@/lib/domain/validation/contact'
import { sentCodeSchema } from '../entities/joining'
import { dataOf, defineOperation } from '../operation'

/** Sends a code to one of the member's own contacts. */
export const requestOtpConfirmOperation = defineOperation({
  id: 'account-component/request-otp-confirm',
  method: 'POST',
  path: '/account-component/account/request-otp/confirm',
  provenance: 'ours',
  summary: 'Send a code by which the member proves who they are',
  notes: 'For members without a password, or who do not have it at hand.',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 10, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ kind: z.enum(contactKinds) }) }),
  success: { status: 200, description: 'The code is on its way', schema: dataOf(sentCodeSchema) },
  errors: [],
})
