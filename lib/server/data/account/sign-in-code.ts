import 'server-only'
import { oneOf, type SignInNote, stepPath } from '@/lib/account/sign-in-steps'
import { ApiError } from '@/lib/client/api-error'
import { requestOtpOperation, verifyEmailOperation, verifyOtpOperation } from '@/lib/contract/calls/joining'
import {
  type CodeChannel,
  codeChannels,
  type JoiningPurpose,
  type Verified,
  withoutGaps,
} from '@/lib/contract/entities/joining'
import { assertNever } from '@/lib/domain/values/assert-never'
import { callFor } from '@/lib/server/data/site/visitor-call'
import { startOver } from './joining-state'
import { joiningOf, nextStep } from './joining-view'
import { referralLinks } from './referral-cookie'
import { type FormContext, type FormOutcome, refused, refusedBy, signedIn, toStart } from './sign-in-outcome'

/** Sends a code on the way that was chosen. */
export async function sendCode(context: FormContext): Promise<FormOutcome> {
  const channel = oneOf(codeChannels, context.form.get('channel'))
  if (channel === null)
    return refused('code-option', context, [{ field: 'channel', message: 'Choose how we should send the code.' }])
  return send(context, channel)
}

/** Sends another code on the way of the last one. */
export async function resendCode(context: FormContext): Promise<FormOutcome> {
  const { sent } = context.state
  return sent === null ? { state: context.state, to: stepPath('code-option') } : send(context, sent.channel)
}

/**
 * Sends a code where it can come in one way only. Where there are more, or the code could not be sent, the visitor comes to the page that
 * asks for the way.
 */
export async function sendOnOnlyWay(context: FormContext): Promise<FormOutcome> {
  const joining = await joiningOf(context.state, context.caller)
  const [only, ...others] = joining.kind === 'open' ? joining.view.channels : []
  if (only === undefined || others.length > 0) return { state: context.state, to: stepPath('code-option') }
  try {
    return await send(context, only)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === null || error.status >= 500) throw error
    return refusedBy('code-option', context, error)
  }
}

async function send({ state, caller }: FormContext, channel: CodeChannel): Promise<FormOutcome> {
  if (state.key === null) return { state, to: toStart }
  const { data } = await callFor(caller, requestOtpOperation, { body: { key: state.key, channel } })
  return { state: { ...state, sent: data, refused: null }, to: stepPath('code') }
}

/** Checks the code that was typed. It opens a session, or the next step. */
export async function checkCode(context: FormContext): Promise<FormOutcome> {
  const { state, form, caller } = context
  if (state.key === null) return { state, to: toStart }
  // The same form sent again after its answer.
  if (state.sent === null) return goOn(context)
  const code = withoutGaps(form.get('code') ?? '')
  const operation = state.sent.channel === 'email' ? verifyEmailOperation : verifyOtpOperation
  try {
    const body = { key: state.key, requestId: state.sent.requestId, code }
    const { data } = await callFor(caller, operation, { body })
    return afterCode(context, data)
  } catch (error) {
    // The same form sent twice: its first request used the code up.
    if (!(error instanceof ApiError) || error.errorCode !== 'GBL0026') throw error
    const joining = await joiningOf(state, caller)
    if (joining.kind !== 'open' || !joining.view.verified) throw error
    return afterCode(context, { result: 'verified' })
  }
}

/** Why there is nothing to go on with: no password to set, or no way into an account that is barred. */
const noteFor: Readonly<Record<JoiningPurpose, SignInNote>> = { 'sign-in': 'barred', 'reset-password': 'no-account' }

type Visit = Pick<FormContext, 'state' | 'caller' | 'cookies'>

/** On to the step that is next, as the joining itself says. */
async function goOn({ state, caller, cookies }: Visit): Promise<FormOutcome> {
  const joining = await joiningOf(state, caller)
  const links = referralLinks(cookies)
  return { state, to: joining.kind === 'open' ? stepPath(nextStep(joining.view, state, links)) : stepPath('code') }
}

async function afterCode(visit: Visit, verified: Verified): Promise<FormOutcome> {
  const { state } = visit
  switch (verified.result) {
    case 'signed-in':
      return signedIn(state, verified)
    case 'no-account':
      return {
        state: { ...startOver(state), contact: state.contact },
        to: `${stepPath('access')}?note=${noteFor[state.purpose]}`,
      }
    case 'closed':
      return { state: { ...state, sent: null, refused: null, erasesOn: verified.erasesOn }, to: stepPath('closed') }
    case 'verified':
      return goOn({ ...visit, state: { ...state, sent: null, refused: null } })
    default:
      return assertNever(verified)
  }
}
