import { checkReferralTerms, loadMember } from './account'
import type { SessionCall } from './session'
import { clearSession, followOtherTabs } from './session-end'
import { type NextStep, type SessionEvent, transition } from './session-state'
import { changeSession, currentSession, lookAgainEvent, type Member, type WhyOut } from './session-store'
import { readToken } from './storage'

/** A session that was cleared is looked at once more, not for ever: storage may refuse to let go. */
const mostChecks = 2

/** Grows with each look at the session: what one that was overtaken brings is dropped. */
let looks = 0

/** How many looks wait for an answer. */
let underWay = 0

function tell(event: SessionEvent<Member>): NextStep {
  const before = currentSession()
  const { state, next } = transition(before.state, event)
  changeSession({ state, whyOut: whyOutAfter(event, next, before.whyOut) })
  return next
}

function whyOutAfter(event: SessionEvent<Member>, next: NextStep, before: WhyOut | null): WhyOut | null {
  if (readToken() === null) return before === 'unreached' ? null : before
  return event.kind === 'failed' && next === 'nothing' ? 'unreached' : before
}

const tellToken = () => tell({ kind: 'checked', tokenStored: readToken() !== null })

/**
 * Finds out who is logged in and tells the session store: nobody without a token, else whoever the account belongs to,
 * then whether the referral terms have changed. Never rejects: a load that fails is reported and gives `out`, `unreached`. The tokens
 * stay then, so that it can be tried again, unless the provider says that the account is gone or closed.
 */
export async function checkSession(call: SessionCall): Promise<void> {
  underWay += 1
  await look(call)
  underWay -= 1
}

async function look(call: SessionCall): Promise<void> {
  looks += 1
  const own = looks
  let next = tellToken()
  for (let checks = 1; next === 'load' && checks <= mostChecks; checks += 1) {
    const event = await loadMember(call)
    if (own !== looks) return
    next = tell(event)
    if (next !== 'clear-and-check') break
    clearSession('closed')
    next = tellToken()
  }
  if (next !== 'nothing') tell({ kind: 'cleared' })
  await tellTerms(call)
}

async function tellTerms(call: SessionCall): Promise<void> {
  const { state } = currentSession()
  if (state.kind !== 'in') return
  const referralDifferentTermConditionVersion = await checkReferralTerms(call, state.user)
  // Whoever has come or gone meanwhile is not told about the terms of this member.
  if (currentSession().state !== state) return
  const { termsCheckRunning: _, ...user } = state.user
  tell({ kind: 'loaded', user: { ...user, referralDifferentTermConditionVersion } })
}

/**
 * Keeps the session store true until `signal` aborts: looks who is logged in when nobody has looked yet, when the
 * connection is back, when somebody presses Try again and when the page comes back from the browser's memory; follows sign-outs, those in other tabs too, and who signs in there.
 */
export function followSession(call: SessionCall, signal: AbortSignal): void {
  const check = () => void checkSession(call)
  const hide = () => {
    looks += 1
    tell({ kind: 'hidden' })
  }
  followOtherTabs(signal, check)
  // An account that could not be loaded shows as nobody, though the tokens are there.
  for (const event of ['online', lookAgainEvent]) window.addEventListener(event, check, { signal })
  // The back/forward cache keeps the page as it stands: nothing of the member may be in it after a sign-out elsewhere.
  window.addEventListener('pagehide', ({ persisted }) => persisted && hide(), { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && check(), { signal })
  // A form that has just signed somebody in is looking already.
  if (currentSession().state.kind === 'unknown' && underWay === 0) check()
}
