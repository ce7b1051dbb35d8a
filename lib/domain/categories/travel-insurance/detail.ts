import { knownValue } from '../../figures/figure'
import type { DetailRow } from '../../figures/row'
import { choiceValues } from '../../figures/shape'
import type { IsoDate } from '../../values/iso-date'
import { sen } from '../../values/money'
import { companyRows, insuranceLayout, takafulRows } from '../shared/insurance/detail'
import { taxRows } from '../shared/insurance/tax-rows'
import { isOwn } from '../shared/own'
import { restrictionRows } from '../shared/restriction'
import { type Area, area as areas, type Country, countries, type Travel, travelReader } from './figures'
import { travelWords } from './words'

const { detail: words } = travelWords
const { row } = travelReader
const namesOf = (codes: readonly Country[]) =>
  countries
    .filter((code) => codes.includes(code))
    .map((code) => travelWords.countries[code])
    .join(', ')

/** The whole table for one traveller, a row for each area; the published range where there is none. */
function priceRows(plan: Travel, today: IsoDate): readonly DetailRow[] {
  const rows = knownValue(plan.prices)
  if (rows === null || isOwn(plan)) return [row(plan, 'prices', today)]
  const weeks = knownValue(plan.weekMore) ?? []
  return choiceValues(areas).flatMap((area: Area) => {
    const bands = rows.filter((one) => one.area === area)
    if (bands.length === 0) return []
    const week = weeks.find((one) => one.area === area)
    const parts = [
      ...bands.map(({ daysFrom, daysTo, one }) => words.band(daysFrom, daysTo, one)),
      ...(week === undefined ? [] : [words.week(week.one)]),
    ]
    const label = words.area(areas.words[area])
    return [
      row(plan, 'prices', today, { id: `prices-${area}`, label, print: () => parts.join(', '), note: words.beforeTax }),
    ]
  })
}

/** The map of the plan by name: each area with its countries, then what is left out. */
function mapText(plan: Travel): string | null {
  const map = knownValue(plan.areas)
  if (map === null || isOwn(plan)) return null
  return [
    ...map.listed.map((part) => words.areaCountries(areas.words[part.area], namesOf(part.countries))),
    ...(map.others === null ? [] : [words.others(areas.words[map.others])]),
    ...(map.excluded.length === 0 ? [] : [words.excluded(namesOf(map.excluded))]),
  ].join(' ')
}

/** Medical cover that who applies for a Schengen visa must show, in euro (Regulation (EC) No 810/2009, article 15). */
const schengenEuros = 30_000

/**
 * Up to which price of a euro, rounded down to the sen, the medical limit is what a Schengen visa asks for. It needs no rate of a
 * day. null: there is no letter, or no limit is known.
 */
function schengenText({ schengenLetter, medical }: Travel): string | null {
  const limit = knownValue(medical)
  if (knownValue(schengenLetter) !== true || limit === null) return null
  return words.schengen(limit, sen(Math.floor(limit / schengenEuros)))
}

/** Every published figure of a plan. */
export const travelDetail = travelReader.detail(
  insuranceLayout({
    notCovered: ['exclusions', 'known', 'pandemic'],
    covered: [
      'medical',
      'evacuation',
      'followUpDays',
      'accident',
      'cancel',
      'cutShort',
      'delay',
      'baggage',
      'eachItem',
      'liability',
      'sports',
      'umrah',
      { figure: 'schengenLetter', note: schengenText },
    ],
    price: [priceRows, 'yearPrices', 'senior', taxRows<Travel>(true)],
    keeping: [
      { figure: 'areas', note: mapText },
      'tripDays',
      'underwriter',
      restrictionRows,
      companyRows,
      takafulRows(row),
    ],
  }),
)
