import { quotedEir } from '../../calculators/effective-rate'
import { levelInstalment } from '../../calculators/loan'
import { type PhasedPlan, paymentsOf, phasedPlan, type RatePhase, savedByParking } from '../../calculators/phased-loan'
import { type Dated, ruleOn } from '../../country-rates/dated'
import { legalFeeScales } from '../../country-rates/legal-fees'
import { type OldRate, oldRateOf } from '../../country-rates/old-rate'
import { policyRates } from '../../country-rates/policy-rate'
import { propertyDuties } from '../../country-rates/property-duty'
import { knownValue } from '../../figures/figure'
import type { FigureState } from '../../figures/row'
import { wordsFor } from '../../products/words'
import { assertNever } from '../../values/assert-never'
import type { IsoDate } from '../../values/iso-date'
import { formatRinggit, type Sen, sen } from '../../values/money'
import { type BasisPoints, basisPoints, formatRate } from '../../values/rate'
import { worstState } from '../shared/facts'
import { isOwn } from '../shared/own'
import { perDay } from '../shared/per-day'
import { perScenario } from '../shared/per-scenario'
import { feeValue } from '../shared/yearly'
import { type Cash, cashOf } from './costs'
import { type HomeLoan, homeLoanReader, type Pricing } from './figures'
import { amountOf, type HomeLoanScenario, marginOf, residencyOf } from './scenario'
import { homeLoanWords } from './words'

const { reasons: words, countryRates } = homeLoanWords

/** How far the reference rate may rise in what a row shows, in basis points. */
export const rises = [25, 50, 100] as const
export type Rise = (typeof rises)[number]

/** All that a bank offers for a purchase. Money in sen. */
export interface Offered {
  readonly kind: 'offered'
  readonly amount: Sen
  readonly pricing: Pricing
  /** The Standardised Base Rate of the day: it equals the overnight policy rate. */
  readonly reference: Dated<BasisPoints>
  readonly ceiling: BasisPoints | null
  readonly plan: PhasedPlan
  /** The rate a year over the whole tenure at today's reference rate. */
  readonly effective: BasisPoints | null
  /** Account fees of all months; null when they are not published. */
  readonly accountFees: Sen | null
  /** What savings kept in a flexi account save in all. */
  readonly saved: Sen
  readonly cash: Cash
  /** All instalments, fees and costs less what is saved, without the down payment; null when one is not published. */
  readonly paid: Sen | null
}

/** What a bank offers for a purchase, or why it offers nothing. */
export type HomeOffer = Offered | { readonly kind: 'none'; readonly reason: string }

/** The Standardised Base Rate in force on a day. Throws RangeError before July 2020. */
export function referenceOn(today: IsoDate): Dated<BasisPoints> {
  return ruleOn(policyRates, today)
}

/** The rate of a spread, never above the ceiling of Islamic financing. */
export function floatingRate(reference: number, spread: BasisPoints, ceiling: BasisPoints | null): BasisPoints {
  return basisPoints(Math.max(0, Math.min(reference + spread, ceiling ?? Number.POSITIVE_INFINITY)))
}

/** The rates of a tenure one after the other, with the reference rate so many basis points above today's. */
function phasesOf(
  pricing: Pricing,
  months: number,
  reference: number,
  ceiling: BasisPoints | null,
): readonly RatePhase[] {
  switch (pricing.kind) {
    case 'floating':
      return [{ rate: floatingRate(reference, pricing.spread, ceiling), months }]
    case 'fixed':
      return [{ rate: pricing.rate, months }]
    case 'fixed-first': {
      const first = Math.min(pricing.years * 12, months)
      const later = { rate: floatingRate(reference, pricing.spread, ceiling), months: months - first }
      const fixed = { rate: pricing.rate, months: first }
      return later.months === 0 ? [fixed] : [fixed, later]
    }
    default:
      return assertNever(pricing)
  }
}

/** What a rise of the reference rate does to the phase that it reaches: the last. A fixed rate does not move. */
export function afterRise({ pricing, reference, ceiling, plan }: Offered, rise: Rise) {
  const phase = plan.phases.at(-1)
  if (phase === undefined) throw new RangeError('A plan without a phase')
  if (pricing.kind === 'fixed' || isFixed({ pricing, plan })) return { rate: phase.rate, instalment: phase.instalment }
  const rate = floatingRate(reference.value + rise, pricing.spread, ceiling)
  return { rate, instalment: levelInstalment(phase.owed, rate, phase.left) }
}

/** Whether the rate stays the same over the whole tenure. */
export function isFixed({ pricing, plan }: Pick<Offered, 'pricing' | 'plan'>): boolean {
  return pricing.kind === 'fixed' || (pricing.kind === 'fixed-first' && plan.phases.length === 1)
}

/**
 * Whether all that is paid is known. While a home is built, a loan that charges interest alone on what is released costs more
 * than its instalments, by an amount that depends on the builder; one with instalments from the first release does not.
 */
export function isPaidKnown(loan: HomeLoan, { construction }: HomeLoanScenario): boolean {
  return !construction || isOwn(loan) || knownValue(loan.progressive) === 'instalments'
}

