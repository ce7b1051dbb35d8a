import 'server-only'
import { createHmac } from 'node:crypto'
import { ApiError } from '@/lib/client/api-error'
import { finishRegisterOperation } from '@/lib/contract/account-component/finish-register'
import { keepJoiningOperation } from '@/lib/contract/account-component/keep-joining'
import { passwordValidateOperation } from '@/lib/contract/account-component/password-validate'
import { joiningReasons } from '@/lib/contract/entities/joining'
import { memberTexts } from '@/lib/domain/member/member-texts'
import { type SignInForm, stepPath } from '@/lib/sign-in-steps'
import { startOver } from './joining-state'
import { joiningOf } from './joining-view'
import { type FormContext, type FormOutcome, refused, signedIn } from './sign-in-outcome'
import { callFor } from './visitor-call'

const toStart: FormOutcome['to'] = `${stepPath('access')}?note=order`

/** Keeps what brings somebody here, or that they would rather not say. */
export async function keepAnswers({ form, state, caller }: FormContext): Promise<FormOutcome> {
  const joining = await joiningOf(state, caller)
  if (state.key === null || joining.kind !== 'open') return { state, to: toStart }
  const ticked = form.has('skip') ? [] : form.getAll('reason')
  const reasons = joiningReasons.filter((reason) => ticked.includes(reason))
  const { fullName } = joining.view.details
  await callFor(caller, keepJoiningOperation, { body: { key: state.key, details: { fullName, reasons } } })
  return { state: { ...state, asked: true, refused: null }, to: stepPath('details') }
}

/** Keeps the application form: the name, and what was agreed to. */
export async function keepName(context: FormContext): Promise<FormOutcome> {
  const { form, state, caller } = context
  const joining = await joiningOf(state, caller)
  if (state.key === null || joining.kind !== 'open') return { state, to: toStart }
  const fullName = form.get('fullName') ?? ''
  if (!form.has('terms')) {
    const name = fullName.trim() === '' ? [{ field: 'fullName', message: 'Enter your full name.' }] : []
    const terms = {
      field: 'terms',
      message: 'Tick the box if you agree to the terms. We cannot open an account without.',
    }
    return refused('details', context, [...name, terms])
  }
  const { reasons } = joining.view.details
  await callFor(caller, keepJoiningOperation, { body: { key: state.key, details: { fullName, reasons } } })
  const marketing = form.has('marketing')
  return { state: { ...state, asked: true, marketing, refused: null }, to: stepPath('new-password') }
}

/** Makes the account with the password that was chosen, and signs its owner in. */
export async function finish(context: FormContext): Promise<FormOutcome> {
  const { form, state, caller } = context
  const joining = await joiningOf(state, caller)
  if (state.key === null || joining.kind !== 'open') return { state, to: toStart }
  const { fullName, reasons } = joining.view.details
  if (fullName === null) return { state, to: `${stepPath('details')}?note=order` }
  const about = [fullName, state.contact ?? ''].filter((one) => one !== '')
  const refusal = await checkPasswords('new-password', context, about)
  if (refusal !== null) return refusal
  const password = form.get('password') ?? ''
  const body = {
    key: state.key,
    fullName,
    reasons,
    password,
    termsVersion: memberTexts.terms.version,
    marketing: state.marketing,
  }
  const options = { idempotencyKey: keyOfForm(state.key, body) }
  const { data } = await untilAnswered(() => callFor(caller, finishRegisterOperation, { body }, options))
  return signedIn({ ...startOver(state), referralCode: null, welcome: true }, data, stepPath('welcome'))
}

/** What is wrong with a new password, typed twice; null when nothing is. Rejects with ApiError. */
export async function checkPasswords(
  name: SignInForm,
  context: FormContext,
  about: string[],
): Promise<FormOutcome | null> {
  const password = context.form.get('password') ?? ''
  const { data } = await callFor(context.caller, passwordValidateOperation, { body: { password, about } })
  const problems = data.problems.map((message) => ({ field: 'password', message }))
  if (problems.length > 0) return refused(name, context, problems)
  if (password === context.form.get('repeat')) return null
  return refused(name, context, [{ field: 'repeat', message: 'This is not the same password. Type it again.' }])
}

/**
 * A UUID (RFC 9562, version 8) of what a form asks for: sent twice, it is the same. Without the joining's key, which the provider
 * does not store, nothing of the form can be found out from it.
 */
export function keyOfForm(secret: string, content: unknown): string {
  const hex = createHmac('sha256', secret).update(JSON.stringify(content)).digest('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)]
  return parts.join('-')
}

const triesAgain = 10
const restMs = 300

/** Asks again while the same form, sent a moment before, is still being answered. Rejects with ApiError. */
export async function untilAnswered<T>(ask: () => Promise<T>, left = triesAgain): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (left === 0 || !(error instanceof ApiError) || error.errorCode !== 'GBL0027') throw error
    await new Promise((resolve) => setTimeout(resolve, restMs))
    return untilAnswered(ask, left - 1)
  }
}
