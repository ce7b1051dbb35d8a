import { defineOperation } from '../operation'
import { verifyOtpOperation } from './verify-otp'

/** Check a one-time code that was sent by e-mail, under the rules of any code. */
export const verifyEmailOperation = defineOperation({
  ...verifyOtpOperation,
  id: 'account-component/verify-email',
  path: '/account-component/v1/public/account/verify-email',
  summary: 'Check a one-time code that was sent by e-mail',
  notes: 'As verify-otp, and refuses a code that was sent any other way.',
})
