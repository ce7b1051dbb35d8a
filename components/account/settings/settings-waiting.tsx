import { type SettingsView, settingsPath } from '@/lib/account/settings/places'
import { signInPath } from '@/lib/account/sign-in-steps'

interface SettingsWaitingProps {
  readonly view: SettingsView
  /** Names a form that was sent after its session had ended; null: none was. */
  readonly again: string | null
}

/** Shown to nobody in particular: the way to sign in, or while script finds out who is there, the room that their settings will take. */
export function SettingsWaiting({ view, again }: SettingsWaitingProps) {
  const path = settingsPath(view)
  return (
    <>
      <div className="settings-part when-out">
        <p>
          {again === null
            ? 'Sign in to see and change what we keep about you.'
            : 'You were signed out, so nothing was changed. Sign in and send it again.'}
        </p>
        <p>
          <a className="btn" href={signInPath(again === null ? path : `${path}?${new URLSearchParams({ again })}`)}>
            Sign in
          </a>
        </p>
      </div>
      <div className="settings-part settings-wait">
        <p className="sr-only" role="status">
          Loading your settings
        </p>
        {['first', 'second', 'third'].map((line) => (
          <span key={line} aria-hidden="true" />
        ))}
      </div>
    </>
  )
}
