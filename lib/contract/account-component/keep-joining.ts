import * as z from 'zod'
import { joiningDetailsSchema, joiningKeySchema } from '../entities/joining'
import { defineOperation } from '../operation'

/** Keep what was filled in of the application form. */
export const keepJoiningOperation = defineOperation({
  id: 'account-component/keep-joining',
  method: 'PUT',
  path: '/account-component/v1/public/account/pre-register',
  provenance: 'path only',
  summary: 'Keep what was filled in of the application form',
  notes: 'Only once the contact is verified. Kept encrypted until the joining ends or expires.',
  auth: 'public',
  headers: 'plain',
  limit: { perMinute: 60, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ key: joiningKeySchema, details: joiningDetailsSchema }) }),
  success: { status: 204, description: 'It is kept', schema: z.undefined() },
  errors: ['GBL0009', 'GBL0024', 'GBL0029'],
})
