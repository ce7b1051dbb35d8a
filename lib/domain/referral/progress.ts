import { adultAge } from '../member/referral-gate'
import { assertNever } from '../values/assert-never'
import { addDays, daysBetween, type IsoDate } from '../values/iso-date'
import { isOpenOn, lastDayToQualify, type ReferralProgramme } from './programme'
import {
  type CapReason,
  type HoldReason,
  isReviewRefusal,
  isSettled,
  type ReferralReason,
  type ReferralState,
  type RefusalReason,
} from './state'

/** How far a referral is, as it is kept. Days are days in Malaysia, null for what has not happened. */
export interface ReferralProgress {
  readonly state: ReferralState
  /** Why it is held or not eligible, or why the inviter gets nothing for it. */
  readonly reason: ReferralReason | null
  readonly qualifiedOn: IsoDate | null
  readonly waitsUntil: IsoDate | null
  /** What a person has decided who looked at it; null: nobody did. */
  readonly review: 'cleared' | 'refused' | null
}

/** What is known of both sides on a day. */
export interface ReferralFacts {
  readonly joinedOn: IsoDate
  /** `nobody`: the code was nobody's when the friend joined. */
  readonly inviter: 'active' | 'gone' | 'nobody'
  /** The inviter is 18 or older and agreed to the terms in force. */
  readonly inviterTakesPart: boolean
  readonly friendIsActive: boolean
  /** By the MyKad number; null without one. */
  readonly friendAge: number | null
  readonly friendAgreed: boolean
  readonly profileIsComplete: boolean
  /** Since when the friend has kept what they have kept longest; null: nothing is kept. */
  readonly keptSince: IsoDate | null
  /** Who works for us or for a partner earns nothing. */
  readonly inviterIsStaff: boolean
  readonly friendIsStaff: boolean
  readonly sameContact: boolean
  readonly hadAccount: boolean
  readonly sameBrowser: boolean
  /** The friend invited the one by whom the inviter came, over one or two others. */
  readonly closesCircle: boolean
  /** How many joined by this inviter's code on the same day, this one counted. */
  readonly joinedThatDay: number
  /** For how many other friends the inviter was rewarded in the month and the year of today. */
  readonly rewarded: { readonly month: number; readonly year: number }
}

/** Where a referral stands on a day. The same facts on the same day give the same again. */
export function progressOn(
  before: ReferralProgress,
  facts: ReferralFacts,
  programme: ReferralProgramme,
  today: IsoDate,
): ReferralProgress {
  if (isSettled(before.state)) return before
  const refused = refusal(before, facts, programme)
  if (refused !== null) return { ...before, state: 'not-eligible', reason: refused }
  const held = before.review === 'cleared' || before.state === 'waiting' ? null : holdOf(facts, programme)
  if (held !== null) return { ...before, state: 'held', reason: held }
  if (before.waitsUntil !== null) return { ...before, state: before.waitsUntil <= today ? 'paid' : 'waiting' }
  return openProgress(before, facts, programme, today)
}

/** What each rule against abuse refuses for good, and who left meanwhile. */
function refusal(before: ReferralProgress, facts: ReferralFacts, programme: ReferralProgramme): RefusalReason | null {
  if (before.review === 'refused') return isReviewRefusal(before.reason) ? before.reason : 'after-review'
  if (facts.inviter === 'nobody') return 'code-of-nobody'
  if (!isOpenOn(programme, facts.joinedOn)) return 'before-the-programme'
  if (facts.inviterIsStaff) return 'inviter-is-staff'
  if (facts.friendIsStaff) return 'friend-is-staff'
  if (facts.sameContact) return 'own-account'
  if (facts.hadAccount) return 'had-an-account'
  if (facts.inviter === 'gone') return 'inviter-left'
  if (!facts.friendIsActive) return 'friend-left'
  return facts.friendAge !== null && facts.friendAge < adultAge ? 'under-age' : null
}

function holdOf(facts: ReferralFacts, programme: ReferralProgramme): HoldReason | null {
  if (facts.sameBrowser) return 'same-browser'
  if (facts.closesCircle) return 'closed-circle'
  return facts.joinedThatDay > programme.joinedInADay ? 'many-joinings' : null
}

/** Up to the day on which points begin to wait. */
function openProgress(
  before: ReferralProgress,
  facts: ReferralFacts,
  programme: ReferralProgramme,
  today: IsoDate,
): ReferralProgress {
  if (lastDayToQualify(programme, facts.joinedOn) < today) {
    return { ...before, state: 'not-eligible', reason: 'not-in-time' }
  }
  const isConfirmed = facts.friendAge !== null && facts.friendAgreed
  const open: ReferralProgress = { ...before, state: isConfirmed ? 'confirmed' : 'recorded', reason: null }
  if (!isConfirmed || !hasDoneTheAct(facts, programme, today)) return open
  const qualifiedOn = before.qualifiedOn ?? today
  if (!facts.inviterTakesPart) return { ...open, state: 'qualified', qualifiedOn }
  return {
    ...open,
    state: 'waiting',
    qualifiedOn,
    waitsUntil: addDays(today, programme.waitDays),
    reason: capOf(facts, programme),
  }
}

/** The act that qualifies: the profile is complete, and an analysis or a comparison was kept for some days. */
function hasDoneTheAct({ profileIsComplete, keptSince }: ReferralFacts, programme: ReferralProgramme, today: IsoDate) {
  return profileIsComplete && keptSince !== null && daysBetween(keptSince, today) >= programme.keptDays
}

function capOf({ rewarded }: ReferralFacts, { caps }: ReferralProgramme): CapReason | null {
  if (rewarded.year >= caps.year) return 'year-cap'
  return rewarded.month >= caps.month ? 'month-cap' : null
}

/** The last day on which something can still change by itself; null where nothing can, or a person decides. */
export function lastDayOfChange(
  { state, waitsUntil }: ReferralProgress,
  joinedOn: IsoDate,
  programme: ReferralProgramme,
): IsoDate | null {
  switch (state) {
    case 'recorded':
    case 'confirmed':
    case 'qualified':
      return lastDayToQualify(programme, joinedOn)
    case 'waiting':
      return waitsUntil
    case 'paid':
    case 'not-eligible':
    case 'held':
      return null
    default:
      return assertNever(state)
  }
}
