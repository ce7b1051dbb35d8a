import type { ReactNode } from 'react'
import { useSession } from '@/hooks/use-session'
import { settingsPath } from '@/lib/account/settings/places'
import { signedOutWords } from '@/lib/account/settings/signed-out-words'
import { signInPath } from '@/lib/account/sign-in-steps'
import { lookAgain } from '@/lib/client/session-store'
import { ageRequirement, ageUnknown, referralGate } from '@/lib/domain/member/referral-gate'
import { assertNever } from '@/lib/domain/values/assert-never'
import { routes } from '@/lib/routing/routes'

interface MemberGateProps {
  /** The page that stands behind the gate. */
  readonly path: string
  /** Completes "Sign in to see …". */
  readonly what: string
  /** What a member who takes part sees, by the id of the account. */
  readonly children: (member: string) => ReactNode
}

/**
 * What stands before the pages of the referral programme and of points: it asks by itself who is there, since an address can be typed past
 * any link. The rule is that of the header and of the calls.
 */
export function MemberGate({ path, what, children }: MemberGateProps) {
  const { state, whyOut } = useSession()
  if (state.kind !== 'in') return whyOut === 'unreached' ? <NotReached /> : <SignInFirst path={path} what={what} />
  if (state.user.termsCheckRunning) return <Loading />
  const gate = referralGate(state.user.age, state.user.referralDifferentTermConditionVersion)
  switch (gate) {
    case 'age-unknown':
      return (
        <Gate href={settingsPath('personal')} label="Add your MyKad number">
          The programme is for members aged 18 and above, by the MyKad number. {ageUnknown}
        </Gate>
      )
    case 'under-age':
      return (
        <Gate href={routes.referral} label="About the programme">
          {ageRequirement}
        </Gate>
      )
    case 'terms':
      return (
        <Gate href={`${routes.referralTerms}?next=${path}`} label="Read the terms">
          This page is for members who agreed to the present terms of the programme. Agree at the end of the terms, and
          you come back here.
        </Gate>
      )
    case 'open':
      return children(state.user.id)
    default:
      return assertNever(gate)
  }
}

interface GateProps {
  readonly href: string
  readonly label: string
  readonly children: ReactNode
}

/** Why a member cannot go on yet, and where that can be changed. */
function Gate({ href, label, children }: GateProps) {
  return (
    <section className="card mt-8 p-6">
      <p className="max-w-[62ch]">{children}</p>
      <p className="mt-4">
        <a className="btn" href={href}>
          {label}
        </a>
      </p>
    </section>
  )
}

/** Printed for everybody; members see it until their account is loaded, so its class hides it from them. */
function SignInFirst({ path, what }: Pick<MemberGateProps, 'path' | 'what'>) {
  return (
    <>
      <div className="when-out">
        <Gate href={signInPath(path)} label="Sign in">
          {`Sign in to see ${what}.`}
        </Gate>
      </div>
      <p className="when-in mt-8 script-only">Loading…</p>
      <p className="no-script notice mt-4">
        This page needs script, which is off here: what it shows is read by your own browser.
      </p>
    </>
  )
}

/** While it is not known yet what stands before the page. */
export function Loading() {
  return (
    <p role="status" className="mt-8">
      Loading…
    </p>
  )
}

/** For a member whose account could not be loaded: signing in again would change nothing. */
export function NotReached() {
  return (
    <section className="card mt-8 p-6">
      <p>{signedOutWords.unreached}</p>
      <p className="mt-4">
        <button type="button" className="btn" onClick={lookAgain}>
          Try again
        </button>
      </p>
    </section>
  )
}

interface NotLoadedProps {
  readonly what: string
  readonly onRetry: () => void
}

/** Says that a part did not come, and lets it be asked for again. */
export function NotLoaded({ what, onRetry }: NotLoadedProps) {
  return (
    <p role="alert" className="mt-4">
      {`${what} could not be loaded. Nothing was changed: check your connection.`}{' '}
      <button type="button" className="btn quiet" onClick={onRetry}>
        Load it again
      </button>
    </p>
  )
}
