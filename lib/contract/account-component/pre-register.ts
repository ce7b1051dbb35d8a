import * as z from 'zod'
import { joiningKeySchema, joiningPurposes, usernameSchema } from '../entities/joining'
import { dataOf, defineOperation } from '../operation'

/** Begin to join, to sign in or to set a new password. */
export const preRegisterOperation = defineOperation({
  id: 'account-component/pre-register',
  method: 'POST',
  path: '/account-component/v1/public/account/pre-register',
  provenance: 'path only',
  summary: 'Begin to join, to sign in or to set a new password',
  notes:
    'Answers the same, after the same work, whether or not the contact has an account. request-otp works with the key of this call ' +
    'alone, and sends to its one contact: the proof of a person stands before both.',
  auth: 'public',
  headers: 'signed',
  challenged: true,
  limit: { perMinute: 20, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({
    body: z.strictObject({
      username: usernameSchema,
      purpose: z.enum(joiningPurposes),
    }),
  }),
  success: { status: 200, description: 'The key of the joining', schema: dataOf(z.object({ key: joiningKeySchema })) },
  errors: ['GBL0009'],
})
