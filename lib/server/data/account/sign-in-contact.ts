import 'server-only'
import { stepPath } from '@/lib/account/sign-in-steps'
import { preRegisterOperation } from '@/lib/contract/calls/joining'
import type { JoiningPurpose } from '@/lib/contract/entities/joining'
import { challengeField } from '@/lib/server/data/forms/challenge-page'
import { callFor } from '@/lib/server/data/site/visitor-call'
import { startOver } from './joining-state'
import type { FormContext, FormOutcome } from './sign-in-outcome'

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
