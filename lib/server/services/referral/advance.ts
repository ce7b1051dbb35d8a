import 'server-only'
import { pointsOf } from '@/lib/domain/points/points'
import type { Cause } from '@/lib/domain/points/transfer'
import type { ReferralProgramme } from '@/lib/domain/referral/programme'
import { progressOn, type ReferralProgress } from '@/lib/domain/referral/progress'
import { isCapReason } from '@/lib/domain/referral/state'
import { assertNever } from '@/lib/domain/values/assert-never'
import { type IsoDate, malaysianDay } from '@/lib/domain/values/iso-date'
import type { StoredReferral } from '@/lib/server/db/referral-progress-repository'
import type { Log } from '@/lib/server/log'
import { uuidV7 } from '@/lib/server/services/keys/uuid-v7'
import type { PointsDeps } from '@/lib/server/services/points/points'
import { type FactDeps, factsOf } from './facts'

export interface ReferralDeps extends FactDeps {
  readonly points: PointsDeps
  /** The programme that is open on a day; null when none is. */
  readonly programmeOn: (day: IsoDate) => ReferralProgramme | null
  readonly log: Log
}

/** The two sides that earn by a referral. */
type Side = 'inviter' | 'friend'

const causeOf = (side: Side, { id }: StoredReferral): Cause => ({ kind: `referral-${side}`, id })

const accountOf = (side: Side, { inviterId, friendId }: StoredReferral) => (side === 'inviter' ? inviterId : friendId)

/** Points that wait from now on. The same again changes nothing. */
async function earn({ points }: ReferralDeps, side: Side, referral: StoredReferral, amount: number): Promise<void> {
  const accountId = accountOf(side, referral)
  if (accountId === null) return
  const now = points.clock.now()
  const holder = await points.points.openHolder(accountId, uuidV7(points.clock, points.random), now)
  await points.poster.post({
    kind: 'earn',
    holder,
    amount: pointsOf(amount),
    cause: causeOf(side, referral),
    happenedAt: now,
    original: null,
  })
}

/** Ends what waits for a side, where anything does: released, or cancelled. */
async function end(
  deps: ReferralDeps,
  side: Side,
  referral: StoredReferral,
  kind: 'release' | 'cancel',
): Promise<void> {
  const { points } = deps
  const cause = causeOf(side, referral)
  const earned = await points.history.ofCause('earn', cause)
  if (earned === null) return
  const holder = earned.credit.slice(0, earned.credit.lastIndexOf(':'))
  await points.poster.post({
    kind,
    holder,
    amount: pointsOf(earned.amount),
    cause,
    happenedAt: points.clock.now(),
    original: earned.id,
  })
}

/** Moves the points that a progress asks for. Done before the progress is kept: whoever does it again moves nothing twice. */
async function settle(
  deps: ReferralDeps,
  referral: StoredReferral,
  { state, reason }: ReferralProgress,
  { rewards }: ReferralProgramme,
): Promise<void> {
  switch (state) {
    case 'waiting':
      await earn(deps, 'friend', referral, rewards.friend)
      if (!isCapReason(reason)) await earn(deps, 'inviter', referral, rewards.inviter)
      return
    case 'paid':
    case 'not-eligible': {
      const kind = state === 'paid' ? 'release' : 'cancel'
      for (const side of ['friend', 'inviter'] as const) await end(deps, side, referral, kind)
      return
    }
    case 'recorded':
    case 'confirmed':
    case 'qualified':
    case 'held':
      return
    default:
      assertNever(state)
  }
}

/** Takes one referral as far as it can go today; true where it changed. */
export async function advance(deps: ReferralDeps, referral: StoredReferral): Promise<boolean> {
  const now = deps.points.clock.now()
  const today = malaysianDay(now)
  // Who joined on a day without one is refused once there is one.
  const programme = deps.programmeOn(malaysianDay(referral.joinedAt)) ?? deps.programmeOn(today)
  if (programme === null) return false
  const facts = await factsOf(deps, referral, programme, today)
  const after = progressOn(referral.progress, facts, programme, today)
  const isSame = after.state === referral.progress.state && after.reason === referral.progress.reason
  if (isSame) return false
  await settle(deps, referral, after, programme)
  return deps.referrals.replace(referral.id, referral.progress, after, now)
}

const atOnce = 100

/**
 * Takes all referrals as far as they can go today; gives how many changed. One that fails is logged and tried again by the next run. Several
 * processes may do it. While no programme was ever open, joinings stay recorded.
 */
export async function advanceAll(deps: ReferralDeps, isStopped: () => boolean): Promise<number> {
  let changed = 0
  for (let after = ''; !isStopped(); ) {
    const referrals = await deps.referrals.openAfter(after, atOnce)
    for (const referral of referrals) {
      try {
        if (await advance(deps, referral)) changed += 1
      } catch (error) {
        deps.log.error('referral.not-advanced', error, { referralId: referral.id })
      }
    }
    if (referrals.length < atOnce) break
    after = referrals.at(-1)?.id ?? after
  }
  return changed
}
