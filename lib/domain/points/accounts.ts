/** What a member has: points that wait, points that can be used, and points of a redemption or withdrawal under way. */
export const memberAccounts = ['pending', 'available', 'held'] as const
export type MemberAccount = (typeof memberAccounts)[number]

/** Where points come from and go to: one account each for the whole programme. */
export const programmeAccounts = ['issued', 'expired', 'redeemed', 'clawed-back', 'adjustments'] as const
export type ProgrammeAccount = (typeof programmeAccounts)[number]

export type PointsAccount = MemberAccount | ProgrammeAccount

/** Who holds the accounts of the programme. */
export const programmeHolder = 'programme'

export function isMemberAccount(kind: PointsAccount): kind is MemberAccount {
  return memberAccounts.some((one) => one === kind)
}

/** The id of an account: its holder and its kind. A holder is a random id, which stays when the member's account is erased. */
export function pointsAccountId(holder: string, kind: PointsAccount): string {
  return `${isMemberAccount(kind) ? holder : programmeHolder}:${kind}`
}

/** What a balance never falls under; null for the programme's accounts, which mirror what members have. */
export function floorOf(kind: PointsAccount): 0 | null {
  return isMemberAccount(kind) ? 0 : null
}