/** The first rate of the country that a loan's figures use and that was not checked for too long; null while all are fresh. */
export function oldRateBehind(loan: HomeLoan, offer: Offered, today: IsoDate): OldRate | null {
  const rates = [
    isFixed(offer) ? null : oldRateOf(countryRates.reference, offer.reference, today),
    isOwn(loan) ? null : oldRateOf(countryRates.duty, ruleOn(propertyDuties, today), today),
    isOwn(loan) ? null : oldRateOf(countryRates.legalFees, ruleOn(legalFeeScales, today), today),
  ]
  return rates.find((rate) => rate !== null) ?? null
}

function purchaseReason(loan: HomeLoan, scenario: HomeLoanScenario): string | null {
  const { residencies } = loan.requirements
  if (loan.firstHomeOnly && scenario.buyer !== 'first') return words.firstHomeOnly
  if (residencies.state === 'known' && !residencies.value.includes(residencyOf(scenario))) return words.buyer
  if (loan.progressive.state === 'none' && scenario.construction) return words.construction
  return null
}

function limitReason(loan: HomeLoan, amount: Sen, scenario: HomeLoanScenario): string | null {
  const { buyer, years } = scenario
  const own = wordsFor(loan)
  const most = knownValue(buyer === 'third' ? loan.marginThird : loan.margin)
  if (most !== null && marginOf(scenario) > most) return words.margin(formatRate(most, 'trim'), own)
  const [least, largest] = [knownValue(loan.minAmount), knownValue(loan.maxAmount)]
  if (largest !== null && amount > largest) return words.maxAmount(formatRinggit(largest), own)
  if (least !== null && amount < least) return words.minAmount(formatRinggit(least), own)
  const [shortest, longest] = [knownValue(loan.minYears), knownValue(loan.maxYears)]
  if (longest !== null && years > longest) return words.maxYears(longest)
  if (shortest !== null && years < shortest) return words.minYears(shortest)
  return null
}

function effectiveRateOf(amount: Sen, plan: PhasedPlan): BasisPoints | null {
  const [only, ...others] = plan.phases
  return only !== undefined && others.length === 0 ? only.rate : quotedEir(amount, paymentsOf(plan))
}

/** Plans of a scenario by their rates: hundreds of months, which banks with the same rate need once. */
const plansOf = perScenario((_: HomeLoanScenario) => new Map<string, PhasedPlan>())

function planOf(scenario: HomeLoanScenario, amount: Sen, phases: readonly RatePhase[]): PhasedPlan {
  const plans = plansOf(scenario)
  const key = phases.map(({ rate, months }) => `${rate}:${months}`).join()
  const known = plans.get(key)
  if (known !== undefined) return known
  const plan = phasedPlan(amount, phases)
  plans.set(key, plan)
  return plan
}

/** What a bank offers for a purchase on a day, or why it offers nothing. */
export function offerFor(loan: HomeLoan, scenario: HomeLoanScenario, today: IsoDate): HomeOffer {
  const pricing = knownValue(loan.pricing)
  if (pricing === null) return { kind: 'none', reason: words.pricing }
  const amount = amountOf(scenario)
  const reason = isOwn(loan) ? null : (purchaseReason(loan, scenario) ?? limitReason(loan, amount, scenario))
  if (reason !== null) return { kind: 'none', reason }
  const reference = referenceOn(today)
  const ceiling = knownValue(loan.ceilingRate)
  const months = scenario.years * 12
  const plan = planOf(scenario, amount, phasesOf(pricing, months, reference.value, ceiling))
  const fee = feeValue(loan.accountFee)
  const accountFees = fee === null ? null : sen(fee * months)
  const saved = loan.account === 'term' ? sen(0) : savedByParking(amount, plan, scenario.parked)
  const cash = cashOf(loan, scenario, amount, today)
  const paid =
    accountFees === null || cash.costs === null ? null : sen(plan.totalRepaid + accountFees + cash.costs - saved)
  const effective = effectiveRateOf(amount, plan)
  return { kind: 'offered', amount, pricing, reference, ceiling, plan, effective, accountFees, saved, cash, paid }
}

type Named = Parameters<typeof homeLoanReader.state>[1]

/** How fresh figures are together; those of `gates` count only where they are published. */
function stateOf(names: readonly Named[], gates: readonly Named[]) {
  return perDay((loan: HomeLoan, today): FigureState => {
    const published = gates.filter((name) => loan[name].state !== 'missing')
    return worstState([...names, ...published].map((name) => homeLoanReader.state(loan, name, today)))
  })
}

const limits = ['margin', 'marginThird', 'minAmount', 'maxAmount', 'minYears', 'maxYears', 'ceilingRate'] as const

/** How fresh the rate and the instalments are: the pricing, and the limits that decide whether a purchase is taken. */
export const rateState = stateOf(['pricing'], limits)

/** How fresh the cash to buy is. */
export const cashState = stateOf(['setupFee', 'processingFee', 'valuation', 'cover'], ['borne', ...limits])

/** How fresh the sum of everything is. */
export function paidState(loan: HomeLoan, today: IsoDate): FigureState {
  const states = [rateState(loan, today), cashState(loan, today), homeLoanReader.state(loan, 'accountFee', today)]
  return worstState(states)
}

/** The highest instalment of the tenure at today's reference rate; null where the purchase is not financed. */
export function homeLoanInstalment(loan: HomeLoan, scenario: HomeLoanScenario, today: IsoDate): Sen | null {
  const offer = offerFor(loan, scenario, today)
  return offer.kind === 'none' ? null : sen(Math.max(...offer.plan.phases.map(({ instalment }) => instalment)))
}
