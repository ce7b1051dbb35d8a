import type { ProvidentFundRates, SeniorFundRates } from '../country-rates/provident-fund'
import { maxSen, roundSen, type Sen, sen } from '../values/money'
import { atRate, type BasisPoints, compounded, toFraction } from '../values/rate'
import { futureValue, presentValue } from './time-value'

/** A wage with the rules of the provident fund that it contributes by. */
export interface FundedWage {
  /** A month, before deductions, in the first year; it rises like the other contributions. */
  readonly wage: Sen
  readonly rates: ProvidentFundRates
  readonly seniorRates: SeniorFundRates
}

/** A plan for retirement. Rates are effective, a year; ages in whole years. */
export interface RetirementPlan {
  readonly age: number
  readonly retireAt: number
  readonly liveTo: number
  readonly saved: Sen
  /** Put aside each month of the first year besides the fund; it rises by `contributionRise` each year after. */
  readonly monthlyContribution: Sen
  /** null when no contributions on a wage are counted. */
  readonly fund: FundedWage | null
  readonly contributionRise: BasisPoints
  /** Before and after retiring alike. */
  readonly yearlyReturn: BasisPoints
  readonly inflation: BasisPoints
  /** Wanted each month of retirement, in the money of today. */
  readonly monthlySpending: Sen
}

/** What is put aside each month of one year. */
export interface YearOfContributions {
  readonly age: number
  readonly own: Sen
  /** Of employee and employer together. */
  readonly fund: Sen
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
  /** What is put aside a month in each working year from now on, in the money of that year. */
  readonly contributions: readonly YearOfContributions[]
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
  const contributions = contributionsOf(plan)
  const working = accumulate(
    plan,
    plan.saved,
    contributions.map(({ own, fund }) => own + fund),
  )
  const saved = working.at(-1) ?? plan.saved
  const after = drawDown(saved, monthlySpending, real, liveTo - retireAt)
  if (Math.max(needed, ...working, ...after) > maxSen) return null
  const gap = sen(Math.max(0, roundSen(needed) - roundSen(saved)))
  const oneRinggit = contributions.map((_, year) => 100 * (1 + toFraction(plan.contributionRise)) ** year)
  const ofOneRinggit = accumulate(plan, 0, oneRinggit).at(-1) ?? 0
  // Years of retirement that were paid for whole; the plan fails in the one after them.
  const lasted = after.length
  const path = [...working, ...after, ...(lasted < liveTo - retireAt ? [0] : [])]
  return {
    savedAtRetirement: roundSen(saved),
    neededAtRetirement: roundSen(needed),
    gap,
    extraMonthly: retireAt > age ? sen(Math.ceil((gap * 100) / ofOneRinggit - 1e-9)) : null,
    path: path.map((savings, year) => ({ age: age + year, savings: roundSen(savings) })),
    contributions,
    runsOutAt: lasted < liveTo - retireAt ? retireAt + lasted : null,
  }
}

/** What is put aside in each working year: the fund by the wage and the age of that year. */
function contributionsOf(plan: RetirementPlan): readonly YearOfContributions[] {
  const { age, retireAt, monthlyContribution, contributionRise: rise, fund } = plan
  return Array.from({ length: retireAt - age }, (_, year) => {
    const wage = fund === null ? sen(0) : compounded(fund.wage, rise, year)
    const { employee, employer } =
      fund === null ? { employee: sen(0), employer: sen(0) } : providentContribution(wage, age + year, fund)
    return { age: age + year, own: compounded(monthlyContribution, rise, year), fund: sen(employee + employer) }
  })
}

/** Savings at the start and after each year until retirement, in today's money; `putAside` a month in each year. */
function accumulate(plan: RetirementPlan, start: number, putAside: readonly number[]): readonly number[] {
  const monthly = (1 + toFraction(plan.yearlyReturn)) ** (1 / 12) - 1
  const dearer = 1 + toFraction(plan.inflation)
  const values = [start]
  let savings = start
  for (const [year, contribution] of putAside.entries()) {
    savings = futureValue(savings, contribution, monthly, 12)
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

/**
 * EPF contributions on a month's wage at an age, each rounded to the sen (the fund's own table rounds up to the ringgit):
 * the employer's part goes by the wage below 60, another rate holds from then on, and none from 75.
 */
export function providentContribution(
  wage: Sen,
  age: number,
  { rates, seniorRates }: Pick<FundedWage, 'rates' | 'seniorRates'>,
): { readonly employee: Sen; readonly employer: Sen } {
  if (age >= seniorRates.toAge) return { employee: sen(0), employer: sen(0) }
  if (age >= seniorRates.fromAge) {
    return { employee: atRate(wage, seniorRates.employee), employer: atRate(wage, seniorRates.employer) }
  }
  const { employee, employer } = rates
  const part = wage <= employer.upTo ? employer.part : employer.partAbove
  return { employee: atRate(wage, employee), employer: atRate(wage, part) }
}
