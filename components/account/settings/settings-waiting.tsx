import { type SettingsView, settingsPath } from '@/lib/account/settings/places'
import { signInPath } from '@/lib/account/sign-in-steps'

/** Shown to nobody in particular: the way to sign in, or while script finds out who is there, the room that their settings will take. */
export function SettingsWaiting({ view }: { readonly view: SettingsView }) {
  return (
    <>
      <div className="settings-part when-out">
        <p>Sign in to see and change what we keep about you.</p>
        <p className="no-script">These pages need JavaScript: turn it on for this site before you sign in.</p>
        <p>
          <a className="btn" href={signInPath(settingsPath(view))}>
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
