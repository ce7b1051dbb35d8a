import 'server-only'
import type { SignInStep } from '@/lib/account/sign-in-steps'
import { ApiError } from '@/lib/client/api-error'
import { userDetailOperation } from '@/lib/contract/calls/joining'
import type { JoiningView } from '@/lib/contract/entities/joining'
import type { ReferralTouches } from '@/lib/domain/member/referral'
import type { ReferralCode } from '@/lib/domain/member/referral-code'
import { type Caller, callFor } from '@/lib/server/data/site/visitor-call'
import { log } from '@/lib/server/log'
import type { SignInState } from './joining-state'

/** How far a joining has come. `failed`: the provider could not say. */
export type JoiningState =
  | { readonly kind: 'none' }
  | { readonly kind: 'over' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'open'; readonly view: JoiningView }

/** The joining that a state names, as the provider knows it. Never rejects. */
export async function joiningOf({ key }: SignInState, caller: Caller): Promise<JoiningState> {
  if (key === null) return { kind: 'none' }
  try {
    const { data } = await callFor(caller, userDetailOperation, { body: { key } })
    return { kind: 'open', view: data }
  } catch (error) {
    if (error instanceof ApiError && error.errorCode === 'GBL0024') return { kind: 'over' }
    log().warn('sign-in.joining-not-read', { kind: error instanceof ApiError ? error.kind : 'unknown' })
    return { kind: 'failed' }
  }
}

/** Whether a friend's link was opened after the form of the details was sent: it then asks again by whose code somebody comes. */
function isLinkNewer({ confirmedLinkAt }: SignInState, links: ReferralTouches | null): boolean {
  return confirmedLinkAt !== null && links !== null && links.last.at > confirmedLinkAt
}

/** The code that the form of the details shows: of the newest link, or the one that was confirmed before. */
export function shownReferralCode(state: SignInState, links: ReferralTouches | null): ReferralCode | null {
  const isConfirmed = state.confirmedLinkAt !== null && !isLinkNewer(state, links)
  return (isConfirmed ? state.referral : links)?.last.code ?? null
}

/** The step at which a joining goes on. `links` are those of friends that were opened in this browser. */
export function nextStep(
  { purpose, verified, details }: JoiningView,
  state: SignInState,
  links: ReferralTouches | null,
): SignInStep {
  const { sent, erasesOn } = state
  if (!verified) return sent === null ? 'code-option' : 'code'
  if (erasesOn !== null) return 'closed'
  if (purpose === 'reset-password') return 'reset-password'
  return details.fullName === null || isLinkNewer(state, links) ? 'details' : 'new-password'
}

/** The steps that may be seen, or seen again, while a joining goes on at this one. */
const openSteps: Readonly<Partial<Record<SignInStep, readonly SignInStep[]>>> = {
  'code-option': ['code-option'],
  code: ['code-option', 'code'],
  details: ['questions', 'details'],
  'new-password': ['questions', 'details', 'new-password'],
  'reset-password': ['reset-password'],
  closed: ['closed'],
}

/** Whether a step may be shown while a joining goes on at `next`. */
export function isOpen(step: SignInStep, next: SignInStep): boolean {
  return openSteps[next]?.includes(step) ?? false
}
