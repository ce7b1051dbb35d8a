import { signOut } from '@/lib/client/account'
import { followSession } from '@/lib/client/follow-session'
import { showToast } from '@/lib/client/report'
import { type SessionCall, sessionCall } from '@/lib/client/session'
import { currentSession, lookAgain, onSessionChange } from '@/lib/client/session-store'
import { followShelf, settleShelf } from '@/lib/client/shelf'
import type { SigningConfig } from '@/lib/client/sign'
import { noteInterests } from './note-interests'
import { showMember } from './show-member'

const endedHere =
  'You are signed out on this device. We could not reach our server to end the session there; it expires by itself.'

const unreached = 'We cannot reach your account right now. You are still signed in on this device.'

/** Sign Out, and what stands in the login's place while the account cannot be reached. */
const pressable = '[data-shell="sign-out"], a[data-label]'

/** A closed menu or a hidden button must not keep the focus. */
function focusLogin(): void {
  const links = document.querySelectorAll<HTMLElement>('.when-out a, a.when-out')
  const shown = [...links].find((link) => link.checkVisibility())
  shown?.focus({ preventScroll: true })
}

/** Says each time that the account was looked for and could not be reached. Gives what follows the session. */
function sayUnreached(): () => void {
  let was = currentSession().state.kind
  return () => {
    const { state, whyOut } = currentSession()
    if (state.kind === was) return
    was = state.kind
    if (was === 'out' && whyOut === 'unreached') showToast(unreached, 'failure')
  }
}

/** Where a screen reader hears what became of a sign-out; everybody else sees it by the header. */
function addNote(signal: AbortSignal): HTMLElement {
  const note = document.createElement('p')
  note.role = 'status'
  note.className = 'sr-only'
  document.body.append(note)
  signal.addEventListener('abort', () => note.remove())
  return note
}

async function leave(button: HTMLElement, call: SessionCall, note: HTMLElement): Promise<void> {
  if (button.ariaBusy === 'true') return
  const label = button.textContent
  button.ariaBusy = 'true'
  button.textContent = 'Signing out…'
  await settleShelf()
  const outcome = await signOut(call)
  button.ariaBusy = null
  button.textContent = label
  button.closest('details')?.removeAttribute('open')
  focusLogin()
  if (outcome === 'ended') note.textContent = 'You are signed out.'
  else showToast(endedHere, 'failure')
}

/**
 * Follows who is logged in and shows it in the static header until `signal` aborts: initials, name, where the referral
 * links lead, what they leave for, their shelf, and Sign Out. Loaded once somebody may be logged in.
 */
export function startMember(signing: SigningConfig, signal: AbortSignal): void {
  const call = sessionCall(signing)
  const note = addNote(signal)
  const show = () => showMember(currentSession())
  const onClick = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(pressable) : null
    if (pressed === null) return
    if (pressed.dataset.shell === 'sign-out') return void leave(pressed, call, note)
    event.preventDefault()
    lookAgain()
  }
  signal.addEventListener('abort', onSessionChange(show))
  signal.addEventListener('abort', onSessionChange(sayUnreached()))
  document.addEventListener('click', onClick, { signal })
  noteInterests(call, signal)
  followShelf(call, signal)
  followSession(call, signal)
  show()
}
