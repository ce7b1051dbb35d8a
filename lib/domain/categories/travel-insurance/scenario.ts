import { choice, count, money, type ValuesOf } from '../../fields/field'
import { noLess } from '../../fields/no-less'
import { knownValue } from '../../figures/figure'
import { choiceValues } from '../../figures/shape'
import { ringgit } from '../../values/money'
import { areaOf } from './area'
import { type Country, countries, type Travel } from './figures'
import { travelWords } from './words'

const { scenario: words } = travelWords

/** The country that a list starts from. */
const usualCountry: Country = 'JP'

/** Territories that are not asked about: each option weighs on every page, and hardly anybody flies there from here. */
const notAsked: ReadonlySet<string> = new Set(
  'AX AS AI AW BM BQ VG KY CX CC CK CW FK FO GF GI GL GP GG IM JE MQ YT MS NU NF MP PN RE BL SH MF PM SX SJ TK TC VI WF EH'.split(
    ' ',
  ),
)

const bill = (labels: { readonly label: string; readonly hint: string }, usual: number) =>
  money({
    ...labels,
    default: ringgit(usual),
    min: { at: ringgit(0), because: noLess },
    max: { at: ringgit(2_000_000), because: words.bills },
  })

/** A trip, who is on it, and what goes wrong. Of all this an age alone says something about a person. */
export const travelScenario = {
  country: choice({
    ...words.country,
    options: countries
      .filter((value) => !notAsked.has(value))
      .map((value) => ({ value, label: travelWords.countries[value] })),
    default: usualCountry,
  }),
  days: count({
    ...words.days,
    default: 7,
    min: { at: 1, because: words.least },
    max: { at: 180, because: words.most },
  }),
  who: choice({
    label: words.who.label,
    options: choiceValues({ words: words.who.options }).map((value) => ({ value, label: words.who.options[value] })),
    default: 'one',
  }),
  age: count({
    ...words.age,
    default: 35,
    min: { at: 1, because: words.youngest },
    max: { at: 99, because: words.oldest },
    personal: true,
  }),
  trips: count({
    ...words.trips,
    default: 1,
    min: { at: 1, because: words.trip },
    max: { at: 12, because: words.trips12 },
  }),
  medical: bill(words.medical, 30_000),
  cancelled: bill(words.cancelled, 3_000),
  delay: count({
    ...words.delay,
    default: 8,
    min: { at: 0, because: noLess },
    max: { at: 72, because: words.hours },
  }),
  'delay-cost': bill(words.delayCost, 300),
}
export type TravelScenario = ValuesOf<typeof travelScenario>

/** The country that a plan’s own page starts from: the usual one, or the first that its map names where that is left out. */
export function startingCountry({ areas }: Travel): { readonly country: Country } {
  const map = knownValue(areas)
  if (map === null || areaOf(map, usualCountry) !== null) return { country: usualCountry }
  return { country: map.listed.flatMap((part) => part.countries).find((code) => !notAsked.has(code)) ?? usualCountry }
}
