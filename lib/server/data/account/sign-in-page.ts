import 'server-only'
import {
  accessAgainPath,
  beginPath,
  oneOf,
  type SignInForm,
  type SignInStep,
  signInNotes,
  stepPath,
} from '@/lib/account/sign-in-steps'
import type { RefusedForm, SignInPage } from '@/lib/account/sign-in-view'
import type { JoiningView } from '@/lib/contract/entities/joining'
import { assertNever } from '@/lib/domain/values/assert-never'
import { systemClock } from '@/lib/server/clock'
import { callerOf } from '@/lib/server/data/site/visitor-call'
import { type SignInState, signInState } from './joining-state'
import { isOpen, type JoiningState, joiningOf, nextStep, shownReferralCode } from './joining-view'
import { memberOf, renewPath } from './member-cookie'
import { referralLinks } from './referral-cookie'
import { toStart } from './sign-in-outcome'

/** `moved`: the step is not this visitor's turn, that one is. `failed`: the provider could not say. */
export type SignInOutcome =
  | { readonly kind: 'page'; readonly page: SignInPage }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'failed' }

/** The forms whose refusal a step shows. */
const formsOf: Readonly<Partial<Record<SignInStep, readonly SignInForm[]>>> = { code: ['code', 'resend'] }

/** What a step shows to whoever sent these headers. `query` is that of its address. Never rejects for a failed call. */
export async function signInPage(step: SignInStep, headers: Headers, query: URLSearchParams): Promise<SignInOutcome> {
  const cookies = headers.get('cookie')
  const state = signInState(cookies)
  const links = referralLinks(cookies)
  const member = memberOf(cookies)
  // Whether the session still lives, only its renewal says.
  if (step === 'access' && member.kind === 'stale') return { kind: 'moved', to: renewPath(stepPath(step)) }
  const referralCode = shownReferralCode(state, links)
  const page: SignInPage = {
    step,
    ...shownOf(state),
    referralCode,
    invited: referralCode !== null || (step === 'welcome' && state.invited),
    lacks: step === 'welcome' ? state.lacks : null,
    view: null,
    goOn: null,
    signedIn: member.kind !== 'nobody',
    note: oneOf(signInNotes, query.get('note')),
    refused: refusedOf(step, state, query),
  }
  const isOpenToAll =
    step === 'passkey' ||
    step === 'recovery' ||
    step === 'password' ||
    step === 'forgotten-password' ||
    (step === 'welcome' && state.welcome)
  if (isOpenToAll) return { kind: 'page', page }
  const joining = await joiningOf(state, callerOf(headers))
  if (step === 'access' && isStale(state, joining, query)) return { kind: 'moved', to: beginPath }
  if (step !== 'access') return inTurn(page, state, joining, links)
  return { kind: 'page', page: joining.kind === 'open' ? withJoining(page, state, joining.view, links) : page }
}

/** What an address of the first page carries when it is one of a visit that is under way. */
const underWay = ['on', 'note', 'again']

/** Whether where to go on to is left over from a visit to these pages that led to nothing. */
function isStale({ next }: SignInState, joining: JoiningState, query: URLSearchParams): boolean {
  const isBegun = joining.kind === 'open' || joining.kind === 'failed'
  return next !== null && !isBegun && !underWay.some((name) => query.has(name))
}

function shownOf({ contact, sent, next, erasesOn }: SignInState) {
  const resendAt = sent?.resendAt ?? 0
  const resendIn = Math.max(0, Math.ceil((resendAt - systemClock.now()) / 1000))
  return { contact, next, erasesOn, sent: sent === null ? null : { to: sent.sentTo, resendIn, resendAt } }
}

type Links = ReturnType<typeof referralLinks>

function withJoining(page: SignInPage, state: SignInState, view: JoiningView, links: Links): SignInPage {
  return { ...page, view, goOn: stepPath(nextStep(view, state, links)) }
}

function inTurn(page: SignInPage, state: SignInState, joining: JoiningState, links: Links): SignInOutcome {
  switch (joining.kind) {
    case 'none':
      // Whoever has just made an account and goes back has nothing to do again.
      return { kind: 'moved', to: state.welcome ? stepPath('welcome') : toStart }
    case 'over':
      return { kind: 'moved', to: `${stepPath('access')}?note=over` }
    case 'failed':
      return { kind: 'failed' }
    case 'open': {
      const next = nextStep(joining.view, state, links)
      if (isOpen(page.step, next)) return { kind: 'page', page: withJoining(page, state, joining.view, links) }
      return { kind: 'moved', to: isBefore(page.step) ? accessAgainPath : `${stepPath(next)}?note=order` }
    }
    default:
      return assertNever(joining)
  }
}

/** Whoever goes back past the code, which is used, can leave: the first page offers to go on. */
function isBefore(step: SignInStep): boolean {
  return step === 'code-option' || step === 'code'
}

function refusedOf(step: SignInStep, { refused }: SignInState, query: URLSearchParams): RefusedForm | null {
  if (refused === null || refused.id !== query.get('again')) return null
  const forms: readonly string[] = formsOf[step] ?? [step]
  return forms.includes(refused.form) ? refused : null
}
