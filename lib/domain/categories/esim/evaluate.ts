import { knownValue } from '../../figures/figure'
import type { Fact } from '../../figures/row'
import type { IsoDate } from '../../values/iso-date'
import { formatRinggit } from '../../values/money'
import type { Evaluation, Headline, ProductCondition } from '../category'
import { commonConditions } from '../shared/conditions'
import { oldestCheck, worstState } from '../shared/facts'
import { lazyEvaluation } from '../shared/lazy-evaluation'
import { type Esim, esimReader, fairUseText } from './figures'
import { fullSpeedData } from './reach'
import { type EsimScenario, esimScenarioText } from './scenario'
import { esimSortValues, unitPriceText } from './sorts'
import { esimSteps } from './steps'
import { megabytesInGb, pricePerDay, pricePerGb, type Trip, tripFigures, tripOf, tripState } from './trip'
import { esimWords } from './words'

const { conditions: words, facts: factWords, headline: headlineWords } = esimWords

function headlineOf(plan: Esim, scenario: EsimScenario, trip: Trip, today: IsoDate): Headline {
  const text = esimScenarioText(scenario)
  const checkedOn = oldestCheck(plan.sources, ...tripFigures(plan).map((name) => plan[name]))
  if (trip.kind === 'unpriced') {
    const basis = headlineWords.unranked(text)
    return { value: trip.reason, unit: '', basis, tone: 'plain', state: 'missing', checkedOn }
  }
  return {
    value: formatRinggit(trip.total, 'brief'),
    unit: headlineWords.unit,
    ...(trip.plans > 1 && { line: headlineWords.plansAt(trip.plans, formatRinggit(trip.price)) }),
    basis:
      trip.plans === 1 ? headlineWords.one(text) : headlineWords.several(text, trip.plans, formatRinggit(trip.price)),
    tone: 'plain',
    state: tripState(plan, today),
    checkedOn,
  }
}

/** The price of one plan for each unit of a size; in words where the size has no end or one of the two is not published. */
function unitFact(
  plan: Esim,
  {
    id,
    label,
    size,
    value,
    endless,
  }: { id: string; label: string; size: 'data' | 'days'; value: number | null; endless: string },
  today: IsoDate,
): Fact {
  const state = worstState([esimReader.state(plan, 'price', today), esimReader.state(plan, size, today)])
  const absent = plan[size].state === 'unlimited' ? endless : factWords.notPublished
  return {
    id,
    label,
    value: value === null ? absent : unitPriceText(value),
    note: null,
    state,
    checkedOn: oldestCheck(plan.sources, plan.price, plan[size]),
  }
}

function factsOf(plan: Esim, today: IsoDate): readonly Fact[] {
  const limit = knownValue(plan.fairUse)
  const start = knownValue(plan.startsOn)
  const { perGb, perDay, unlimitedData, noExpiry } = factWords
  return [
    unitFact(
      plan,
      { id: 'per-gb', label: perGb, size: 'data', value: pricePerGb(plan), endless: unlimitedData },
      today,
    ),
    unitFact(plan, { id: 'per-day', label: perDay, size: 'days', value: pricePerDay(plan), endless: noExpiry }, today),
    esimReader.fact(plan, 'data', today, { note: limit === null ? null : factWords.limit(fairUseText(limit)) }),
    esimReader.fact(plan, 'days', today, { note: start === null ? null : factWords.starts[start] }),
  ]
}

/** What happens once the full-speed data of an unlimited plan is used up; a warning where the trip needs more. */
function limitConditions(plan: Esim, scenario: EsimScenario, trip: Trip): readonly ProductCondition[] {
  const limit = knownValue(plan.fairUse)
  if (limit === null) return []
  const full = fullSpeedData(limit, scenario.days, trip.kind === 'priced' ? trip.plans : 1)
  const tone = full < scenario.gb * megabytesInGb ? 'warn' : 'plain'
  const text = fairUseText(limit)
  const speed = plan.speedAfter
  if (speed.state === 'known') return [{ label: words.slows(speed.value, text), tone }]
  if (speed.state === 'none') return [{ label: words.stops(text), tone }]
  return [{ label: words.slowsUnknown(text), tone: 'warn' }]
}

function conditionsOf(plan: Esim, scenario: EsimScenario, trip: Trip, today: IsoDate): readonly ProductCondition[] {
  const [deadline, topSpeed] = [knownValue(plan.activateWithin), knownValue(plan.topSpeed)]
  const several = trip.kind === 'priced' && trip.plans > 1 ? trip.plans : null
  const own: readonly (ProductCondition | null)[] = [
    knownValue(plan.startsOn) === 'install' ? { label: words.install, tone: 'warn' } : null,
    knownValue(plan.hotspot) === false ? { label: words.noHotspot, tone: 'warn' } : null,
    plan.refund.state === 'none' ? { label: words.noRefund, tone: 'warn' } : null,
    deadline === null ? null : { label: words.deadline(deadline), tone: 'plain' },
    topSpeed === null ? null : { label: words.topSpeed(topSpeed), tone: 'plain' },
    knownValue(plan.voice) === 'number' ? { label: words.number, tone: 'plus' } : null,
  ]
  return [
    ...(several === null ? [] : [{ label: words.several(several), tone: 'plain' } as const]),
    ...limitConditions(plan, scenario, trip),
    ...own.filter((condition) => condition !== null),
    ...commonConditions(plan, today),
  ]
}

/**
 * Evaluates a travel eSIM on a trip. There is no balance: data is not money. Sort values are those of `esimSortValues`.
 */
export function evaluateEsim(plan: Esim, scenario: EsimScenario, today: IsoDate): Evaluation {
  const trip = tripOf(plan, scenario)
  return lazyEvaluation(esimSortValues(plan, scenario, trip, today), null, () => ({
    headline: () => headlineOf(plan, scenario, trip, today),
    facts: () => factsOf(plan, today),
    conditions: () => conditionsOf(plan, scenario, trip, today),
    steps: () => esimSteps(plan, scenario, trip),
  }))
}
