import { type Figure, knownValue } from '../../figures/figure'
import type { IsoDate } from '../../values/iso-date'
import { formatRinggit, roundSen, sen } from '../../values/money'
import type { Evaluation, Sort } from '../category'
import { sortValue, worstState } from '../shared/facts'
import { type Esim, esimReader } from './figures'
import { limitOf, mostInDays } from './reach'
import { type EsimScenario, esimScenarioText } from './scenario'
import { coverageProblem, dataFigures, pricePerDay, pricePerGb, type Trip, tripState } from './trip'
import { esimWords } from './words'

const words = esimWords.sorts

/** What having no end counts as, so that it leads without dwarfing the others: no plan on sale has more of either. */
export const mostMegabytes = 500_000
export const mostDays = 365

/** `RM44`; takes sen. */
const amountText = (value: number) => formatRinggit(sen(value))

/** `RM9.67`; takes sen with a fraction. */
export function unitPriceText(value: number): string {
  return formatRinggit(roundSen(value), 'sen')
}

/** An order whose basis also says what the list leaves out, whichever order is chosen. */
function order(
  id: string,
  better: Sort['better'],
  {
    label,
    name,
    missing,
    weight = null,
  }: { readonly label: string; readonly name: string; readonly missing: string; readonly weight?: string | null },
  defaultWeight: number,
  print: Sort['print'],
  basis: (scenario: EsimScenario) => string,
): Sort<EsimScenario> {
  const whole = (scenario: EsimScenario) => esimWords.leftOut(basis(scenario), esimWords.countries[scenario.country])
  return { id, label, name, better, basis: whole, print, missing, weightLabel: weight, defaultWeight }
}

const perGbText = (value: number) => words.perGb.print(unitPriceText(value))
const perDayText = (value: number) => words.perDay.print(unitPriceText(value))

/** Orders of the list; the first is the default. */
export const esimSorts: readonly Sort<EsimScenario>[] = [
  order('trip', 'lower', words.trip, 5, amountText, (scenario) => words.trip.basis(esimScenarioText(scenario))),
  order('per-gb', 'lower', words.perGb, 0, perGbText, () => words.perGb.basis),
  order('per-day', 'lower', words.perDay, 0, perDayText, () => words.perDay.basis),
  order('data', 'higher', words.data, 2, esimWords.data, () => words.data.basis(esimWords.data(mostMegabytes))),
  order('validity', 'higher', words.validity, 1, esimWords.days, () => words.validity.basis(esimWords.days(mostDays))),
]

/** What an order reads of a size that may have no end, and what it prints where there is none. */
function sizeOf(size: Figure<number>, most: number, counted: string): [number | null, string | null] {
  return size.state === 'unlimited' ? [most, counted] : [knownValue(size), null]
}

/** The data of a plan as the order reads it: `3 GB`, `Unlimited, counted as 500 GB`. */
export function dataRead(plan: Esim): [number | null, string | null] {
  const { data } = plan
  const limit = data.state === 'unlimited' ? limitOf(plan) : 'none'
  if (limit === null) return [null, words.data.fairUse]
  const length = knownValue(plan.days)
  if (limit !== 'none' && length !== null) {
    const most = Math.min(mostMegabytes, Math.floor(mostInDays(plan, limit, length, 1) / 100) * 100)
    return [most, words.data.counted(esimWords.data(most))]
  }
  return sizeOf(data, mostMegabytes, words.data.counted(esimWords.data(mostMegabytes)))
}

/** The validity of a plan as the order reads it: `30 days`, `Does not expire, counted as 365 days`. */
export function validityRead({ days }: Esim): [number | null, string | null] {
  return sizeOf(days, mostDays, words.validity.counted(esimWords.days(mostDays)))
}

/**
 * What each order reads of a plan: `trip`, `per-gb` and `per-day` in sen, `data` in megabytes, `validity` in days. A plan
 * that does not cover the country is in no order; without an end there is no price for each of it.
 */
export function esimSortValues(
  plan: Esim,
  scenario: EsimScenario,
  trip: Trip,
  today: IsoDate,
): Evaluation['sortValues'] {
  const barred = coverageProblem(plan, scenario)
  const of = (
    names: readonly ('price' | 'days' | ReturnType<typeof dataFigures>[number])[],
    value: number | null,
    text: string | null = null,
  ) => {
    const states = (['countries', ...names] as const).map((name) => esimReader.state(plan, name, today))
    return barred === null ? sortValue(value, worstState(states), text) : sortValue(null, 'missing', barred)
  }
  return {
    trip:
      trip.kind === 'priced' ? sortValue(trip.total, tripState(plan, today)) : sortValue(null, 'missing', trip.reason),
    'per-gb': of(
      ['price', 'data'],
      pricePerGb(plan),
      plan.data.state === 'unlimited' ? esimWords.facts.unlimitedData : null,
    ),
    'per-day': of(
      ['price', 'days'],
      pricePerDay(plan),
      plan.days.state === 'unlimited' ? esimWords.facts.noExpiry : null,
    ),
    data: of(dataFigures(plan), ...dataRead(plan)),
    validity: of(['days'], ...validityRead(plan)),
  }
}
