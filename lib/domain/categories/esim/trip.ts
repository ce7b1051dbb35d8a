import { type Figure, knownValue } from '../../figures/figure'
import type { FigureState } from '../../figures/row'
import { type Sen, sen } from '../../values/money'
import { worstState } from '../shared/facts'
import { perDay } from '../shared/per-day'
import { type Esim, esimReader, type FairUse, fairUseText } from './figures'
import { limitOf, mostInDays, plansUnder } from './reach'
import { type EsimScenario, usualCountry } from './scenario'
import { esimWords } from './words'

const { reasons } = esimWords

/** Megabytes in a gigabyte, as operators count. */
export const megabytesInGb = 1_000

/** What a plan costs for a trip, or why that is not known. `forDays` and `forData` are numbers of plans. */
export type Trip =
  /** `because`: what the reason follows from; absent where it says so itself. */
  | { readonly kind: 'unpriced'; readonly reason: string; readonly because?: string }
  | {
      readonly kind: 'priced'
      readonly forDays: number
      readonly forData: number
      /** The larger of the two: that many have to be bought. */
      readonly plans: number
      readonly price: Sen
      readonly total: Sen
    }

/** Whether a plan works in the country of a trip; null when its countries are not published. */
export function covers({ countries }: Esim, { country }: EsimScenario): boolean | null {
  return knownValue(countries)?.includes(country) ?? null
}

/** Plans of this size that make up what is wanted; one without an end is enough. Null when the size is not published. */
function plansFor(wanted: number, each: Figure<number>): number | null {
  if (each.state === 'unlimited') return 1
  const size = knownValue(each)
  return size === null ? null : Math.ceil(wanted / size)
}

/** A country that the plan works in: the usual one or, where it does not cover that, the first that it does. */
export function startingTrip({ countries }: Esim): Partial<Pick<EsimScenario, 'country'>> {
  const codes = knownValue(countries) ?? []
  const [first] = codes
  if (first === undefined) return {}
  return { country: codes.includes(usualCountry) ? usualCountry : first }
}

/** Why a plan cannot be used in the country of a trip, or may not be; null when it can. */
export function coverageProblem(plan: Esim, scenario: EsimScenario): string | null {
  const covered = covers(plan, scenario)
  if (covered === null) return reasons.countries
  return covered ? null : reasons.notCovered(esimWords.countries[scenario.country])
}

function unpriced(reason: string, because?: string): Extract<Trip, { kind: 'unpriced' }> {
  return { kind: 'unpriced', reason, ...(because !== undefined && { because }) }
}

/** Plans for the data of a trip where a plan's data is unlimited but for its fair-use limit; why not, where none will do. */
function unlimitedFor(plan: Esim, { gb, days }: EsimScenario) {
  const limit = limitOf(plan)
  if (limit === 'none') return 1
  if (limit === null) return unpriced(reasons.fairUse)
  const plans = plansUnder(plan, limit, gb * megabytesInGb, days)
  if (plans !== null) return plans
  return unpriced(reasons.atMost(mostInDays(plan, limit, days, 1), days), limitText(plan, limit))
}

/** `2 GB a day at full speed, then 512 kbps` */
export function limitText({ speedAfter }: Esim, limit: FairUse): string {
  return esimWords.steps.limit(fairUseText(limit), knownValue(speedAfter))
}

/** Prices a trip: as many plans as its days and its data ask for, whichever is more. */
export function tripOf(plan: Esim, scenario: EsimScenario): Trip {
  const barred = coverageProblem(plan, scenario)
  if (barred !== null) return unpriced(barred)
  const price = knownValue(plan.price)
  if (price === null) return unpriced(reasons.price)
  const forDays = plansFor(scenario.days, plan.days)
  if (forDays === null) return unpriced(reasons.days)
  const forData =
    plan.data.state === 'unlimited' ? unlimitedFor(plan, scenario) : plansFor(scenario.gb * megabytesInGb, plan.data)
  if (forData === null) return unpriced(reasons.data)
  if (typeof forData !== 'number') return forData
  const plans = Math.max(forDays, forData)
  return { kind: 'priced', forDays, forData, plans, price, total: sen(plans * price) }
}

/** Price of one plan for each GB in it, in sen; null when the data has no limit or one of the two is not published. */
export function pricePerGb({ price, data }: Esim): number | null {
  const [amount, megabytes] = [knownValue(price), knownValue(data)]
  return amount === null || megabytes === null ? null : (amount * megabytesInGb) / megabytes
}

/** Price of one plan for each day that it is valid, in sen; null when it does not expire or one is not published. */
export function pricePerDay({ price, days }: Esim): number | null {
  const [amount, length] = [knownValue(price), knownValue(days)]
  return amount === null || length === null ? null : amount / length
}

/** Figures that say how much data a plan brings: those of a fair-use limit too, where its data has no other end. */
export function dataFigures(plan: Esim): readonly ('data' | 'fairUse' | 'speedAfter')[] {
  const limits = (['fairUse', 'speedAfter'] as const).filter((name) => plan[name].state !== 'missing')
  return ['data', ...(plan.data.state === 'unlimited' ? limits : [])]
}

/** Figures that the price of a trip is worked out from. */
export function tripFigures(plan: Esim) {
  return [...(['price', 'days', 'countries'] as const), ...dataFigures(plan)]
}

/** How fresh the price of a trip is: all that it is worked out from. */
export const tripState = perDay(
  (plan: Esim, today): FigureState => worstState(tripFigures(plan).map((name) => esimReader.state(plan, name, today))),
)
