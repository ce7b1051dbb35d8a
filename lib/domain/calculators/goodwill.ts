import { inForce } from '../country-rates/dated'
import { type GoodwillDiscount, goodwillDiscounts } from '../country-rates/hire-purchase'
import { assertNever } from '../values/assert-never'
import type { IsoDate } from '../values/iso-date'

/** Whether a condition is met; `cannot-tell`: it was not said. */
export type GoodwillOutcome = 'yes' | 'no' | 'cannot-tell'

/** What is known of an agreement and of who wants to settle it. */
export interface GoodwillFacts {
  readonly settledOn: IsoDate
  readonly signedOn: IsoDate
  /** Hire purchase at a flat rate, which does not change, with the Rule of 78. */
  readonly oldMethod: boolean
  readonly borrower: 'unsaid' | 'person' | 'small-business' | 'larger-business'
  /** Against the most days behind that the discount allows. */
  readonly behind: 'unsaid' | 'within' | 'more'
  /** Legal action, repossession, restructuring or an AKPK programme. */
  readonly trouble: 'unsaid' | 'none' | 'some'
}

/** The conditions of the banks' goodwill discount, in the order in which they are gone through. */
export type GoodwillCondition = 'in-force' | 'old-method' | 'signed' | 'borrower' | 'behind' | 'trouble'

/** One condition with how it comes out. */
export interface GoodwillCheck {
  readonly condition: GoodwillCondition
  readonly outcome: GoodwillOutcome
}

const conditions: readonly GoodwillCondition[] = ['in-force', 'old-method', 'signed', 'borrower', 'behind', 'trouble']

const met = (holds: boolean): GoodwillOutcome => (holds ? 'yes' : 'no')

function outcomeOf(condition: GoodwillCondition, rule: GoodwillDiscount | null, facts: GoodwillFacts): GoodwillOutcome {
  switch (condition) {
    case 'in-force':
      return met(rule !== null)
    case 'old-method':
      return met(facts.oldMethod)
    case 'signed':
      return met(rule === null || facts.signedOn <= rule.signedUntil)
    case 'borrower':
      return facts.borrower === 'unsaid' ? 'cannot-tell' : met(facts.borrower !== 'larger-business')
    case 'behind':
      return facts.behind === 'unsaid' ? 'cannot-tell' : met(facts.behind === 'within')
    case 'trouble':
      return facts.trouble === 'unsaid' ? 'cannot-tell' : met(facts.trouble === 'none')
    default:
      return assertNever(condition)
  }
}

/** The conditions of the goodwill discount in force on the day of settling, each with how it comes out. */
export function goodwillChecks(facts: GoodwillFacts): readonly GoodwillCheck[] {
  const rule = inForce(goodwillDiscounts, facts.settledOn)?.value ?? null
  return conditions.map((condition) => ({ condition, outcome: outcomeOf(condition, rule, facts) }))
}

/** The same before anything was said of an agreement that is settled on a day: what depends on it is open. */
export function openGoodwillChecks(settledOn: IsoDate): readonly GoodwillCheck[] {
  const isInForce = inForce(goodwillDiscounts, settledOn) !== null
  return conditions.map((condition) => ({
    condition,
    outcome: condition === 'in-force' ? met(isInForce) : 'cannot-tell',
  }))
}

/** Whether all conditions are met: `no` as soon as one is not, `cannot-tell` while one is open. */
export function goodwillEntitlement(checks: readonly GoodwillCheck[]): GoodwillOutcome {
  const outcomes = checks.map(({ outcome }) => outcome)
  if (outcomes.includes('no')) return 'no'
  return outcomes.includes('cannot-tell') ? 'cannot-tell' : 'yes'
}
