import { choice, list, money, optional, rate, record, type ValueOf } from '../../figures/shape'
import { formatRinggit } from '../../money'
import { formatAnnualRate, formatRate } from '../../rate'

/** A base rate in bands of the balance, ascending; the last band has `upTo` null. */
export const rateTiers = record({
  method: choice({
    incremental: 'Each slice of the balance earns its own rate.',
    'whole-balance': 'The band that the balance falls in earns on all of it.',
  }),
  bands: list(record({ upTo: optional(money), rate })),
})
export type RateTiers = ValueOf<typeof rateTiers>

/** The bands in words: `0.25% up to RM5,000; 1.00% above`. */
export function tiersText({ bands }: RateTiers): string {
  return bands
    .map(({ upTo, rate }) => {
      if (bands.length === 1) return formatAnnualRate(rate)
      return upTo === null ? `${formatRate(rate)} above` : `${formatRate(rate)} up to ${formatRinggit(upTo)}`
    })
    .join('; ')
}

/** How the bands count; null for a single rate. */
export function methodText({ method, bands }: RateTiers): string | null {
  if (bands.length === 1) return null
  return rateTiers.parts.method.words[method]
}
