/** The age from which the referral programme is open (specification, section 9). */
export const adultAge = 18

/**
 * Where a member stands before the referral programme. `age-unknown`: no MyKad number tells the age; a date of birth that was typed does
 * not. `terms`: the present terms were not agreed to, or nobody can say.
 */
export type ReferralGate = 'open' | 'age-unknown' | 'under-age' | 'terms'

/** `age` is in whole years by the MyKad number, null without one; `termsChanged` null where that is not known. */
export function referralGate(age: number | null, termsChanged: boolean | null): ReferralGate {
  if (age === null) return 'age-unknown'
  if (age < adultAge) return 'under-age'
  return termsChanged === false ? 'open' : 'terms'
}

/** What a member is told whose age does not let them in (specification, section 5). */
export const ageRequirement =
  'The Referral Program is only for individuals aged 18 and above based on the MyKad number.'

/** What is added for a member whose MyKad number we do not have. */
export const ageUnknown = 'We do not have your MyKad number, and a date of birth that you typed is not enough.'
