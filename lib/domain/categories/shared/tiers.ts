import { choice, list, money, optional, rate, record, type ValueOf } from '../../figures/shape'
import { formatAnnualRate, formatRate } from '../../values/rate'
import { commonWords } from './common-words'

const { tiers: words } = commonWords

/** A base rate in bands of the balance, ascending; the last band has `upTo` null. */
export const rateTiers = record({
  method: choice(words.method),
  bands: list(record({ upTo: optional(money), rate })),
})
export type RateTiers = ValueOf<typeof rateTiers>

/** The bands in words: `0.25% up to RM5,000; 1.00% above`. */
export function tiersText({ bands }: RateTiers): string {
  return bands
    .map(({ upTo, rate }) => {
      if (bands.length === 1) return formatAnnualRate(rate)
      return upTo === null ? words.above(formatRate(rate)) : words.upTo(formatRate(rate), upTo)
    })
    .join('; ')
}

/** How the bands count; null for a single rate. */
export function methodText({ method, bands }: RateTiers): string | null {
  if (bands.length === 1) return null
  return rateTiers.parts.method.words[method]
}
