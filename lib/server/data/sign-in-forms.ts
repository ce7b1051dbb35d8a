import 'server-only'
import { ApiError } from '@/lib/client/api-error'
import { log } from '@/lib/server/log'
import type { SignInForm } from '@/lib/sign-in-steps'
import { stepPath } from '@/lib/sign-in-steps'
import { startOver } from './joining-state'
import { checkCode, resendCode, sendCode } from './sign-in-code'
import { sendContact, sendResetContact } from './sign-in-contact'
import { finish, keepAnswers, keepName } from './sign-in-details'
import { type FormContext, type FormOutcome, refusedBy } from './sign-in-outcome'
import { leave, reopen, resetPassword, signInByPassword } from './sign-in-password'

/** What each form of the sign-in pages does. */
const work: Readonly<Record<SignInForm, (context: FormContext) => Promise<FormOutcome>>> = {
  access: sendContact,
  'forgotten-password': sendResetContact,
  'code-option': sendCode,
  resend: resendCode,
  code: checkCode,
  questions: keepAnswers,
  details: keepName,
  'new-password': finish,
  password: signInByPassword,
  'reset-password': resetPassword,
  closed: reopen,
  leave,
}

/** Takes a form of the sign-in pages. Never rejects: what went wrong stands in the state that it leads on with. */
export async function takeForm(form: SignInForm, context: FormContext): Promise<FormOutcome> {
  try {
    return await work[form](context)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.errorCode === 'GBL0024') return { state: startOver(context.state), to: `${stepPath('access')}?note=over` }
    // The step that asks how far the joining has come leads to the right one.
    if (error.errorCode === 'GBL0029') return { state: context.state, to: `${stepPath('welcome')}?note=order` }
    if (error.errorCode === 'GBL0034') return { ...refusedBy(form, context, error), asksForPerson: true }
    if (error.status === null || error.status >= 500) log().warn('sign-in.form-failed', { form, kind: error.kind })
    return refusedBy(form, context, error)
  }
}
