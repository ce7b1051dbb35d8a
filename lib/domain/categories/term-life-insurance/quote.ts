import { monthlyPremium, type TermRates, yearlyPremium } from '../../calculators/term-premium'
import { knownValue } from '../../figures/figure'
import { wordsFor } from '../../products/words'
import { type Sen, sen } from '../../values/money'
import { isOwn } from '../shared/own'
import { feeValue } from '../shared/yearly'
import type { PremiumTable, SumBand, TermLife } from './figures'
import type { TermLifeScenario } from './scenario'
import { termLifeWords } from './words'

const { reasons } = termLifeWords
const paymentsInYear = 12

/** Years that are charged at one price of the table. Ages are next birthdays at the start of a year. */
export interface Stage {
  readonly ageFrom: number
  readonly ageTo: number
  readonly years: number
  readonly rates: TermRates
  readonly yearly: Sen
  /** null: not published how a month is charged. */
  readonly monthly: Sen | null
}

/** A plan’s price for a scenario. */
export interface Priced {
  readonly kind: 'priced'
  readonly sum: Sen
  readonly band: SumBand
  /** From the first year to the last; at least one. A level price is one stage. */
  readonly stages: readonly [Stage, ...Stage[]]
  /** Every monthly payment and the stamp duty; null while one of them is not published. */
  readonly total: Sen | null
}

/** What a plan would cost, or why it has no price here: `refused` by its limits, or `unknown`. */
export type Quote = Priced | { readonly kind: 'refused' | 'unknown'; readonly reason: string }

/** A row of the table that applies for some years, with the price of one person. */
interface Charge {
  readonly ageFrom: number
  readonly ageTo: number
  readonly rate: Sen | null
}

type Charges = readonly [Charge, ...Charge[]]

const refused = (reason: string): Quote => ({ kind: 'refused', reason })
const unknown = (reason: string): Quote => ({ kind: 'unknown', reason })

function bandOf(bands: readonly SumBand[], sum: Sen): SumBand | string {
  const found = bands.find(({ from, upTo }) => from <= sum && (upTo === null || sum <= upTo))
  if (found !== undefined) return found
  const [first, last] = [bands[0], bands.at(-1)]
  if (first !== undefined && sum < first.from) return reasons.least(first.from)
  return last !== undefined && last.upTo !== null && sum > last.upTo ? reasons.most(last.upTo) : reasons.noBand
}

/** Why the ages of a table leave somebody out; null: they do not. */
function ageReason(rows: PremiumTable['rows'], age: number): string | null {
  const youngest = Math.min(...rows.map(({ ageFrom }) => ageFrom))
  const oldest = Math.max(...rows.map(({ ageTo }) => ageTo))
  if (age < youngest) return reasons.starts(youngest)
  if (age > oldest) return reasons.ends(oldest)
  return rows.some(({ ageFrom, ageTo }) => ageFrom <= age && age <= ageTo) ? null : reasons.noAge(age)
}

function rateFor(row: PremiumTable['rows'][number], { sex, smoker }: TermLifeScenario): Sen | null {
  const cell = sex === 'female' ? row.women : row.men
  return smoker ? cell.smoker : cell.nonSmoker
}

function levelCharges({ rows }: Extract<PremiumTable, { kind: 'level' }>, given: TermLifeScenario): Charges | string {
  const { age, years } = given
  const ofAge = rows.filter(({ ageFrom, ageTo }) => ageFrom <= age && age <= ageTo)
  const row = ofAge.find(({ yearsFrom, yearsTo }) => yearsFrom <= years && years <= yearsTo)
  if (row !== undefined) return [{ ageFrom: age, ageTo: age + years - 1, rate: rateFor(row, given) }]
  const most = Math.max(...ofAge.map(({ yearsTo }) => yearsTo))
  const least = Math.min(...ofAge.map(({ yearsFrom }) => yearsFrom))
  if (years > most) return reasons.mostYears(most, age)
  return years < least ? reasons.leastYears(least) : reasons.noYears(years)
}

function risingCharges({ rows }: Extract<PremiumTable, { kind: 'rising' }>, given: TermLifeScenario): Charges | string {
  const { age, years } = given
  const charges: Charge[] = []
  for (let next = age; next < age + years; ) {
    const row = rows.find(({ ageFrom, ageTo }) => ageFrom <= next && next <= ageTo)
    if (row === undefined) return reasons.mostYears(next - age, age)
    const last = Math.min(row.ageTo, age + years - 1)
    charges.push({ ageFrom: next, ageTo: last, rate: rateFor(row, given) })
    next = last + 1
  }
  const [first, ...rest] = charges
  return first === undefined ? reasons.noYears(years) : [first, ...rest]
}

