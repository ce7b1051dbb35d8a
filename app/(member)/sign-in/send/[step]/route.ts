import { formPath, oneOf, signInForms, stepPath } from '@/lib/account/sign-in-steps'
import { deviceKeyOf, keepDevice } from '@/lib/server/data/account/device-cookie'
import { keepState, signInState } from '@/lib/server/data/account/joining-state'
import { keepMember } from '@/lib/server/data/account/member-cookie'
import { forgetReferralLinks } from '@/lib/server/data/account/referral-cookie'
import { takeForm } from '@/lib/server/data/account/sign-in-forms'
import type { FormOutcome } from '@/lib/server/data/account/sign-in-outcome'
import { challengePage } from '@/lib/server/data/forms/challenge-page'
import { accountFormHeaders, formNotRead, leadOn, readPostedForm } from '@/lib/server/data/forms/posted-form'
import { noSuchForm } from '@/lib/server/data/forms/sealed-answer'
import { callerOf } from '@/lib/server/data/site/visitor-call'

const withoutScript = `You can <a href="${stepPath('password')}">sign in with a password</a> without it.`

interface SendContext {
  readonly params: Promise<{ readonly step: string }>
}

/**
 * Takes a form of the sign-in pages and leads on: 303 for a browser; for the page's own script, which asks for JSON, the same as an
 * answer, and with it the session, which then stays out of cookies.
 */
export async function POST(request: Request, { params }: SendContext): Promise<Response> {
  const step = oneOf(signInForms, (await params).step)
  if (step === null) return noSuchForm('There is no form at this address.')
  const form = await readPostedForm(request)
  if (form === null) return formNotRead()
  const cookies = request.headers.get('cookie')
  const deviceKey = deviceKeyOf(cookies)
  const context = { form, state: signInState(cookies), caller: { ...callerOf(request.headers), deviceKey }, cookies }
  const outcome = await takeForm(step, context)
  const asked = outcome.asksForPerson ? challengePage({ action: formPath(step), form, withoutScript }) : null
  if (asked !== null) return asked
  const isOpened = outcome.session !== undefined && outcome.session !== null
  const device = isOpened ? [keepDevice(deviceKey)] : []
  // The account that was just made has taken the friend's code with it.
  const links = outcome.state.welcome ? [forgetReferralLinks()] : []
  const kept = [...device, ...links]
  const isScript = request.headers.get('accept') === 'application/json'
  return isScript ? answerScript(outcome, kept) : answerBrowser(outcome, kept)
}

function answerBrowser({ state, to, session }: FormOutcome, kept: readonly string[]): Response {
  return leadOn(to, [keepState(state), ...(session === undefined ? [] : [keepMember(session)]), ...kept])
}

function answerScript({ state, to, session }: FormOutcome, kept: readonly string[]): Response {
  const headers = new Headers({ ...accountFormHeaders, 'content-type': 'application/json' })
  for (const cookie of [keepState(state), ...kept]) headers.append('set-cookie', cookie)
  // A session of before, from a browser without script, is not to outlive this one.
  if (session !== undefined) headers.append('set-cookie', keepMember(null))
  return new Response(JSON.stringify({ to, session: session ?? null }), { headers })
}
