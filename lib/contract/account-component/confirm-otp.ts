import * as z from 'zod'
import { contactKinds } from '@/lib/domain/validation/contact'
import { codeSchema } from '../entities/joining'
import { defineOperation } from '../operation'

/** Proves by code that it is the member who asks. */
export const confirmOtpOperation = defineOperation({
  id: 'account-component/confirm-otp',
  method: 'POST',
  path: '/account-component/account/confirm-otp',
  provenance: 'ours',
  summary: 'Prove by code that it is the member',
  notes: 'For five minutes this session may make the changes that ask for a fresh proof (GBL0028).',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 10, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({
    body: z.strictObject({ kind: z.enum(contactKinds), requestId: z.uuid(), code: codeSchema }),
  }),
  success: { status: 204, description: 'The proof counts from now', schema: z.undefined() },
  errors: ['GBL0025', 'GBL0026'],
})
