import * as z from 'zod'
import { joiningKeySchema, passwordSchema } from '../entities/joining'
import { defineOperation } from '../operation'

/** Set a new password after a code. */
export const resetPasswordOperation = defineOperation({
  id: 'account-component/reset-password-mobile',
  method: 'POST',
  path: '/account-component/account/reset-password-mobile',
  provenance: 'path only',
  summary: 'Set a new password after a code',
  notes:
    'Needs a verified joining with the purpose reset-password. Ends every session of the account and tells its contacts; nobody is signed in by it.',
  auth: 'public',
  headers: 'plain',
  limit: { perMinute: 10, uncounted: 'refuse' },
  cache: 'no-store',
  idempotent: true,
  request: z.object({ body: z.strictObject({ key: joiningKeySchema, password: passwordSchema }) }),
  success: { status: 204, description: 'The new password works', schema: z.undefined() },
  errors: ['GBL0009', 'GBL0024', 'GBL0029'],
})
