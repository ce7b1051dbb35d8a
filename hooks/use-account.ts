import { useCallback, useEffect } from 'react'
import useSWR from 'swr'
import { checkReferralTerms, checkSession, type Member, type MemberState, signOut } from '@/lib/client/account'
import { sessionCall } from '@/lib/client/session'
import type { SigningConfig } from '@/lib/client/sign'
import { onSessionCleared } from '@/lib/client/storage'

interface Account {
  readonly state: MemberState
  /** Whether the referral terms have changed since the member agreed to them; null while that is not known. */
  readonly referralDifferentTermConditionVersion: boolean | null
  /** Looks again who is logged in. */
  readonly check: () => Promise<unknown>
  readonly signOut: () => Promise<'ended' | 'ended-here'>
}

const unknown: MemberState = { kind: 'unknown' }
const out: MemberState = { kind: 'out' }

// Asked once for each page, however many parts want to know: nothing is polled, and a failure is asked again only when
// the connection comes back.
const once = {
  revalidateOnFocus: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
  dedupingInterval: 0,
} as const

/** Who is logged in on this device, shared by every part of the page that asks. Follows sign-outs in other tabs. */
export function useAccount(signing: SigningConfig): Account {
  const call = sessionCall(signing)
  const { data: state = unknown, mutate } = useSWR('session', () => checkSession(call), once)
  const user: Member | null = state.kind === 'in' ? state.user : null
  const { data: changed = null } = useSWR(
    user === null ? null : ['referral-terms', user.id],
    () => (user === null ? null : checkReferralTerms(call, user)),
    once,
  )

  useEffect(() => onSessionCleared(() => void mutate(out, { revalidate: false })), [mutate])

  const check = useCallback(() => mutate(), [mutate])
  const leave = useCallback(() => signOut(call), [call])
  return { state, referralDifferentTermConditionVersion: changed, check, signOut: leave }
}
