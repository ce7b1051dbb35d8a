import { knownValue } from '../../figures/figure'
import { destinations, type Esim, esimReader } from './figures'
import { esimWords } from './words'

const words = esimWords.details

/** The countries in the order of their names where there are several; one stands in the row itself. */
function countryNames({ countries }: Esim): string | null {
  const codes = knownValue(countries) ?? []
  if (codes.length < 2) return null
  return destinations
    .filter((code) => codes.includes(code))
    .map((code) => esimWords.countries[code])
    .join(', ')
}

/** Every figure of a travel eSIM, grouped as the detail page and the comparison print them. */
export const esimDetail = esimReader.detail([
  { title: words.price, rows: ['price'] },
  { title: words.data, rows: ['data', 'fairUse', 'speedAfter', { figure: 'topSpeed', note: () => words.topSpeed }] },
  { title: words.time, rows: ['days', 'startsOn', 'activateWithin'] },
  { title: words.place, rows: ['reach', { figure: 'countries', note: countryNames }, 'network'] },
  { title: words.use, rows: ['hotspot', 'voice', { figure: 'phones', note: () => words.phones }] },
  { title: words.buying, rows: ['delivery', 'topUp', 'refund'] },
])
