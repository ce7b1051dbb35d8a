import { logFailure, showToast } from '@/lib/client/report'
import type { SessionCall } from '@/lib/client/session'
import { currentSession } from '@/lib/client/session-store'
import { productAlertOperation, userInterestRecordRedirectOperation } from '@/lib/contract/calls/interests'
import {
  alertRequestSchema,
  type InterestEntry,
  interestSubjectSchema,
  longestCase,
} from '@/lib/contract/entities/interest'
import { formatRinggit, sen } from '@/lib/domain/values/money'
import { followedIn } from '@/lib/forms/follow-results'
import { followPage } from '@/lib/routing/routes'

/** The product that a link out leads to; null for any other link. */
function leftFor(link: HTMLAnchorElement) {
  const [, out, category, slug] = new URL(link.href).pathname.split('/')
  const read = interestSubjectSchema.safeParse({ category, slug })
  return out === 'apply' && read.success ? read.data : null
}

/** What a link asks to be told of: a product, in the case of its page; null for any other link. */
function askedIn(link: HTMLAnchorElement) {
  const { pathname, searchParams } = new URL(link.href)
  const asked = pathname === followPage ? followedIn(searchParams) : null
  if (asked === null) return null
  const { query, ...product } = asked
  return alertRequestSchema.safeParse({ ...product, case: query.length > longestCase ? '' : query }).data ?? null
}

/** What an alert was kept for: not all that a page asks stands in its address. */
function followed({ alert }: InterestEntry): string {
  const least = alert?.least ?? null
  const rival = least === null ? '' : `, or when another one beats it by ${formatRinggit(sen(least), 'whole')}`
  return `We will write to you when its figure changes (${alert?.words ?? 'with typical figures'}), when its offer ends${rival}. You can change or stop that in your account settings.`
}

/** Keeps an alert in the member's account, and says what follows. */
async function keepAlert(call: SessionCall, link: HTMLAnchorElement, body: NonNullable<ReturnType<typeof askedIn>>) {
  if (link.ariaBusy === 'true') return
  link.ariaBusy = 'true'
  try {
    const { data } = await call(productAlertOperation, { body })
    showToast(followed(data), 'plain')
  } catch (failure) {
    logFailure(failure)
    showToast('The alert could not be kept. Check your connection and try again.', 'failure')
  }
  link.ariaBusy = null
}

/**
 * Until `signal` aborts, puts what a member leaves for on their list, and has "Tell me when this changes" keep an alert in their account instead of asking
 * for an address. Leaving waits for nothing: a page that is gone before its call was sent has left nothing on the list.
 */
export function noteInterests(call: SessionCall, signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || currentSession().state.kind !== 'in') return
    const left = leftFor(link)
    if (left !== null) call(userInterestRecordRedirectOperation, { body: left }).catch(logFailure)
    const asked = askedIn(link)
    // Who opens it in another tab wants the page.
    if (asked === null || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void keepAlert(call, link, asked)
  }
  document.addEventListener('click', onClick, { signal })
}
