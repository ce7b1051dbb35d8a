import { choice, count, type ValuesOf } from '../../fields/field'
import { type Destination, destinations } from './figures'
import { esimWords } from './words'

const words = esimWords.scenario
/** The country that a list starts from. */
export const usualCountry: Destination = 'JP'

/** Where a visitor goes, for how long, and the data they need there. */
export const esimScenario = {
  country: choice({
    label: words.country,
    options: destinations.map((value) => ({ value, label: esimWords.countries[value] })),
    default: usualCountry,
  }),
  days: count({
    label: words.days.label,
    unit: words.days.unit,
    default: 7,
    min: { at: 1, because: words.days.least },
    max: { at: 90, because: words.days.most },
  }),
  gb: count({
    label: words.gb.label,
    hint: words.gb.hint,
    unit: words.gb.unit,
    default: 5,
    min: { at: 1, because: words.gb.least },
    max: { at: 100, because: words.gb.most },
  }),
}
export type EsimScenario = ValuesOf<typeof esimScenario>

/** The trip in words: "Japan, 7 days, 5 GB". */
export function esimScenarioText({ country, days, gb }: EsimScenario): string {
  return words.text(esimWords.countries[country], days, gb)
}
