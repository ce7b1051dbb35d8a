import { type SettingsView, settingsPath } from '@/lib/account/settings/places'
import { signInPath } from '@/lib/account/sign-in-steps'
import { routes } from '@/lib/routing/routes'

/** Says to who is signed in without script that these pages need it, and what works without. */
export function SettingsNeedScript({ view }: { readonly view: SettingsView }) {
  return (
    <div className="settings-part">
      <p className="notice">
        <span>
          You are signed in, but these pages need JavaScript. Turn it on for this site, then sign in again. If you
          cannot, <a href={routes.contactUs}>write to us</a>: we can change, send or delete what we keep about you.
        </span>
      </p>
      <p>
        <a className="btn" href={signInPath(settingsPath(view))}>
          Sign in again
        </a>
      </p>
    </div>
  )
}
