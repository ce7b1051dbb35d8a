import { Island } from '@/components/ui/island'
import { formPath, stepPath } from '@/lib/account/sign-in-steps'
import { routes } from '@/lib/routing/routes'
import { ContactIsland, type ContactIslandProps } from './contact-island.client'

interface AccessStepProps {
  readonly formProps: ContactIslandProps
  /** Somebody is signed in here without script. */
  readonly signedIn: boolean
  /** A joining that is under way in this browser: where it goes on, and for whom; null when there is none. */
  readonly underWay: { readonly contact: string; readonly path: string } | null
}

/** Where joining and signing in begin: they are the same, until the code says which it is. */
export function AccessStep({ formProps, signedIn, underWay }: AccessStepProps) {
  return (
    <>
      <SignedInAlready signedIn={signedIn} />
      {underWay === null ? null : (
        <p className="notice">
          <span>
            You began with {underWay.contact}. <a href={underWay.path}>Go on from where you left off</a>
          </span>
        </p>
      )}
      <Island name="contact" of={ContactIsland} props={formProps} />
      <ul className="sign-ways">
        <li>
          <a href={stepPath('passkey')}>Sign in with a passkey instead</a>
        </li>
        <li>
          <a href={stepPath('password')}>Sign in with a password instead</a>
        </li>
        <li>
          <a href={stepPath('forgotten-password')}>I forgot my password</a>
        </li>
      </ul>
      <p className="sign-small">
        You need no account to compare. What we keep and why is in our <a href={routes.privacy}>privacy notice</a>.
      </p>
    </>
  )
}

/** Told to who is signed in: by the server without script, and by the mark of the session with it. */
function SignedInAlready({ signedIn }: { readonly signedIn: boolean }) {
  return (
    <div className={signedIn ? 'notice sign-in-already' : 'notice sign-in-already when-in'}>
      <p>
        <b>You are signed in already.</b>
        Go on to <a href={routes.home}>the home page</a> or <a href={routes.accountSettings}>your account settings</a>,
        or sign out to use another account.
      </p>
      {signedIn ? (
        <form method="post" action={formPath('leave')}>
          <button type="submit" className="btn quiet">
            Sign out
          </button>
        </form>
      ) : (
        <button type="button" className="btn quiet" data-shell="sign-out">
          Sign out
        </button>
      )}
    </div>
  )
}
