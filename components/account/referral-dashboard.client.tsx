'use client'

import type { ReactNode } from 'react'
import { useSession } from '@/hooks/use-session'
import { assertNever } from '@/lib/domain/assert-never'
import { ageRequirement, type ReferralGate, referralGate } from '@/lib/domain/member/referral-gate'
import { routes } from '@/lib/routes'
import { settingsPath } from '@/lib/settings/places'

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
  const next = new URLSearchParams({ next: routes.referralDashboard })
  return (
    <div className="when-out">
      <Gate href={`${routes.signIn}?${next}`} label="Sign in">
        Sign in to see your invitations.
      </Gate>
    </div>
  )
}

function contentFor(gate: ReferralGate) {
  switch (gate) {
    case 'age-unknown':
      return (
        <Gate href={settingsPath('personal')} label="Add your MyKad number">
          {ageRequirement} A date of birth that you typed is not enough: add the number under “About you”.
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
  const { state } = useSession()
  if (state.kind !== 'in') return signInFirst()
  return contentFor(referralGate(state.user.age, state.user.referralDifferentTermConditionVersion))
}
