import { savedYield } from '../../calculators/saved-yield'
import { knownValue } from '../../figures/figure'
import { portion, type Sen, sen } from '../../values/money'
import { atRate, type BasisPoints, fromFraction } from '../../values/rate'
import { type Priced, type Quote, quoteFor, startAge } from '../shared/insurance/life/quote'
import { feeValue } from '../shared/yearly'
import type { CashRow, ProjectedRow, WholeLife } from './figures'
import type { WholeLifeScenario } from './scenario'
import { wholeLifeWords } from './words'

const { reasons } = wholeLifeWords
const monthsInYear = 12
/** Tables give values for each RM1,000: 100,000 sen. */
const tableUnit = 100_000

/** What is guaranteed at the end of a year, in sen, with the table's figure for each RM1,000; or why it is not known. */
export type Guaranteed =
  | { readonly kind: 'known'; readonly value: Sen; readonly each: Sen | null }
  | { readonly kind: 'unknown'; readonly reason: string }

/** What a plan comes to in a scenario. Money in sen. */
export interface Found {
  readonly quote: Quote
  readonly sum: Sen
  /** Years of payments. */
  readonly payYears: number
  /** All payments until the visitor leaves; null: not published. */
  readonly paid: Sen | null
  readonly guaranteed: Guaranteed
  /** What is guaranteed less what was paid; null: one of them is not known. */
  readonly net: Sen | null
  /** On a death in the first year. */
  readonly death: Sen
}

/** Years of payments for somebody of an age; 0: not published, or over already. */
export function payYearsOf({ payment }: WholeLife, given: Pick<WholeLifeScenario, 'age'>): number {
  const value = knownValue(payment)
  if (value === null) return 0
  return value.kind === 'years' ? value.years : Math.max(0, value.age - startAge(given))
}

/** All payments of the first `years`, with the duty; null: a part of the price is not published. */
export function paidBy(plan: WholeLife, { stages }: Priced, payYears: number, years: number): Sen | null {
  const duty = feeValue(plan.stampDuty)
  const { monthly } = stages[0]
  return duty === null || monthly === null ? null : sen(monthsInYear * Math.min(years, payYears) * monthly + duty)
}

const fits = ({ ageFrom, ageTo }: Pick<CashRow, 'ageFrom' | 'ageTo'>, age: number) => ageFrom <= age && age <= ageTo

/** The published guaranteed values for somebody of an age; null: none. */
export function cashRowFor({ cash }: WholeLife, age: number): CashRow | null {
  return knownValue(cash)?.find((row) => fits(row, age)) ?? null
}

/** What is guaranteed to whoever leaves at the end of a year. A year between published ones does not exist: each has its value. */
export function guaranteedAt(plan: WholeLife, age: number, year: number, sum: Sen): Guaranteed {
  if (plan.cash.state === 'none') return { kind: 'known', value: sen(0), each: null }
  if (plan.cash.state !== 'known') return { kind: 'unknown', reason: reasons.cash }
  const row = cashRowFor(plan, age)
  if (row === null) return { kind: 'unknown', reason: reasons.age }
  const each = row.each1000[year - 1]
  if (each === undefined) return { kind: 'unknown', reason: reasons.year(year) }
  return { kind: 'known', value: portion(sum, each, tableUnit), each }
}

/** A plan on a scenario. */
export function foundFor(plan: WholeLife, given: WholeLifeScenario): Found {
  const payYears = payYearsOf(plan, given)
  const quote = quoteFor(plan, { ...given, years: payYears })
  const sum = quote.kind === 'priced' ? quote.sum : given.sum
  const paid = quote.kind === 'priced' ? paidBy(plan, quote, payYears, given.leave) : null
  const guaranteed = guaranteedAt(plan, given.age, given.leave, sum)
  const net = paid === null || guaranteed.kind === 'unknown' ? null : sen(guaranteed.value - paid)
  const more = knownValue(plan.multiplier)
  const death = more !== null && startAge(given) < more.toAge ? atRate(sum, more.times) : sum
  return { quote, sum, payYears, paid, guaranteed, net, death }
}

/**
 * The first year from whose end on as much is guaranteed as was paid; `never` with the last published year where none is. null:
 * not known.
 */
export function evenYear(
  plan: WholeLife,
  { quote, sum, payYears }: Found,
  { age }: WholeLifeScenario,
): { readonly year: number } | { readonly never: number } | null {
  const row = cashRowFor(plan, age)
  if (quote.kind !== 'priced' || row === null) return null
  let lost = 0
  for (const [at, each] of row.each1000.entries()) {
    const paid = paidBy(plan, quote, payYears, at + 1)
    if (paid === null) return null
    if (portion(sum, each, tableUnit) < paid) lost = at + 1
  }
  return lost === row.each1000.length ? { never: lost } : { year: lost + 1 }
}

/** What the payments grow by in a year up to what is guaranteed, in basis points; below 0 where money is lost; null: not known, or all is lost. */
export function guaranteedYield(
  plan: WholeLife,
  { quote, payYears, guaranteed }: Found,
  { leave }: WholeLifeScenario,
): BasisPoints | null {
  const duty = feeValue(plan.stampDuty)
  if (quote.kind !== 'priced' || guaranteed.kind === 'unknown' || duty === null) return null
  const { monthly } = quote.stages[0]
  if (monthly === null) return null
  const payments = Array.from({ length: monthsInYear * Math.min(leave, payYears) }, (_, month) =>
    month === 0 ? monthly + duty : monthly,
  )
  const found = savedYield(payments, guaranteed.value, monthsInYear * leave)
  return found === null ? null : fromFraction(found)
}

/** The highest bonus that is projected for the year, with its rate: never a part of what is guaranteed. null: none published. */
export function projectedAt(
  { projected }: WholeLife,
  age: number,
  year: number,
  sum: Sen,
): { readonly value: Sen; readonly rate: ProjectedRow['rate'] } | null {
  const rows = (knownValue(projected) ?? []).filter((row) => fits(row, age) && row.year === year)
  const best = rows.toSorted((a, b) => b.rate - a.rate)[0]
  return best === undefined ? null : { value: portion(sum, best.each1000, tableUnit), rate: best.rate }
}
