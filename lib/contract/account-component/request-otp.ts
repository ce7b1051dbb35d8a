import * as z from 'zod'
import { codeChannels, joiningKeySchema, sentCodeSchema } from '../entities/joining'
import { dataOf, defineOperation } from '../operation'

/** Send a one-time code. */
export const requestOtpOperation = defineOperation({
  id: 'account-component/request-otp',
  method: 'POST',
  path: '/account-component/account/request-otp',
  provenance: 'path only',
  summary: 'Send a one-time code',
  notes:
    'Answers the same, after the same work, whether or not the contact has an account. A code asked for before resendAt is not ' +
    'sent again: the answer names the one that is on its way. The code before stops working when a new one is made. A contact is ' +
    'sent one code a minute, 5 an hour and 10 a day, whoever asks.',
  auth: 'public',
  headers: 'signed',
  knowsDevice: true,
  limit: { perMinute: 10, perHour: 60, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ key: joiningKeySchema, channel: z.enum(codeChannels) }) }),
  success: { status: 200, description: 'The code is on its way', schema: dataOf(sentCodeSchema) },
  errors: ['GBL0009', 'GBL0024', 'GBL0029'],
})
