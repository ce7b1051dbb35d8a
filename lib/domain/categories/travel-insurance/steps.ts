import { knownValue } from '../../figures/figure'
import { wordsFor } from '../../products/words'
import { formatRinggit, sen } from '../../values/money'
import type { SumStep } from '../category'
import type { Claim } from '../shared/insurance/claim'
import { claimSteps, taxSteps } from '../shared/insurance/claim-steps'
import { publishedStep } from '../shared/steps'
import { medicalLimit } from './claim'
import { area as areas, type Travel } from './figures'
import type { Priced, TravelPrice } from './price'
import type { TravelScenario } from './scenario'
import { travelWords } from './words'

const { steps: words } = travelWords

function seniorSteps({ senior }: Priced, whole: number, premium: number): readonly SumStep[] {
  if (senior === null) return []
  return [
    {
      label: words.older(senior.from),
      formula: words.olderFormula(sen(whole), senior.price),
      result: formatRinggit(sen(premium), 'sen'),
    },
  ]
}

function tripSteps(plan: Travel, { who, trips }: TravelScenario, priced: Priced): readonly SumStep[] {
  const { trip, area } = priced
  if (trip === null) return []
  const { fare, price, total } = trip
  const { band, table, weeks, week, premium } = fare
  return [
    {
      label: words.price,
      formula: words.table(areas.words[area], band.daysFrom, band.daysTo, who),
      result: formatRinggit(table, 'sen'),
    },
    ...(weeks === 0
      ? []
      : [
          {
            label: words.weeks,
            formula: words.weekFormula(weeks, week),
            result: formatRinggit(sen(weeks * week), 'sen'),
          },
        ]),
    ...seniorSteps(priced, table + weeks * week, premium),
    ...taxSteps(price, wordsFor(plan)),
    ...(trips === 1
      ? []
      : [{ label: words.trips, formula: words.tripsFormula(trips, price.total), result: formatRinggit(total, 'sen') }]),
  ]
}

function yearSteps(plan: Travel, { who }: TravelScenario, priced: Priced): readonly SumStep[] {
  const { year, area } = priced
  if (year === null) return []
  const formula = words.yearTable(areas.words[area], who)
  return [
    { label: words.yearPrice, formula, result: formatRinggit(year.table, 'sen') },
    ...seniorSteps(priced, year.table, year.price.premium),
    ...taxSteps(year.price, wordsFor(plan)),
  ]
}

/** The price and what the case leaves, then what the other orders read. */
export function travelSteps(plan: Travel, given: TravelScenario, price: TravelPrice, claim: Claim): readonly SumStep[] {
  const medical = knownValue(medicalLimit(plan, given))
  const limit =
    medical === null ? [] : [publishedStep('medical', travelWords.sorts.medical.name, formatRinggit(medical))]
  if (price.kind !== 'priced') {
    const reason = { label: words.reason, formula: travelWords.scenario.text(given), result: price.reason }
    return price.kind === 'refused' ? [reason] : [reason, ...limit]
  }
  const main = price.cheaper === 'year' ? yearSteps(plan, given, price) : tripSteps(plan, given, price)
  return [...claimSteps(main, price.total, claim), ...limit]
}
