/**
 * What has become of a friend's joining. `recorded`: joined. `confirmed`: 18 or older and agreed to the terms. `qualified`: did what is asked, while
 * the inviter has not agreed to the terms. `waiting`: the points wait until a day. `held`: a person looks at it.
 */
export const referralStates = ['recorded', 'confirmed', 'qualified', 'waiting', 'paid', 'not-eligible', 'held'] as const
export type ReferralState = (typeof referralStates)[number]

/** Why a joining earns nothing. */
export const refusalReasons = [
  'before-the-programme',
  'code-of-nobody',
  'own-account',
  'had-an-account',
  'under-age',
  'not-in-time',
  'friend-left',
  'inviter-left',
  'inviter-is-staff',
  'friend-is-staff',
  'after-review',
  'one-person',
  'for-the-points-alone',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** By which of those a person refuses who looked at it. Each has its answer in the support centre. */
export const reviewRefusals = [
  'after-review',
  'one-person',
  'for-the-points-alone',
] as const satisfies readonly RefusalReason[]
export type ReviewRefusal = (typeof reviewRefusals)[number]

export function isReviewRefusal(reason: string | null): reason is ReviewRefusal {
  return reviewRefusals.some((one) => one === reason)
}

/** Why a person looks at it first. */
export const holdReasons = ['same-browser', 'closed-circle', 'many-joinings'] as const
export type HoldReason = (typeof holdReasons)[number]

/** Why the inviter gets nothing for a friend who does. */
export const capReasons = ['month-cap', 'year-cap'] as const
export type CapReason = (typeof capReasons)[number]

export type ReferralReason = RefusalReason | HoldReason | CapReason

/** What the inviter is told of each reason, in words that accuse nobody. */
export const reasonWords: Readonly<Record<ReferralReason, string>> = {
  'before-the-programme': 'Your friend joined on a day on which the programme was not open.',
  'code-of-nobody': 'The code belongs to nobody.',
  'own-account': 'Both accounts have the same e-mail address or mobile number.',
  'had-an-account': 'Your friend had an account with us before. Only people who are new count.',
  'under-age': 'Your friend is not 18 yet.',
  'not-in-time': 'Your friend did not do everything that is asked by the last day.',
  'friend-left': 'Your friend closed the account.',
  'inviter-left': 'The account of the one who invited is closed.',
  'after-review':
    'We looked at it and found that it does not count. You can write to us, and another person looks at it again.',
  'one-person':
    'We looked at it and believe that both accounts are one person’s. You can write to us, and another person looks at it again.',
  'for-the-points-alone':
    'We looked at it and believe that the account was opened for the points alone. You can write to us, and another person looks at it again.',
  'inviter-is-staff': 'Who works for us or for a partner of ours earns no points by inviting.',
  'friend-is-staff': 'Your friend works for us or for a partner of ours.',
  'same-browser': 'A person looks at this first: you have signed in from the browser in which your friend joined.',
  'closed-circle': 'A person looks at this first: your friend invited somebody by whom you came yourself.',
  'many-joinings': 'A person looks at this first: many friends joined by your code on one day.',
  'month-cap': 'You have been rewarded for as many friends as counts in a month. Your friend gets their points.',
  'year-cap': 'You have been rewarded for as many friends as counts in a year. Your friend gets their points.',
}

/** What is between the friend and us: their age, an account of before, that they left. */
const ofTheFriend: readonly ReferralReason[] = ['had-an-account', 'under-age', 'friend-left', 'friend-is-staff']

/** What an inviter is given in place of those. */
export const conditionNotMet = {
  reason: 'condition-not-met',
  words: 'A condition of the programme is not met. Which one is between your friend and us.',
} as const

/** What an inviter is given of a friend who agreed to less than that it is shown how far the invitation has come. */
export const saysNoMore = {
  reason: 'agreed-to-less',
  words: 'We may say only that your friend joined. What you get for it is in your points.',
} as const

/** A reason as the inviter is given it, with its words; null for none. */
export function shownReason(reason: ReferralReason | null) {
  if (reason === null) return null
  return ofTheFriend.includes(reason) ? conditionNotMet : { reason, words: reasonWords[reason] }
}

/** The first version of the words by which a friend agreed that the inviter sees how far the invitation has come. */
export const firstToSayHowFar = '2026-11-25'

/** Whether a friend agreed to that, by the version of the words that they confirmed. */
export function saysHowFar(textVersion: string | null): boolean {
  return textVersion !== null && textVersion >= firstToSayHowFar
}

export function isCapReason(reason: ReferralReason | null): reason is CapReason {
  return capReasons.some((one) => one === reason)
}

/** States in which nothing changes any more. */
export function isSettled(state: ReferralState): boolean {
  return state === 'paid' || state === 'not-eligible'
}
