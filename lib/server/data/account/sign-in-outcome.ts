import 'server-only'
import { type SignInForm, type SignInStep, stepPath } from '@/lib/account/sign-in-steps'
import type { FormProblem } from '@/lib/account/sign-in-view'
import { waitWords } from '@/lib/account/wait-words'
import type { ApiError } from '@/lib/client/api-error'
import { routes } from '@/lib/routing/routes'
import { systemClock } from '@/lib/server/clock'
import type { Caller } from '@/lib/server/data/site/visitor-call'
import { refusedState, type SignInState, startOver } from './joining-state'
import type { OpenedSession } from './member-cookie'

/** A form of the sign-in pages, and whose it is. */
export interface FormContext {
  readonly form: URLSearchParams
  readonly state: SignInState
  readonly caller: Caller
  /** The request's own `Cookie` header. */
  readonly cookies: string | null
}

/** Where a form leads. */
export interface FormOutcome {
  readonly state: SignInState
  /** A path of the site. */
  readonly to: string
  /** A session that was opened, or null for one that ended; absent: the visitor's stays as it is. */
  readonly session?: OpenedSession | null
  /** The form is to come again with a proof that a person sends it. */
  readonly asksForPerson?: true
}

/** To the beginning, for a step of which nothing is known: it was never begun in this browser, or more than an hour ago. */
export const toStart = `${stepPath('access')}?note=begin`

/**
 * On from a last form, with a password chosen, of a joining that is not open. It may have been finished by this very form, whose answer was
 * lost; nobody is told whether it was, but how to find out.
 */
export function afterLast(state: SignInState): FormOutcome {
  return { state: { ...startOver(state), contact: state.contact }, to: `${stepPath('password')}?note=finished` }
}

/** On from any other form of a joining that is not open: a code to the same contact opens the account, where this form has made it. */
export function startAgain(state: SignInState): FormOutcome {
  return { state: { ...startOver(state), contact: state.contact }, to: `${stepPath('access')}?note=over` }
}

/** What is shown again of a form that was refused. Passwords and codes are never written back. */
const shownAgain = ['contact', 'fullName', 'terms', 'wantsPassword', 'referralCode', 'shared'] as const

/** The page that shows a form. */
function pageOf(form: SignInForm): SignInStep {
  switch (form) {
    case 'resend':
      return 'code'
    case 'leave':
      return 'access'
    default:
      return form
  }
}

/** Back to the form, with what is wrong with it. The address says which refusal it shows, and leads to the summary. */
export function refused(form: SignInForm, { form: sent, state }: FormContext, errors: FormProblem[]): FormOutcome {
  const typed = Object.fromEntries(
    shownAgain.flatMap((name) => {
      const value = sent.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  const next = refusedState(state, { form, errors, typed })
  return { state: next, to: `${stepPath(pageOf(form))}?again=${next.refused?.id ?? ''}#problems` }
}

/** The fields of the contract by the names of the forms. */
const fieldNames: Readonly<Record<string, string>> = {
  username: 'contact',
  fullName: 'fullName',
  password: 'password',
  code: 'code',
}

/** Said where the provider cannot be asked. */
export const noAnswer = 'We got no answer from our own server. Send it again in a moment.'

/** Back to the form, with what the provider said of it. */
export function refusedBy(form: SignInForm, context: FormContext, error: ApiError): FormOutcome {
  const fields = (error.refusal?.errors ?? []).flatMap(({ field, message }) => {
    const name = fieldNames[field]
    return name === undefined ? [] : [{ field: name, message }]
  })
  if (fields.length > 0) return refused(form, context, fields)
  const wait = waitWords(error, systemClock.now())
  if (wait !== null) return refusedUntil(form, context, wait)
  const message = error.visitorMessage ?? noAnswer
  const field = error.errorCode === 'GBL0025' || error.errorCode === 'GBL0026' ? 'code' : null
  return refused(form, context, [{ field, message }])
}

/** Back to the form, with the time from which it can be sent. Who cannot try a password can have a code, for the contact that they typed. */
function refusedUntil(form: SignInForm, context: FormContext, message: string): FormOutcome {
  if (form !== 'password') return refused(form, context, [{ field: null, message }])
  const state = { ...context.state, contact: context.form.get('contact') }
  return refused(form, { ...context, state }, [{ field: null, message, way: 'code' }])
}

/** What is kept of an answer that opened a session: its tokens, and for how long. */
export function sessionOf(
  { shared }: SignInState,
  { accessToken, refreshToken }: Omit<OpenedSession, 'shared'>,
): OpenedSession {
  return { accessToken, refreshToken, shared }
}

/** On to where the visitor came from, else to the home of members, with a session. Nothing of the state is left. */
export function signedIn(state: SignInState, session: Omit<OpenedSession, 'shared'>): FormOutcome {
  return {
    state: startOver({ ...state, next: null }),
    to: state.next ?? routes.accountSettings,
    session: sessionOf(state, session),
  }
}
