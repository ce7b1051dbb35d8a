import 'server-only'
import { stepPath } from '@/lib/account/sign-in-steps'
import { deleteProcessCancelOperation } from '@/lib/contract/calls/closing'
import { authenticateOperation, resetPasswordOperation } from '@/lib/contract/calls/sign-in'
import { keyOfForm, untilAnswered } from '@/lib/server/data/forms/one-effect'
import { callFor } from '@/lib/server/data/site/visitor-call'
import { startOver } from './joining-state'
import { endMember } from './member-cookie'
import { checkPasswords } from './sign-in-details'
import { afterLast, type FormContext, type FormOutcome, sessionOf, signedIn, toStart } from './sign-in-outcome'

/** Signs in by contact and password. */
export async function signInByPassword({ form, state, caller }: FormContext): Promise<FormOutcome> {
  const body = { username: form.get('contact') ?? '', password: form.get('password') ?? '' }
  const { data } = await callFor(caller, authenticateOperation, { body })
  return signedIn({ ...state, shared: form.has('shared') }, data)
}

/** Sets the new password of a joining whose code was right. */
export async function resetPassword(context: FormContext): Promise<FormOutcome> {
  const { form, state, caller } = context
  if (state.key === null) return afterLast(state)
  const about = state.contact === null ? [] : [state.contact]
  const refusal = await checkPasswords('reset-password', context, about)
  if (refusal !== null) return refusal
  const body = { key: state.key, password: form.get('password') ?? '' }
  const options = { idempotencyKey: keyOfForm(state.key, body) }
  await untilAnswered(() => callFor(caller, resetPasswordOperation, { body }, options))
  const done = { ...startOver(state), contact: state.contact }
  return { state: done, to: `${stepPath('password')}?note=reset`, session: null }
}

/** Opens a closed account again, after the code that its contact was sent, and says so. */
export async function reopen({ state, caller }: FormContext): Promise<FormOutcome> {
  if (state.key === null) return { state, to: toStart }
  const { data } = await callFor(caller, deleteProcessCancelOperation, { body: { key: state.key } })
  const done = { ...startOver(state), welcome: true }
  return { state: done, to: `${stepPath('welcome')}?note=opened-again`, session: sessionOf(state, data) }
}

/** Ends the session that a browser without script holds. It is forgotten here even where the provider cannot be told. */
export async function leave({ state, caller, cookies }: FormContext): Promise<FormOutcome> {
  await endMember(cookies, caller)
  return { state: { ...startOver(state), next: null }, to: `${stepPath('access')}?note=signed-out`, session: null }
}
