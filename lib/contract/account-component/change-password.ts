import * as z from 'zod'
import { passwordSchema } from '../entities/joining'
import { defineOperation } from '../operation'

/** Changes the member's password, or sets the first one. */
export const changePasswordOperation = defineOperation({
  id: 'account-component/change-password',
  method: 'PUT',
  path: '/account-component/account/change-password',
  provenance: 'path only',
  summary: 'Change the password, or set the first one',
  notes:
    'Needs the current password where there is one; a session that was signed in by code may leave it out. Every other session ends, ' +
    'and all contacts are told.',
  auth: 'bearer',
  fresh: true,
  headers: 'plain',
  limit: { perMinute: 10, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({
    body: z.strictObject({ currentPassword: passwordSchema.nullable().default(null), newPassword: passwordSchema }),
  }),
  success: { status: 204, description: 'The new password works', schema: z.undefined() },
  errors: ['GBL0023'],
})
