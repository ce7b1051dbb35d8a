import type { Calculator } from '../calculator-pages/calculator'
import type { Headline as AnswerHeadline } from '../calculator-pages/result'
import type { Headline } from '../categories/category'
import { oldRateText, oldSourcesText } from '../country-rates/old-rate'
import { markedBasis } from '../list/row-headline'
import type { Product } from '../products/product'
import { formatDate, type IsoDate } from '../values/iso-date'
import type { CompareTable } from './compare'

/** A figure with its unit. What is no figure, such as an offer that has ended, has none. */
export function figureText({ value, unit }: Pick<Headline, 'value' | 'unit'>): string {
  return unit === '' ? value : `${value} ${unit}`
}

/** A product's name with its figure, marked where that is out of date; without the unit where that is longer than `most` letters. */
export function figureTitle(name: string, headline: Headline, most = Number.POSITIVE_INFINITY): string {
  const mark = headline.state === 'stale' ? ', out of date' : ''
  const whole = `${name}: ${figureText(headline)}${mark}`
  if (whole.length <= most) return whole
  const short = `${name}: ${headline.value}${mark}`
  return short.length <= most || mark === '' ? short : `${name}${mark}`
}

/** Said of figures that nobody offers, in whatever is sent on. */
function sampleText(isSample: boolean, what: string): string {
  return isSample ? ` ${what} from invented issuers.` : ''
}

/** A product and its figure, as one sends it on. `headline` is that of the open part of a scenario alone. */
export function productSaid({ name, issuer, sample }: Product, headline: Headline, today: IsoDate): string {
  const { state, checkedOn } = headline
  const stale = state === 'stale' && checkedOn !== null ? ` Out of date, checked ${formatDate(checkedOn)}.` : ''
  const figure = `${name} by ${issuer.name}: ${figureText(headline)}, ${markedBasis(headline)}.`
  return `${figure}${stale} As of ${formatDate(today)}.${sampleText(sample, 'A sample')}`
}

/** A calculator's answer, as one sends it on. Only for calculators that ask nothing about the visitor. `isSample`: it names samples. */
export function answerSaid(
  { title, sources }: Pick<Calculator, 'title' | 'sources'>,
  headline: AnswerHeadline,
  isSample: boolean,
  today: IsoDate,
): string {
  const old = oldSourcesText(sources, today)
  const date = ` As of ${formatDate(today)}.`
  return `${title}: ${figureText(headline)}, ${headline.basis}.${old === null ? '' : ` ${old}`}${date}${sampleText(isSample, 'Samples')}`
}

/** Who does best at something that is better whoever reads it, where one does. */
export interface BestSaid {
  readonly label: 'Lowest cost' | 'Earns the most' | 'Leaves the most'
  readonly names: string
}

const bestRows = [
  { id: 'balance-takes', label: 'Lowest cost' },
  { id: 'balance-gives', label: 'Earns the most' },
  { id: 'hero', label: 'Leaves the most' },
] as const

/** The products of a comparison that do best, by what is said of them. Empty where all do the same, or a figure is missing or out of date. */
export function bestOf({ groups, columns }: CompareTable): readonly BestSaid[] {
  const rows = groups.flatMap((group) => group.rows)
  return bestRows.flatMap(({ id, label }) => {
    const best = rows.find((row) => row.id === id)?.best
    if (best === undefined || best === null) return []
    const names = columns.filter((_column, at) => best.columns.includes(at)).map(({ name }) => name)
    return [{ label, names: names.join(' and ') }]
  })
}

/** A comparison: every product with its figure, and which does best. */
export function comparisonSaid(title: string, table: CompareTable, isSample: boolean, today: IsoDate): string {
  const products = table.columns.map(({ name, headline }) => `${name}: ${figureText(headline)}`).join('; ')
  const best = bestOf(table).map(({ label, names }) => ` ${label}: ${names}.`)
  const old = table.columns.flatMap(({ headline: { oldRate } }) =>
    oldRate === undefined ? [] : [` ${oldRateText(oldRate)}.`],
  )
  const date = ` As of ${formatDate(today)}.`
  return `${title} compared for ${table.scenarioText}. ${products}.${best.join('')}${old[0] ?? ''}${date}${sampleText(isSample, 'Samples')}`
}
