import * as z from 'zod'
import {
  fullNameSchema,
  joiningKeySchema,
  joiningReasons,
  openedSessionSchema,
  passwordSchema,
} from '../entities/joining'
import { referralSchema } from '../entities/referral'
import { dataOf, defineOperation } from '../operation'

/** Make the account. */
export const finishRegisterOperation = defineOperation({
  id: 'account-component/finish-register',
  method: 'POST',
  path: '/account-component/v1/public/account/finish-register',
  provenance: 'path only',
  summary: 'Make the account',
  notes:
    'Needs a verified joining. The contact has an account by now: GBL0029. Of a referral the form and the checksum of the code are ' +
    'looked at, not whose it is: a code that is nobody’s is recorded without a referrer.',
  auth: 'public',
  headers: 'plain',
  knowsDevice: true,
  limit: { perMinute: 10, uncounted: 'refuse' },
  cache: 'no-store',
  idempotent: true,
  request: z.object({
    body: z.strictObject({
      key: joiningKeySchema,
      fullName: fullNameSchema,
      reasons: z.array(z.enum(joiningReasons)).max(joiningReasons.length),
      password: passwordSchema,
      /** The version of the terms that were agreed to. */
      termsVersion: z.string().regex(/^\d{4}-\d\d-\d\d$/, 'must be the version of the terms, such as 2026-11-22'),
      /** Whether we may write about offers; its own choice, never a condition. null: not asked. */
      marketing: z.boolean().nullable().default(null),
      /** By whose code they come, as they confirmed it; null for nobody's. */
      referral: referralSchema.nullable().default(null),
    }),
  }),
  success: {
    status: 200,
    description: 'The account is durable, and this is its first session',
    schema: dataOf(openedSessionSchema),
  },
  errors: ['GBL0009', 'GBL0024', 'GBL0029'],
})