/** The rows of the table that the years of cover pass through, or why it has none for them. */
function chargesOf(table: PremiumTable, given: TermLifeScenario): Charges | string {
  return table.kind === 'level' ? levelCharges(table, given) : risingCharges(table, given)
}

/** Entry ages are of the last birthday, those of the table of the next one. */
function entryReason({ requirements: { minAge, maxAge } }: TermLife, age: number): string | null {
  const start = startAge({ age })
  if (minAge.state === 'known' && start < minAge.value) return reasons.entryFrom(minAge.value)
  return maxAge.state === 'known' && start > maxAge.value ? reasons.entryTo(maxAge.value) : null
}

/** How old somebody is when cover starts, who gives the age of the next birthday. Cover ends so many birthdays later. */
export function startAge({ age }: Pick<TermLifeScenario, 'age'>): number {
  return age - 1
}

/** The rows for the years up to the age at which cover ends, or what shortens them: the table or that age. */
function chargesToExpiry(table: PremiumTable, { expiryAge }: TermLife, given: TermLifeScenario): Charges | string {
  const start = startAge(given)
  if (expiryAge.state !== 'known' || start + given.years <= expiryAge.value) return chargesOf(table, given)
  const most = expiryAge.value - start
  const least = table.kind === 'level' ? Math.min(...table.rows.map(({ yearsFrom }) => yearsFrom)) : 1
  if (most < least) return reasons.coverEnds(expiryAge.value)
  const shorter = chargesOf(table, { ...given, years: most })
  return typeof shorter === 'string' ? shorter : reasons.mostYears(most, given.age)
}

function stageOf(product: TermLife, sum: Sen, rates: TermRates, { ageFrom, ageTo }: Charge): Stage {
  const { monthlyFactor } = product
  const factor = knownValue(monthlyFactor)
  const charged = factor !== null || monthlyFactor.state === 'none'
  return {
    ageFrom,
    ageTo,
    years: ageTo - ageFrom + 1,
    rates,
    yearly: yearlyPremium(sum, rates),
    monthly: charged ? monthlyPremium(sum, rates, factor) : null,
  }
}

function totalOf(stages: readonly Stage[], duty: Sen | null): Sen | null {
  let total: number | null = duty
  for (const { monthly, years } of stages) {
    total = total === null || monthly === null ? null : total + paymentsInYear * years * monthly
  }
  return total === null ? null : sen(total)
}

/** What is paid out: what the visitor asks for; of their own cover what it pays. */
function sumOf(product: TermLife, { sum }: TermLifeScenario): Sen {
  const [band] = isOwn(product) ? (knownValue(product.sumBands) ?? []) : []
  return band?.from ?? sum
}

function priced(product: TermLife, sum: Sen, band: SumBand, fee: Sen, charges: Charges): Quote {
  const stages: Stage[] = []
  for (const charge of charges) {
    if (charge.rate === null) return refused(reasons.smokers)
    stages.push(stageOf(product, sum, { rate: charge.rate, off: band.off, fee }, charge))
  }
  const [first, ...rest] = stages
  if (first === undefined) return unknown(reasons.noBand)
  return { kind: 'priced', sum, band, stages: [first, ...rest], total: totalOf(stages, feeValue(product.stampDuty)) }
}

/**
 * The price of a plan by its own published table. An age between rows is not interpolated: rows are bands. What lies
 * outside the table, its sums or the age at which cover ends is refused with the reason.
 */
export function quoteFor(product: TermLife, scenario: TermLifeScenario): Quote {
  const words = wordsFor(product)
  const { premiums, sumBands } = product
  if (premiums.state !== 'known') return unknown(reasons.premiums(words))
  if (sumBands.state !== 'known') return unknown(reasons.sumBands(words))
  const fee = feeValue(product.policyFee)
  if (fee === null) return unknown(reasons.policyFee(words))
  const sum = sumOf(product, scenario)
  const band = bandOf(sumBands.value, sum)
  if (typeof band === 'string') return refused(band)
  const closed = ageReason(premiums.value.rows, scenario.age) ?? entryReason(product, scenario.age)
  const charges = closed ?? chargesToExpiry(premiums.value, product, scenario)
  return typeof charges === 'string' ? refused(charges) : priced(product, sum, band, fee, charges)
}
