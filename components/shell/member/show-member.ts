import type { MemberState } from '@/lib/client/session-store'
import { routes } from '@/lib/routes'

/** The age from which the referral programme is open. */
const adultAge = 18

function write(selector: string, text: string): void {
  for (const element of document.querySelectorAll(selector)) element.textContent = text
}

/**
 * Shows in the page's static header who is logged in; nothing of a member is left in it when nobody is. The links to the
 * referral dashboard lead where this member may go: to the age requirements under 18 or without a known age, to the terms
 * when those have changed, else to the dashboard.
 */
export function showMember(state: MemberState): void {
  const user = state.kind === 'in' ? state.user : null
  const barred = user !== null && (user.age ?? 0) < adultAge
  const termsChanged = user?.referralDifferentTermConditionVersion === true
  write('[data-initials]', user?.initName ?? '')
  write('[data-account-name]', user?.fullName ?? '')
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`.when-in a[href^="/referral"]`)) {
    link.href = termsChanged ? routes.referralTerms : routes.referralDashboard
    if (barred) link.dataset.shell = 'age'
    else delete link.dataset.shell
  }
}
