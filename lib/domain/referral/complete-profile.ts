/** Malaysia, as lists of countries name it. */
const malaysia = 'MY'

/**
 * Whether a profile is complete for the referral programme: where the member lives (a state, or a country other than Malaysia) and what
 * kind of work they do. Nothing else is needed, health least of all.
 */
export function isCompleteProfile(told: {
  readonly country: string | null
  readonly state: string | null
  readonly occupationGroup: string | null
}): boolean {
  const isAbroad = told.country !== null && told.country !== malaysia
  return told.occupationGroup !== null && (told.state !== null || isAbroad)
}
