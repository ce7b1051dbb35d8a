import { ruleOn } from '../country-rates/dated'
import { providentFundRates } from '../country-rates/provident-fund'
import type { IsoDate } from '../iso-date'
import { maxSen, roundSen, type Sen, sen } from '../money'
import { type BasisPoints, toFraction } from '../rate'
import { futureValue, presentValue } from './time-value'

/** A plan for retirement. Rates are effective, a year; ages in whole years. */
export interface RetirementPlan {
  readonly age: number
  readonly retireAt: number
  readonly liveTo: number
  readonly saved: Sen
  /** Put aside each month of the first year; it rises by `contributionRise` each year after. */
  readonly monthlyContribution: Sen
  readonly contributionRise: BasisPoints
  /** Before and after retiring alike. */
  readonly yearlyReturn: BasisPoints
  readonly inflation: BasisPoints
  /** Wanted each month of retirement, in the money of today. */
  readonly monthlySpending: Sen
}

/** Where a plan leads, in the money of today, in sen. */
export interface RetirementOutlook {
  readonly savedAtRetirement: Sen
  readonly neededAtRetirement: Sen
  readonly gap: Sen
  /** More to put aside each month from now on, rising like the rest, to close the gap; null with no month left to save. */
  readonly extraMonthly: Sen | null
  /** The savings at each age from now until they run out or the plan ends, in the money of today. */
  readonly path: readonly { readonly age: number; readonly savings: Sen }[]
  /** The age in which the savings run out; null when they last. */
  readonly runsOutAt: number | null
}

/**
 * Savings to retirement and through it. Before: `S(1 + r)` a year and level monthly contributions at the monthly rate
 * `(1 + r)^(1/12) − 1`. After: spending at the start of each month, rising with inflation. Everything is told in today's
 * money, `÷ (1 + inflation)^years`. null when a sum passes RM1 billion. Throws RangeError unless age ≤ retireAt < liveTo.
 */
export function retirementOutlook(plan: RetirementPlan): RetirementOutlook | null {
  const { age, retireAt, liveTo, monthlySpending } = plan
  if (!(age <= retireAt && retireAt < liveTo)) throw new RangeError(`Not ages in order: ${age}, ${retireAt}, ${liveTo}`)
  const real = ((1 + toFraction(plan.yearlyReturn)) / (1 + toFraction(plan.inflation))) ** (1 / 12) - 1
  const needed = presentValue(monthlySpending, real, (liveTo - retireAt) * 12) * (1 + real)
  const working = accumulate(plan, plan.saved, plan.monthlyContribution)
  const saved = working.at(-1) ?? plan.saved
  const after = drawDown(saved, monthlySpending, real, liveTo - retireAt)
  if (Math.max(needed, ...working, ...after) > maxSen) return null
  const gap = sen(Math.max(0, roundSen(needed) - roundSen(saved)))
  const ofOneRinggit = accumulate(plan, 0, 100).at(-1) ?? 0
  // Years of retirement that were paid for whole; the plan fails in the one after them.
  const lasted = after.length
  const path = [...working, ...after, ...(lasted < liveTo - retireAt ? [0] : [])]
  return {
    savedAtRetirement: roundSen(saved),
    neededAtRetirement: roundSen(needed),
    gap,
    extraMonthly: retireAt > age ? sen(Math.ceil((gap * 100) / ofOneRinggit - 1e-9)) : null,
    path: path.map((savings, year) => ({ age: age + year, savings: roundSen(savings) })),
    runsOutAt: lasted < liveTo - retireAt ? retireAt + lasted : null,
  }
}

/** Savings at the start and after each year until retirement, in today's money. */
function accumulate(plan: RetirementPlan, start: number, contribution: number): readonly number[] {
  const monthly = (1 + toFraction(plan.yearlyReturn)) ** (1 / 12) - 1
  const dearer = 1 + toFraction(plan.inflation)
  const values = [start]
  let savings = start
  for (let year = 0; year < plan.retireAt - plan.age; year += 1) {
    savings = futureValue(savings, contribution * (1 + toFraction(plan.contributionRise)) ** year, monthly, 12)
    values.push(savings / dearer ** (year + 1))
  }
  return values
}

/** Savings after each year of retirement in today's money, `(S − spending)(1 + real)` a month, while they last. */
function drawDown(start: number, spending: Sen, real: number, years: number): readonly number[] {
  const values: number[] = []
  let savings = start
  for (let month = 1; month <= years * 12; month += 1) {
    // A sen of rounding does not make a plan fail in its last month.
    if (savings + 1 < spending) return values
    savings = Math.max(0, savings - spending) * (1 + real)
    if (month % 12 === 0) values.push(savings)
  }
  return values
}

/** EPF contributions on a month's wage, rounded to the sen (the fund's own table rounds up to the ringgit). */
export function providentContribution(wage: Sen, day: IsoDate): { readonly employee: Sen; readonly employer: Sen } {
  const { employee, employer } = ruleOn(providentFundRates, day).value
  const part = wage <= employer.upTo ? employer.part : employer.partAbove
  return { employee: roundSen((wage * employee) / 10_000), employer: roundSen((wage * part) / 10_000) }
}
