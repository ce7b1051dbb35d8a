import { logQuietly } from '@/lib/client/log-quietly'
import type { ToastDetail } from '@/lib/client/report'
import { changeSession } from '@/lib/client/session-store'
import type { ShellConfig } from '@/lib/client/shell-config'
import { readShortlist, readToken } from '@/lib/client/storage'
import { backToResults } from './back-to-results'
import { startConsent } from './consent/start-consent'
import { closeMenus } from './menus'
import { goToTop, offerTop, printedMode } from './page-state'
import { type PartName, partOf } from './parts'
import { takeReferralCode } from './referral-link'
import { showSession } from './show-session'
import { signInFromHere } from './sign-in-from-here'
import { suggestOnFocus } from './suggest/suggest-on-focus'
import { watchIdle } from './survey/watch-idle'
import { startTheme } from './theme'
import { watchVersion } from './version/watch-version'

const notLoaded = 'This part of the page did not load. Check your connection and try again.'

/** What the listeners may do to the page. */
interface ShellActions {
  /** Loads a part and renders it; fulfilled when it is there. */
  readonly open: (name: PartName) => Promise<void>
  /** Shows words to everybody, screen readers too; empty words take them away. */
  readonly announce: (words: string) => void
}

/** The shell at work. */
interface RunningShell {
  /** Says that a script of the page did not come, and looks whether the site was built anew. */
  readonly missing: (error: unknown) => void
  readonly end: () => void
}

function targetOf(event: Event): Element | null {
  return event.target instanceof Element ? event.target : null
}

/** What a `shell:toast` event says; null when it says nothing. What does not call itself plain is a failure. */
function toastOf(event: Event): ToastDetail | null {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null
  if (typeof detail !== 'object' || detail === null || !('message' in detail)) return null
  const { message } = detail
  const kind = 'kind' in detail && detail.kind === 'plain' ? 'plain' : 'failure'
  return typeof message === 'string' && message !== '' ? { message, kind } : null
}

/**
 * Listens to the whole page, which stays static markup: what was touched is found by its `data-shell`, and the part that
 * it needs is loaded then.
 */
export function startShell(config: ShellConfig, { open, announce }: ShellActions): RunningShell {
  const ending = new AbortController()
  const { signal } = ending
  const version = watchVersion({ announce, failed: (error) => logQuietly('site/version', error) })
  /** Opens a part that nobody has asked for: that it did not come is nothing to tell a visitor. */
  const offer = (name: PartName) => open(name).catch((error: unknown) => logQuietly('site/script', error))
  // A script that is gone mostly means that the site was built anew: the check then loads the page again.
  const missing = (error: unknown) => {
    announce(notLoaded)
    logQuietly('site/script', error)
    void version.check()
  }

  const onClick = (event: Event) => {
    signInFromHere(targetOf(event))
    const pressed = targetOf(event)?.closest('[data-shell]') ?? null
    if (event.defaultPrevented || pressed === null) return
    if (pressed.getAttribute('data-shell') === 'top') return goToTop()
    const name = partOf(pressed)
    if (name === null) return
    event.preventDefault()
    open(name).catch(missing)
  }
  const onToast = (event: Event) => {
    const said = toastOf(event)
    if (said === null) return
    Promise.all([import('./toast/show-toast'), open('toasts')]).then(
      ([{ showToast }]) => showToast(said),
      () => announce(said.message),
    )
  }
  const onArrival = () => {
    if (takeReferralCode())
      import('./send-referral')
        .then(({ sendReferral }) => sendReferral())
        .catch((error: unknown) => logQuietly('site/script', error))
    changeSession({ mode: printedMode(), state: { kind: readToken() === null ? 'out' : 'unknown' } })
    if (readShortlist() === null) return
    import('./offer-shortlist').then(
      ({ offerShortlist }) => offerShortlist(),
      (error: unknown) => logQuietly('site/script', error),
    )
  }

  const unmark = showSession(config, missing, signal)
  onArrival()
  startConsent(config, () => offer('consent'))
  backToResults(signal)
  startTheme(signal)
  suggestOnFocus(signal)
  document.addEventListener('click', onClick, { signal })
  // Also what opens a link in another tab.
  document.addEventListener('auxclick', (event) => signInFromHere(targetOf(event)), { signal })
  window.addEventListener('shell:toast', onToast, { signal })
  window.addEventListener('pageshow', (event) => event.persisted && onArrival(), { signal })
  const survey = watchIdle(() => offer('survey'))
  const endings = [unmark, survey, closeMenus(), offerTop(), version.end, () => ending.abort()]
  const end = () => {
    for (const one of endings) one()
  }
  return { missing, end }
}
