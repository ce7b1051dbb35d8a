import 'server-only'
import { brand } from '@/lib/brand'
import { initName } from '@/lib/domain/member/init-name'
import { newReferralCode } from '@/lib/domain/member/referral-code'
import type { ReferralGate } from '@/lib/domain/member/referral-gate'
import type { ReferralProgramme } from '@/lib/domain/referral/programme'
import { lastDayOfChange } from '@/lib/domain/referral/progress'
import { type ShareMessage, shareMessage } from '@/lib/domain/referral/share-message'
import { isCapReason, type ReferralState, saysHowFar, saysNoMore, shownReason } from '@/lib/domain/referral/state'
import { type IsoDate, malaysianDay } from '@/lib/domain/values/iso-date'
import type { ReferralOfFriend } from '@/lib/server/db/referral-progress-repository'
import type { Account } from '@/lib/server/services/sessions/account'
import type { ReferralDeps } from './advance'
import { gateOf } from './facts'

export interface DashboardDeps extends ReferralDeps {
  readonly siteUrl: () => string
  /** The version of the referral terms in force. */
  readonly termsVersion: () => string
}

/** A friend as the inviter sees them: initials and month, and what became of it. */
export interface Friend {
  readonly id: string
  readonly initials: string
  /** The month of joining in Malaysia, `2026-11`. */
  readonly joinedIn: string
  readonly state: ReferralState
  readonly reason: string | null
  readonly words: string | null
  /** Since when, and until when, the points wait. */
  readonly waitsUntil: IsoDate | null
  /** The last day on which something can still change by itself. */
  readonly lastDay: IsoDate | null
  /** What the inviter gets, or got, for it. */
  readonly points: number
}

/** What a member sees of the programme. */
export interface ReferralSummary {
  readonly gate: ReferralGate
  /** null: no programme is open. */
  readonly programme: ReferralProgramme | null
  /** The member's own code; null before the gate. */
  readonly code: string | null
  readonly link: string | null
  readonly counts: Readonly<Record<ReferralState, number>>
  /** For how many friends the member was rewarded in this month and this year. */
  readonly rewarded: { readonly month: number; readonly year: number }
}

const none = { recorded: 0, confirmed: 0, qualified: 0, waiting: 0, paid: 0, 'not-eligible': 0, held: 0 }

/** The member's code: an account that a build from before made gets one when it is asked for. */
async function ownCode(deps: DashboardDeps, accountId: string): Promise<string | null> {
  const code = await deps.referrals.codeOf(accountId)
  if (code !== null) return code
  await deps.referrals.replaceCode(accountId, null, newCode(deps))
  return deps.referrals.codeOf(accountId)
}

const newCode = ({ points }: DashboardDeps) => newReferralCode((length) => points.random.bytes(length))

/**
 * Gives a member another code; the one before is nobody's from then on, and who joined by it stays their friend. Two at the same moment make one.
 * null before the gate.
 */
export async function renewCode(deps: DashboardDeps, account: Account): Promise<string | null> {
  if (gateFor(deps, account) !== 'open') return null
  const before = await deps.referrals.codeOf(account.id)
  await deps.referrals.replaceCode(account.id, before, newCode(deps))
  return deps.referrals.codeOf(account.id)
}

const todayOf = ({ points }: ReferralDeps) => malaysianDay(points.clock.now())

const gateFor = (deps: DashboardDeps, account: Account) => gateOf(account, deps.termsVersion(), todayOf(deps))

/** The programme of today with where a member stands in it. Before the gate nothing of anybody's invitations is in it. */
export async function referralSummary(deps: DashboardDeps, account: Account): Promise<ReferralSummary> {
  const today = todayOf(deps)
  const [gate, programme] = [gateFor(deps, account), deps.programmeOn(today)]
  if (gate !== 'open') {
    return { gate, programme, code: null, link: null, counts: none, rewarded: { month: 0, year: 0 } }
  }
  const code = await ownCode(deps, account.id)
  const rewardedIn = (days: string) => deps.referrals.rewardedIn(account.id, days, '')
  return {
    gate,
    programme,
    code,
    link: code === null || programme === null ? null : linkOf(deps, code, programme),
    counts: { ...none, ...(await deps.referrals.countsOf(account.id)) },
    rewarded: { month: await rewardedIn(today.slice(0, 7)), year: await rewardedIn(today.slice(0, 4)) },
  }
}

const linkOf = (deps: DashboardDeps, code: string, { rewards }: ReferralProgramme) =>
  shareMessage(brand.name, deps.siteUrl(), code, rewards).link

/** The message by which a member invites, from the own device; null before the gate, and while no programme is open. */
export async function inviteMessage(deps: DashboardDeps, account: Account): Promise<ShareMessage | null> {
  const programme = deps.programmeOn(todayOf(deps))
  if (programme === null || gateFor(deps, account) !== 'open') return null
  const code = await ownCode(deps, account.id)
  return code === null ? null : shareMessage(brand.name, deps.siteUrl(), code, programme.rewards)
}

/** The most friends of one page. */
export const longestFriendsPage = 50

/** A page of the friends of a member, the newest first; none before the gate. `cursor` is the `next` of the page before. */
export async function referralFriends(
  deps: DashboardDeps,
  account: Account,
  { cursor, size }: { readonly cursor: string | null; readonly size: number },
): Promise<{ readonly friends: readonly Friend[]; readonly next: string | null }> {
  if (gateFor(deps, account) !== 'open') return { friends: [], next: null }
  const most = Math.min(size, longestFriendsPage)
  const rows = await deps.referrals.ofInviter(account.id, cursor, most + 1)
  const shown = rows.slice(0, most)
  return {
    friends: shown.map((row) => friendOf(deps, row)),
    next: rows.length > most ? (shown.at(-1)?.id ?? null) : null,
  }
}

function friendOf(deps: DashboardDeps, referral: ReferralOfFriend): Friend {
  const { id, friendName, joinedAt, progress } = referral
  const { state, reason, waitsUntil } = progress
  const joinedOn = malaysianDay(joinedAt)
  const programme = deps.programmeOn(joinedOn)
  const earns = (state === 'waiting' || state === 'paid') && !isCapReason(reason)
  const who = { id, initials: friendName === null ? '' : initName(friendName), joinedIn: joinedOn.slice(0, 7) }
  // Who joined under words that said less is shown as they were told.
  if (!saysHowFar(referral.textVersion)) {
    return { ...who, ...saysNoMore, state: 'recorded', waitsUntil: null, lastDay: null, points: 0 }
  }
  const shown = shownReason(reason)
  return {
    ...who,
    state,
    reason: shown?.reason ?? null,
    words: shown?.words ?? null,
    waitsUntil,
    lastDay: programme === null ? null : lastDayOfChange(progress, joinedOn, programme),
    points: earns ? (programme?.rewards.inviter ?? 0) : 0,
  }
}
