import 'server-only'
import { preRegisterOperation } from '@/lib/contract/calls/joining'
import type { JoiningPurpose } from '@/lib/contract/entities/joining'
import { challengeField } from '@/lib/server/data/forms/challenge-page'
import { callFor } from '@/lib/server/data/site/visitor-call'
import { startOver } from './joining-state'
import { sendOnOnlyWay } from './sign-in-code'
import type { FormContext, FormOutcome } from './sign-in-outcome'

/** Begins to sign in or join with the contact that was typed. */
export function sendContact(context: FormContext): Promise<FormOutcome> {
  return begin(context, 'sign-in')
}

/** Begins to set a new password. */
export function sendResetContact(context: FormContext): Promise<FormOutcome> {
  return begin(context, 'reset-password')
}

/** Begins, and sends the code where there is one way only for it to come. */
async function begin(context: FormContext, purpose: JoiningPurpose): Promise<FormOutcome> {
  const { form, state, caller } = context
  const contact = form.get('contact') ?? ''
  const body = { username: contact, purpose }
  const { data } = await callFor(caller, preRegisterOperation, { body }, { challenge: form.get(challengeField) })
  const begun = { ...startOver(state), key: data.key, purpose, contact: contact.trim(), shared: form.has('shared') }
  return sendOnOnlyWay({ ...context, state: begun })
}
