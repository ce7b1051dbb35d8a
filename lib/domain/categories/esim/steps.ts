import { formatRinggit } from '../../values/money'
import type { SumStep } from '../category'
import { forSort, publishedStep, timesStep } from '../shared/steps'
import type { Esim } from './figures'
import { limitOf, mostInDays } from './reach'
import { type EsimScenario, esimScenarioText } from './scenario'
import { dataRead, unitPriceText, validityRead } from './sorts'
import { limitText, megabytesInGb, pricePerDay, pricePerGb, type Trip } from './trip'
import { esimWords } from './words'

const words = esimWords.steps

/** `7 ÷ 3, rounded up` with the number of plans; in words where one is enough. */
function plansStep(label: string, wanted: number, each: number | null, without: string, plans: number): SumStep {
  const formula = each === null ? without : words.roundedUp(wanted, each)
  return { label, formula, result: words.result(plans) }
}

/** Why so many plans are enough where the data has no end but for a fair-use limit. */
function unlimitedText(plan: Esim, days: number, plans: number): string {
  const limit = limitOf(plan)
  if (limit === null || limit === 'none') return words.unlimited
  return words.brings(limitText(plan, limit), mostInDays(plan, limit, days, plans))
}

function tripSteps(plan: Esim, { days, gb }: EsimScenario, trip: Extract<Trip, { kind: 'priced' }>) {
  const length = plan.days.state === 'known' ? plan.days.value : null
  const size = plan.data.state === 'known' ? plan.data.value / megabytesInGb : null
  return [
    plansStep(words.forDays(days), days, length, words.noExpiry, trip.forDays),
    plansStep(words.forData(gb), gb, size, unlimitedText(plan, days, trip.plans), trip.forData),
    { label: words.plans, formula: words.larger(trip.forDays, trip.forData), result: words.result(trip.plans) },
    timesStep(words.price, [trip.plans], trip.price),
  ]
}

/** `RM29 ÷ 1.5` for an order; nothing where there is no such price. */
function unitSteps(sort: string, label: string, plan: Esim, value: number | null, size: number): readonly SumStep[] {
  if (value === null || plan.price.state !== 'known') return []
  const formula = words.divided(formatRinggit(plan.price.value), size)
  return forSort(sort, [{ label, formula, result: unitPriceText(value) }])
}

/** The published size that an order reads, or what it counts as. */
function sizeSteps(
  sort: string,
  label: string,
  [value, counted]: readonly [number | null, string | null],
  print: (value: number) => string,
): readonly SumStep[] {
  return value === null ? [] : [publishedStep(sort, label, counted ?? print(value))]
}

/** The sum behind the price of a trip, which is the main one, then what each other order reads. */
export function esimSteps(plan: Esim, scenario: EsimScenario, trip: Trip): readonly SumStep[] {
  const main =
    trip.kind === 'priced'
      ? tripSteps(plan, scenario, trip)
      : [{ label: words.none, formula: trip.because ?? esimScenarioText(scenario), result: trip.reason }]
  const { perGb, perDay } = esimWords.facts
  const [gb, days] = [plan.data, plan.days].map((figure) => (figure.state === 'known' ? figure.value : 0))
  return [
    ...main,
    ...unitSteps('per-gb', perGb, plan, pricePerGb(plan), (gb ?? 0) / megabytesInGb),
    ...unitSteps('per-day', perDay, plan, pricePerDay(plan), days ?? 0),
    ...sizeSteps('data', esimWords.figures.data.label, dataRead(plan), esimWords.data),
    ...sizeSteps('validity', esimWords.figures.days.label, validityRead(plan), esimWords.days),
  ]
}
