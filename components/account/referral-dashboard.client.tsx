'use client'

import type { ReactNode } from 'react'
import { useSession } from '@/hooks/use-session'
import { settingsPath } from '@/lib/account/settings/places'
import { signedOutWords } from '@/lib/account/settings/signed-out-words'
import { signInPath } from '@/lib/account/sign-in-steps'
import { lookAgain } from '@/lib/client/session-store'
import { ageRequirement, ageUnknown, type ReferralGate, referralGate } from '@/lib/domain/member/referral-gate'
import { assertNever } from '@/lib/domain/values/assert-never'
import { routes } from '@/lib/routing/routes'

interface GateProps {
  readonly href: string
  readonly label: string
  readonly children: ReactNode
}

/** Why a member cannot go on yet, and where that can be changed. */
function Gate({ href, label, children }: GateProps) {
  return (
    <section className="card mt-8 p-6">
      <p>{children}</p>
      <p className="mt-4">
        <a className="btn" href={href}>
          {label}
        </a>
      </p>
    </section>
  )
}

function signInFirst() {
  return (
    <div className="when-out">
      <Gate href={signInPath(routes.referralDashboard)} label="Sign in">
        Sign in to see your invitations.
      </Gate>
    </div>
  )
}

/** For a member whose account could not be loaded: signing in again would change nothing. */
function NotReached() {
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

function contentFor(gate: ReferralGate) {
  switch (gate) {
    case 'age-unknown':
      return (
        <Gate href={settingsPath('personal')} label="Add your MyKad number">
          {ageRequirement} {ageUnknown}
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
        <Gate href={routes.referralTerms} label="Read the terms">
          The dashboard is for members who agreed to the present terms of the programme.
        </Gate>
      )
    case 'open':
      return (
        <Gate href={routes.referral} label="About the programme">
          The dashboard is not open yet. No invitation earns points until it is.
        </Gate>
      )
    default:
      return assertNever(gate)
  }
}

/** The referral dashboard behind its gate, which asks by itself who is there: an address can be typed past any link. */
export function ReferralDashboard() {
  const { state, whyOut } = useSession()
  if (state.kind !== 'in') return whyOut === 'unreached' ? <NotReached /> : signInFirst()
  return contentFor(referralGate(state.user.age, state.user.referralDifferentTermConditionVersion))
}
