import * as z from 'zod'
import { readEmail } from '@/lib/domain/validation/email'
import { codeSchema, readBy } from '../entities/joining'
import { defineOperation } from '../operation'
import { resetMobileOperation } from './reset-mobile'

/** Changes the e-mail address by which the member signs in, under the rules of the mobile number. */
export const resetEmailOperation = defineOperation({
  ...resetMobileOperation,
  id: 'account-component/reset-email',
  path: '/account-component/account/reset-email',
  provenance: 'ours',
  summary: 'Change the e-mail address',
  notes: 'As reset-mobile, with the code that was sent to the new address.',
  request: z.object({
    body: z.strictObject({ email: readBy(readEmail), requestId: z.uuid(), code: codeSchema }),
  }),
})
