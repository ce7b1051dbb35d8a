import { logFailure, showToast } from '@/lib/client/report'
import type { SessionCall } from '@/lib/client/session'
import { currentSession, onSessionChange } from '@/lib/client/session-store'
import { productAlertOperation, userInterestRecordRedirectOperation } from '@/lib/contract/calls/interests'
import {
  alertRequestSchema,
  type InterestEntry,
  interestSubjectSchema,
  longestCase,
} from '@/lib/contract/entities/interest'
import { formatRinggit, sen } from '@/lib/domain/values/money'

/** The product that a link out leads to; null for any other link. */
function subjectOf(link: HTMLAnchorElement | null) {
  const [, out, category, slug] = link === null ? [] : new URL(link.href).pathname.split('/')
  const read = interestSubjectSchema.safeParse({ category, slug })
  return out === 'apply' && read.success ? read.data : null
}

const isIn = () => currentSession().state.kind === 'in'

type ProductSubject = NonNullable<ReturnType<typeof subjectOf>>

/** What a member can do with the product of a page: what the button says before and after, and what is said of it. */
interface ProductAct {
  readonly label: string
  readonly done: string
  readonly told: (kept: InterestEntry) => string
  readonly failed: string
  readonly send: (call: SessionCall, subject: ProductSubject) => Promise<{ readonly data: InterestEntry }>
}

/** The case of this page as its address says it; none where that is longer than is read. */
function caseHere(): string {
  const query = window.location.search.slice(1)
  return query.length > longestCase ? '' : query
}

/** What an alert was kept for: not all that a page asks stands in its address. */
function followed({ alert }: InterestEntry): string {
  const least = alert?.least ?? null
  const rival = least === null ? '' : `, or when another one beats it by ${formatRinggit(sen(least), 'whole')}`
  return `We will write to you when its figure changes (${alert?.words ?? 'with typical figures'}), when its offer ends${rival}. You can change or stop that in your account settings.`
}

const acts: readonly ProductAct[] = [
  {
    label: 'Tell me when this changes',
    done: 'We will tell you',
    told: followed,
    failed: 'The alert could not be kept. Check your connection and try again.',
    send: (call, subject) =>
      call(productAlertOperation, { body: alertRequestSchema.parse({ ...subject, case: caseHere() }) }),
  },
]

function actButton(act: ProductAct, subject: ProductSubject, call: SessionCall): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.addEventListener('click', () => {
    if (button.ariaBusy === 'true') return
    button.ariaBusy = 'true'
    act
      .send(call, subject)
      .then(
        ({ data }) => {
          button.textContent = act.done
          showToast(act.told(data), 'plain')
        },
        (failure: unknown) => {
          logFailure(failure)
          showToast(act.failed, 'failure')
        },
      )
      .finally(() => {
        button.ariaBusy = null
      })
  })
  return button
}

/** Offers in the member's menu to mark the product whose page this is, and to follow it. The menu is closed, so nothing moves. */
function offerActs(call: SessionCall, signal: AbortSignal): void {
  const subject = subjectOf(document.querySelector<HTMLAnchorElement>('main .apply-bar a[href^="/apply/"]'))
  const leave = document.querySelector('.acct [data-shell="sign-out"]')
  if (subject === null || leave === null) return
  for (const act of acts) {
    const button = actButton(act, subject, call)
    const show = () => {
      button.hidden = !isIn()
      button.textContent = act.label
    }
    show()
    leave.before(button)
    signal.addEventListener('abort', onSessionChange(show))
    signal.addEventListener('abort', () => button.remove())
  }
}

/**
 * Puts what a member leaves for on their list, and offers to mark or follow the product of this page, until `signal` aborts. Leaving waits for
 * nothing: a page that is gone before its call was sent has left nothing on the list.
 */
export function noteInterests(call: SessionCall, signal: AbortSignal): void {
  offerActs(call, signal)
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/apply/"]') : null
    const subject = isIn() ? subjectOf(link) : null
    if (subject !== null) call(userInterestRecordRedirectOperation, { body: subject }).catch(logFailure)
  }
  document.addEventListener('click', onClick, { signal })
}
