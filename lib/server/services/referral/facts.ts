import 'server-only'
import { referralGate } from '@/lib/domain/member/referral-gate'
import { isCompleteProfile } from '@/lib/domain/referral/complete-profile'
import type { ReferralProgramme } from '@/lib/domain/referral/programme'
import type { ReferralFacts } from '@/lib/domain/referral/progress'
import { shareContact } from '@/lib/domain/referral/same-contact'
import { addDays, type IsoDate, malaysianDay } from '@/lib/domain/values/iso-date'
import type { AccountRepository } from '@/lib/server/db/account-repository'
import type { ReferralProgressRepository, StoredReferral } from '@/lib/server/db/referral-progress-repository'
import { ageByMykad } from '@/lib/server/services/accounts/accounts'
import { type MemberDeps, memberRecord } from '@/lib/server/services/accounts/member-details'
import type { Account } from '@/lib/server/services/sessions/account'

export interface FactDeps {
  readonly referrals: ReferralProgressRepository
  readonly accounts: AccountRepository
  readonly members: MemberDeps
}

/** How many steps of who came by whom are followed to see whether a chain closes. */
const longestChain = 3

async function closesCircle({ referrals }: FactDeps, friendId: string, inviterId: string): Promise<boolean> {
  let above: string | null = inviterId
  for (let steps = 0; steps < longestChain && above !== null; steps += 1) {
    above = await referrals.inviterOf(above)
    if (above === friendId) return true
  }
  return false
}

async function contactsOf({ members }: FactDeps, accountId: string) {
  return (await members.members.contacts(accountId)).map(({ contact }) => contact)
}

const startOf = (day: IsoDate) => Date.parse(`${day}T00:00:00+08:00`)

/** What only two accounts together say. */
async function factsOfBoth(
  deps: FactDeps,
  friend: Account,
  inviter: Account,
  referral: StoredReferral,
  today: IsoDate,
) {
  const joinedOn = malaysianDay(referral.joinedAt)
  const day = { from: startOf(joinedOn), to: startOf(addDays(joinedOn, 1)) }
  return {
    inviterIsStaff: await deps.referrals.isStaff(inviter.id),
    friendIsStaff: await deps.referrals.isStaff(friend.id),
    sameContact: shareContact(await contactsOf(deps, friend.id), await contactsOf(deps, inviter.id)),
    closesCircle: await closesCircle(deps, friend.id, inviter.id),
    joinedThatDay: await deps.referrals.joinedIn(inviter.id, day),
    rewarded: {
      month: await deps.referrals.rewardedIn(inviter.id, today.slice(0, 7), referral.id),
      year: await deps.referrals.rewardedIn(inviter.id, today.slice(0, 4), referral.id),
    },
  }
}

const ofNobody = {
  inviterIsStaff: false,
  friendIsStaff: false,
  sameContact: false,
  closesCircle: false,
  joinedThatDay: 1,
  rewarded: { month: 0, year: 0 },
}

/** What is known of both sides of a referral on a day in Malaysia. Throws what the database throws, and MemberSealedError. */
export async function factsOf(
  deps: FactDeps,
  referral: StoredReferral,
  programme: ReferralProgramme,
  today: IsoDate,
): Promise<ReferralFacts> {
  const find = (id: string | null) => (id === null ? null : deps.accounts.find(id))
  const [friend, inviter] = [await find(referral.friendId), await find(referral.inviterId)]
  const keptAt = friend === null ? null : await deps.referrals.keptSince(friend.id)
  const told = friend === null ? null : (await memberRecord(deps.members, friend.id)).details.told
  const both =
    friend === null || inviter === null ? ofNobody : await factsOfBoth(deps, friend, inviter, referral, today)
  return {
    joinedOn: malaysianDay(referral.joinedAt),
    inviter: inviter === null ? 'nobody' : inviter.state === 'active' ? 'active' : 'gone',
    inviterTakesPart: inviter !== null && gateOf(inviter, programme.termsVersion, today) === 'open',
    friendIsActive: friend?.state === 'active',
    friendAge: friend === null ? null : ageByMykad(friend, today),
    friendAgreed: friend?.referralTermsVersion === programme.termsVersion,
    profileIsComplete: told !== null && isCompleteProfile(told),
    keptSince: keptAt === null ? null : malaysianDay(keptAt),
    sameBrowser: referral.sameBrowser,
    hadAccount: referral.hadAccount,
    ...both,
  }
}

/** Where a member stands before the programme, by its terms: the same rule that pages ask. */
export function gateOf(account: Account, termsVersion: string, today: IsoDate) {
  return referralGate(ageByMykad(account, today), account.referralTermsVersion !== termsVersion)
}
