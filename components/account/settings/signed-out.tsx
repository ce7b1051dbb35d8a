import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { type SettingsView, settingsPath } from '@/lib/account/settings/places'
import { signedOutWords } from '@/lib/account/settings/signed-out-words'
import { signInPath, stepPath } from '@/lib/account/sign-in-steps'
import { lookAgain, type WhyOut } from '@/lib/client/session-store'

interface SignedOutProps {
  readonly view: SettingsView
  readonly whyOut: Exclude<WhyOut, 'left'>
  /** Something was typed that waits on this page. */
  readonly typed: boolean
  /** It is being looked whether they are logged in. */
  readonly busy: boolean
}

/** Says why the settings went away and how they come back. It is where the page is shown from then. */
export function SignedOut({ view, whyOut, typed, busy }: SignedOutProps) {
  return (
    <Said>
      <p>{signedOutWords[whyOut]}</p>
      {typed ? (
        <p>
          Nothing was saved. What you typed waits on this page:{' '}
          {whyOut === 'unreached'
            ? 'it will be back once we can reach your account.'
            : 'sign in in a new tab, come back here and send it.'}
        </p>
      ) : null}
      {whyOut === 'unreached' ? <LookAgain busy={busy} /> : <SignIn view={view} typed={typed} />}
      {whyOut === 'password-changed' ? (
        <p>
          If you did not change it, <a href={stepPath('forgotten-password')}>set a new one</a>.
        </p>
      ) : null}
    </Said>
  )
}

/** Says that what was typed is there again. */
export function SignedInAgain() {
  return (
    <Said>
      <p>You are signed in again. What you typed is still here and not saved yet: send it now.</p>
    </Said>
  )
}

function Said({ children }: { readonly children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => element.current?.focus(), [])
  return (
    <div ref={element} className="notice signed-out" role="status" tabIndex={-1}>
      {children}
    </div>
  )
}

function SignIn({ view, typed }: Pick<SignedOutProps, 'view' | 'typed'>) {
  return (
    <p>
      <a className="btn" href={signInPath(settingsPath(view))} target={typed ? '_blank' : undefined}>
        {typed ? 'Sign in in a new tab' : 'Sign in'}
      </a>
    </p>
  )
}

function LookAgain({ busy }: Pick<SignedOutProps, 'busy'>) {
  return (
    <p>
      <button type="button" className="btn" onClick={lookAgain}>
        {busy ? 'Trying…' : 'Try again'}
      </button>
    </p>
  )
}
