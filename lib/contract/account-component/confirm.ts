import * as z from 'zod'
import { passwordSchema } from '../entities/joining'
import { defineOperation } from '../operation'

/** Proves by password that it is the member who asks. */
export const confirmOperation = defineOperation({
  id: 'account-component/confirm',
  method: 'POST',
  path: '/account-component/account/confirm',
  provenance: 'ours',
  summary: 'Prove by password that it is the member',
  notes: 'For five minutes this session may make the changes that ask for a fresh proof (GBL0028).',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 10, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ password: passwordSchema }) }),
  success: { status: 204, description: 'The proof counts from now', schema: z.undefined() },
  errors: ['GBL0023'],
})
