import 'server-only'
import { preRegisterOperation } from '@/lib/contract/account-component/pre-register'
import type { JoiningPurpose } from '@/lib/contract/entities/joining'
import { stepPath } from '@/lib/sign-in-steps'
import { challengeField } from './challenge-page'
import { startOver } from './joining-state'
import type { FormContext, FormOutcome } from './sign-in-outcome'
import { callFor } from './visitor-call'

/** Begins to sign in or join with the contact that was typed. */
export function sendContact(context: FormContext): Promise<FormOutcome> {
  return begin(context, 'sign-in')
}

/** Begins to set a new password. */
export function sendResetContact(context: FormContext): Promise<FormOutcome> {
  return begin(context, 'reset-password')
}

async function begin({ form, state, caller }: FormContext, purpose: JoiningPurpose): Promise<FormOutcome> {
  const contact = form.get('contact') ?? ''
  const body = { username: contact, purpose }
  const { data } = await callFor(caller, preRegisterOperation, { body }, { challenge: form.get(challengeField) })
  return {
    state: { ...startOver(state), key: data.key, purpose, contact: contact.trim() },
    to: stepPath('code-option'),
  }
}
