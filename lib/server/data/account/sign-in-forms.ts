import 'server-only'
import type { SignInForm } from '@/lib/account/sign-in-steps'
import { stepPath } from '@/lib/account/sign-in-steps'
import { ApiError } from '@/lib/client/api-error'
import type { JoiningPurpose } from '@/lib/contract/entities/joining'
import { log } from '@/lib/server/log'
import { startOver } from './joining-state'
import { joiningOf } from './joining-view'
import { checkCode, resendCode, sendCode } from './sign-in-code'
import { sendContact, sendResetContact } from './sign-in-contact'
import { finish, keepAnswers, sendDetails } from './sign-in-details'
import { afterLast, type FormContext, type FormOutcome, refusedBy, startAgain } from './sign-in-outcome'
import { signInByPasskey } from './sign-in-passkey'
import { leave, reopen, resetPassword, signInByPassword } from './sign-in-password'
import { signInByRecovery } from './sign-in-recovery'

/** What each form of the sign-in pages does. */
const work: Readonly<Record<SignInForm, (context: FormContext) => Promise<FormOutcome>>> = {
  access: sendContact,
  'forgotten-password': sendResetContact,
  'code-option': sendCode,
  resend: resendCode,
  code: checkCode,
  questions: keepAnswers,
  details: sendDetails,
  'new-password': finish,
  passkey: signInByPasskey,
  recovery: signInByRecovery,
  password: signInByPassword,
  'reset-password': resetPassword,
  closed: reopen,
  leave,
}

/** The forms that are the last of a joining, and what it is for. */
const lastForms: Readonly<Partial<Record<SignInForm, JoiningPurpose>>> = {
  details: 'sign-in',
  'new-password': 'sign-in',
  'reset-password': 'reset-password',
  closed: 'sign-in',
}

/** On from a form whose turn it is not. */
async function outOfOrder(form: SignInForm, { state, caller }: FormContext): Promise<FormOutcome> {
  const joining = await joiningOf(state, caller)
  // Its contact is proved, so only the account can be in the way, and no step of this joining would lead past it.
  if (joining.kind === 'open' && joining.view.verified && joining.view.purpose === lastForms[form]) {
    return {
      state: { ...startOver(state), contact: state.contact },
      to: `${stepPath('access')}?note=account-changed`,
    }
  }
  // The step that asks how far the joining has come leads to the right one.
  return { state, to: `${stepPath('welcome')}?note=order` }
}

/** On from a form whose joining is not open any more. */
function over(name: SignInForm, { form, state }: FormContext): FormOutcome {
  const hasPassword = name === 'reset-password' || (name === 'new-password' && !form.has('later'))
  return hasPassword ? afterLast(state) : startAgain(state)
}

/** Takes a form of the sign-in pages. Never rejects: what went wrong stands in the state that it leads on with. */
export async function takeForm(form: SignInForm, context: FormContext): Promise<FormOutcome> {
  try {
    return await work[form](context)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.errorCode === 'GBL0024') return over(form, context)
    if (error.errorCode === 'GBL0029') return outOfOrder(form, context)
    if (error.errorCode === 'GBL0034') return { ...refusedBy(form, context, error), asksForPerson: true }
    if (error.status === null || error.status >= 500) log().warn('sign-in.form-failed', { form, kind: error.kind })
    return refusedBy(form, context, error)
  }
}
