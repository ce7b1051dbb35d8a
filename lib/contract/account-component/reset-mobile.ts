import * as z from 'zod'
import { readMobile } from '@/lib/domain/validation/phone'
import { codeSchema, readBy } from '../entities/joining'
import { profileSchema } from '../entities/profile'
import { dataOf, defineOperation } from '../operation'

/** Changes the mobile number by which the member signs in. */
export const resetMobileOperation = defineOperation({
  id: 'account-component/reset-mobile',
  method: 'PUT',
  path: '/account-component/account/reset-mobile',
  provenance: 'path only',
  summary: 'Change the mobile number',
  notes:
    'Needs the code that was sent to the new number. The contacts of before are told. Phone and e-mail are not both changed within 24 ' +
    'hours by codes alone: that takes a sign-in by a password of more than a day (GBL0032).',
  auth: 'bearer',
  fresh: true,
  headers: 'plain',
  limit: { perMinute: 10, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({
    body: z.strictObject({ mobile: readBy(readMobile), requestId: z.uuid(), code: codeSchema }),
  }),
  success: { status: 200, description: 'The profile as it is now', schema: dataOf(profileSchema) },
  errors: ['GBL0025', 'GBL0026', 'GBL0032', 'GBL0033'],
})
