import 'server-only'
import { type SignInForm, stepPath } from '@/lib/account/sign-in-steps'
import { keepJoiningOperation } from '@/lib/contract/calls/joining'
import { finishRegisterOperation, passwordValidateOperation } from '@/lib/contract/calls/sign-in'
import { type JoiningReason, joiningReasons } from '@/lib/contract/entities/joining'
import { optionalReferralCodeSchema } from '@/lib/contract/entities/referral'
import { memberTexts, termsMessage } from '@/lib/domain/member/member-texts'
import { confirmedTouches } from '@/lib/domain/member/referral'
import { repeatMessage } from '@/lib/domain/validation/password'
import { systemClock } from '@/lib/server/clock'
import { keyOfForm, untilAnswered } from '@/lib/server/data/forms/one-effect'
import { callFor } from '@/lib/server/data/site/visitor-call'
import { type SignInState, startOver } from './joining-state'
import { joiningOf } from './joining-view'
import { referralLinks } from './referral-cookie'
import {
  afterLast,
  type FormContext,
  type FormOutcome,
  noAnswer,
  refused,
  sessionOf,
  startAgain,
  toStart,
} from './sign-in-outcome'

/** Keeps what brings somebody here, or that they would rather not say. */
export async function keepAnswers({ form, state, caller }: FormContext): Promise<FormOutcome> {
  const joining = await joiningOf(state, caller)
  if (state.key === null || joining.kind !== 'open') return { state, to: toStart }
  const ticked = form.has('skip') ? [] : form.getAll('reason')
  const reasons = joiningReasons.filter((reason) => ticked.includes(reason))
  const { fullName } = joining.view.details
  await callFor(caller, keepJoiningOperation, { body: { key: state.key, details: { fullName, reasons } } })
  return { state: { ...state, refused: null }, to: stepPath('details') }
}

/**
 * Takes the application form: the name, what was agreed to, and by whose code somebody comes. It makes the account, which can have a
 * password later, or leads on to the password of whoever wants one now.
 */
export async function sendDetails(context: FormContext): Promise<FormOutcome> {
  const { form, state, caller, cookies } = context
  const joining = await joiningOf(state, caller)
  if (state.key === null || joining.kind !== 'open') return afterDetails(context, joining.kind)
  const fullName = form.get('fullName') ?? ''
  const code = optionalReferralCodeSchema.safeParse(form.get('referralCode') ?? '')
  const problems = [
    ...(fullName.trim() === '' ? [{ field: 'fullName', message: 'Enter your full name.' }] : []),
    ...(code.error?.issues ?? []).map(({ message }) => ({ field: 'referralCode', message })),
    ...(form.has('terms') ? [] : [{ field: 'terms', message: termsMessage }]),
  ]
  if (!code.success || problems.length > 0) return refused('details', context, problems)
  const { reasons } = joining.view.details
  const links = referralLinks(cookies)
  const referral = confirmedTouches(links, code.data, systemClock.now())
  const confirmed = { ...state, referral, confirmedLinkAt: links?.last.at ?? 0, refused: null }
  if (!form.has('wantsPassword'))
    return makeAccount(context, confirmed, { key: state.key, fullName, reasons, password: null })
  await callFor(caller, keepJoiningOperation, { body: { key: state.key, details: { fullName, reasons } } })
  return { state: confirmed, to: stepPath('new-password') }
}

/** On from the application form of a joining that is not open. */
function afterDetails(context: FormContext, kind: 'none' | 'over' | 'failed' | 'open'): FormOutcome {
  const { state } = context
  if (kind === 'failed') return refused('details', context, [{ field: null, message: noAnswer }])
  return kind === 'over' || state.welcome ? startAgain(state) : { state, to: toStart }
}

/** Takes the password that was chosen, or that it is left for later, and makes the account. */
export async function finish(context: FormContext): Promise<FormOutcome> {
  const { form, state, caller } = context
  const isLater = form.has('later')
  const joining = await joiningOf(state, caller)
  if (state.key === null || joining.kind !== 'open') return isLater ? startAgain(state) : afterLast(state)
  const { fullName, reasons } = joining.view.details
  if (fullName === null) return { state, to: `${stepPath('details')}?note=order` }
  const about = [fullName, state.contact ?? ''].filter((one) => one !== '')
  const refusal = isLater ? null : await checkPasswords('new-password', context, about)
  if (refusal !== null) return refusal
  const password = isLater ? null : (form.get('password') ?? '')
  return makeAccount(context, state, { key: state.key, fullName, reasons, password })
}

interface NewAccount {
  /** Of the joining. */
  readonly key: string
  readonly fullName: string
  readonly reasons: JoiningReason[]
  /** null: its owner signs in by codes. */
  readonly password: string | null
}

/** Makes the account and signs its owner in. `state` says by what contact and whose code they come. */
async function makeAccount({ caller }: FormContext, state: SignInState, account: NewAccount): Promise<FormOutcome> {
  const { referral, contact } = state
  const body = {
    ...account,
    termsVersion: memberTexts.terms.version,
    referral: referral === null ? null : { ...referral, textVersion: memberTexts.referral.version },
  }
  const options = { idempotencyKey: keyOfForm(account.key, body) }
  const { data } = await untilAnswered(() => callFor(caller, finishRegisterOperation, { body }, options))
  const lacks = { contact: contact?.includes('@') ? 'mobile' : 'email', password: account.password === null } as const
  const done = { ...startOver(state), welcome: true, invited: referral !== null, lacks }
  return { state: done, to: stepPath('welcome'), session: sessionOf(state, data) }
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
  return refused(name, context, [{ field: 'repeat', message: repeatMessage }])
}
