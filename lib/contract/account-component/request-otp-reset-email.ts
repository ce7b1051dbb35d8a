import * as z from 'zod'
import { readEmail } from '@/lib/domain/validation/email'
import { readBy } from '../entities/joining'
import { defineOperation } from '../operation'
import { requestOtpResetMobileOperation } from './request-otp-reset-mobile'

/** Sends a code to the e-mail address that the member wants to change to, under the rules of a mobile number. */
export const requestOtpResetEmailOperation = defineOperation({
  ...requestOtpResetMobileOperation,
  id: 'account-component/request-otp-reset-email',
  path: '/account-component/account/request-otp/reset-email',
  provenance: 'ours',
  summary: 'Send a code to a new e-mail address',
  notes: 'Answers the same whether or not the address belongs to an account.',
  request: z.object({ body: z.strictObject({ email: readBy(readEmail) }) }),
})
