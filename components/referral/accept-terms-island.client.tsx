'use client'

import { useState } from 'react'
import type { Wakes } from '@/components/islands'
import { useSession } from '@/hooks/use-session'
import { settingsPath } from '@/lib/account/settings/places'
import { signInPath } from '@/lib/account/sign-in-steps'
import { reportFailure } from '@/lib/client/report'
import { agreeToReferralTerms } from '@/lib/client/rewards'
import { sessionCall } from '@/lib/client/session'
import type { SigningConfig } from '@/lib/client/sign'
import { ageRequirement, ageUnknown, referralGate } from '@/lib/domain/member/referral-gate'
import { assertNever } from '@/lib/domain/values/assert-never'
import { routes } from '@/lib/routing/routes'
import { Loading, NotReached } from './member-gate'

/** @public The bundler reads it. */
export const wakes: Wakes = 'loaded'

interface AcceptTermsIslandProps {
  /** The version that is shown, and in force. */
  readonly version: string
  readonly signing: SigningConfig
}

/** Where somebody was going when the terms stood in the way; the dashboard unless the address names the other page. */
function wasGoingTo(): string {
  const asked = new URLSearchParams(window.location.search).get('next')
  return asked === routes.points ? routes.points : routes.referralDashboard
}

/** Lets a member agree to the referral terms, and leads back to where they were going. */
export function AcceptTermsIsland({ version, signing }: AcceptTermsIslandProps) {
  const { state, whyOut } = useSession()
  if (state.kind !== 'in') {
    // The document is printed for everybody, so the query is read only once it is known that nobody is signed in.
    const here = state.kind === 'out' ? `${routes.referralTerms}?next=${wasGoingTo()}` : routes.referralTerms
    return whyOut === 'unreached' ? <NotReached /> : <SignInFirst here={here} />
  }
  if (state.user.termsCheckRunning) return <Loading />
  const gate = referralGate(state.user.age, state.user.referralDifferentTermConditionVersion)
  switch (gate) {
    case 'age-unknown':
      return (
        <p>
          {ageUnknown} <a href={settingsPath('personal')}>Add your MyKad number</a>
        </p>
      )
    case 'under-age':
      return <p>{ageRequirement}</p>
    case 'open':
      return (
        <p>
          You agreed to these terms. <a href={wasGoingTo()}>Go on</a>
        </p>
      )
    case 'terms':
      return <Agree version={version} signing={signing} />
    default:
      return assertNever(gate)
  }
}

/** Printed for everybody; a class hides from members what is for visitors. */
function SignInFirst({ here }: { readonly here: string }) {
  return (
    <>
      <p className="when-out">
        <a className="btn quiet" href={signInPath(here)}>
          Sign in to agree
        </a>
      </p>
      <p className="when-in script-only">Loading…</p>
      <p className="no-script mt-3">To agree you need script, which is off here. The terms can be read without it.</p>
    </>
  )
}

function Agree({ version, signing }: AcceptTermsIslandProps) {
  const [step, setStep] = useState<'open' | 'sending' | 'failed'>('open')
  const agree = () => {
    if (step === 'sending') return
    setStep('sending')
    agreeToReferralTerms(sessionCall(signing), version).then(
      () => window.location.assign(wasGoingTo()),
      (failure: unknown) => {
        reportFailure(failure)
        setStep('failed')
      },
    )
  }
  return (
    <>
      <p>Read the terms above first. You may stop taking part at any time.</p>
      <p className="mt-3">
        <button type="button" className="btn" aria-disabled={step === 'sending'} onClick={agree}>
          {step === 'sending' ? 'Keeping your answer…' : `I agree to version ${version}`}
        </button>
      </p>
      <p role="status" className="mt-2">
        {step === 'failed' ? 'That could not be kept. Check your connection and try again.' : null}
      </p>
    </>
  )
}
