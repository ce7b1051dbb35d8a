import { logFailure, showToast } from '@/lib/client/report'
import type { SessionCall } from '@/lib/client/session'
import { currentSession, onSessionChange } from '@/lib/client/session-store'
import { userInterestRecordOperation, userInterestRecordRedirectOperation } from '@/lib/contract/calls/interests'
import { interestSubjectSchema } from '@/lib/contract/entities/interest'

/** The product that a link out leads to; null for any other link. */
function subjectOf(link: HTMLAnchorElement | null) {
  const [, out, category, slug] = link === null ? [] : new URL(link.href).pathname.split('/')
  const read = interestSubjectSchema.safeParse({ category, slug })
  return out === 'apply' && read.success ? read.data : null
}

const isIn = () => currentSession().state.kind === 'in'

/** Offers in the member's menu to mark the product whose page this is. The menu is closed, so nothing moves. */
function offerMark(call: SessionCall, signal: AbortSignal): void {
  const subject = subjectOf(document.querySelector<HTMLAnchorElement>('main .apply-bar a[href^="/apply/"]'))
  const leave = document.querySelector('.acct [data-shell="sign-out"]')
  if (subject === null || leave === null) return
  const button = document.createElement('button')
  button.type = 'button'
  const show = () => {
    button.hidden = !isIn()
    button.textContent = 'Mark this product'
  }
  button.addEventListener('click', () => {
    if (button.ariaBusy === 'true') return
    button.ariaBusy = 'true'
    call(userInterestRecordOperation, { body: subject })
      .then(
        () => {
          button.textContent = 'Marked'
          showToast('It is on your list, which is in your account settings.', 'plain')
        },
        (failure: unknown) => {
          logFailure(failure)
          showToast('It could not be marked. Check your connection and try again.', 'failure')
        },
      )
      .finally(() => {
        button.ariaBusy = null
      })
  })
  show()
  leave.before(button)
  signal.addEventListener('abort', onSessionChange(show))
  signal.addEventListener('abort', () => button.remove())
}

/**
 * Puts what a member leaves for on their list, and offers to mark the product of this page, until `signal` aborts. Leaving waits for
 * nothing: a page that is gone before its call was sent has left nothing on the list.
 */
export function noteInterests(call: SessionCall, signal: AbortSignal): void {
  offerMark(call, signal)
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/apply/"]') : null
    const subject = isIn() ? subjectOf(link) : null
    if (subject !== null) call(userInterestRecordRedirectOperation, { body: subject }).catch(logFailure)
  }
  document.addEventListener('click', onClick, { signal })
}
