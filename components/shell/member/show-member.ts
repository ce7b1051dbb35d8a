import type { Session } from '@/lib/client/session-store'
import { referralGate } from '@/lib/domain/member/referral-gate'
import { routes } from '@/lib/routing/routes'

function write(selector: string, text: string): void {
  for (const element of document.querySelectorAll(selector)) element.textContent = text
}

/**
 * Shows in the page's static header who is logged in; nothing of a member is left in it when nobody is. The links to the
 * referral dashboard lead where this member may go: to the age requirements under 18 or without a known age, to the terms
 * when those have changed, else to the dashboard.
 */
export function showMember({ state, whyOut }: Session): void {
  showUnreached(whyOut === 'unreached' && state.kind !== 'in')
  const user = state.kind === 'in' ? state.user : null
  const gate = user === null ? 'open' : referralGate(user.age, user.referralDifferentTermConditionVersion)
  write('[data-initials]', user?.initName ?? '')
  write('[data-account-name]', user?.fullName ?? '')
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`.when-in a[href^="/referral"]`)) {
    // While the terms are not known, the dashboard can ask again.
    link.href = user?.referralDifferentTermConditionVersion ? routes.referralTerms : routes.referralDashboard
    if (gate === 'age-unknown' || gate === 'under-age') link.dataset.shell = 'age'
    else delete link.dataset.shell
  }
}

const unreached = 'We cannot reach your account right now'

/**
 * In the place of the login, for a member whose account could not be loaded: they are signed in still, and would sign in again for
 * nothing. What it was before comes back with the session.
 */
function showUnreached(isUnreached: boolean): void {
  for (const link of document.querySelectorAll<HTMLElement>('.acct > a.when-out')) {
    const { label } = link.dataset
    if (isUnreached === (label !== undefined)) continue
    if (isUnreached) {
      link.dataset.label = link.textContent
      link.textContent = 'Try again'
      link.role = 'button'
      link.title = unreached
      link.ariaLabel = `Try again. ${unreached}.`
    } else {
      link.textContent = label ?? ''
      for (const name of ['data-label', 'role', 'title', 'aria-label']) link.removeAttribute(name)
    }
  }
}
