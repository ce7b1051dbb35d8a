import type { IsoDate } from '../../../../values/iso-date'
import { formatRinggit, type Sen } from '../../../../values/money'
import type { Headline } from '../../../category'
import type { Priced, Quote } from './quote'
import { priceCheckedOn, priceStates } from './states'
import type { LifePlan } from './table'
import { lifeWords } from './words'

const { headline: words } = lifeWords

/** What a line says beside the price. */
interface HeadlineTexts {
  /** The scenario. */
  readonly scenario: string
  readonly basis: (sum: Sen) => string
  readonly line: (priced: Priced) => string
}

/** The price a month, or a year where a month’s is not published; without a price the reason. */
export function lifeHeadline(product: LifePlan, quote: Quote, texts: HeadlineTexts, today: IsoDate): Headline {
  const checkedOn = priceCheckedOn(product)
  if (quote.kind !== 'priced') {
    const basis = words[quote.kind](texts.scenario)
    return { value: quote.reason, unit: '', basis, tone: 'plain', state: 'missing', checkedOn }
  }
  const [{ monthly, yearly }] = quote.stages
  const every = monthly === null ? 'year' : 'month'
  return {
    value: formatRinggit(monthly ?? yearly, 'brief'),
    unit: words.unit[every],
    line: texts.line(quote),
    basis: texts.basis(quote.sum),
    tone: 'plain',
    state: priceStates(product, today)[every],
    checkedOn,
  }
}

/** What the last years cost as the headline says it, in sen; null: the price stays, or is not published. */
export function laterPrice({ stages }: Priced): Sen | null {
  if (stages.length === 1) return null
  return stages.at(-1)?.[stages[0].monthly === null ? 'yearly' : 'monthly'] ?? null
}
