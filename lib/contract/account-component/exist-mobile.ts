import * as z from 'zod'
import { readMobile } from '@/lib/domain/validation/phone'
import { codeChannels, readBy } from '../entities/joining'
import { dataOf, defineOperation } from '../operation'

/** Whether a mobile number can be sent a code. */
export const existMobileOperation = defineOperation({
  id: 'account-component/exist-mobile',
  method: 'POST',
  path: '/account-component/account/exist-mobile',
  provenance: 'path only',
  summary: 'Whether a mobile number can be sent a code',
  notes: 'Does not say whether the number has an account: the answer is the same for every number that is well formed.',
  auth: 'public',
  headers: 'signed',
  limit: { perMinute: 10, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ mobile: readBy(readMobile) }) }),
  success: {
    status: 200,
    description: 'It can be sent a code',
    schema: dataOf(z.object({ channels: z.array(z.enum(codeChannels)) })),
  },
  errors: ['GBL0009'],
})
