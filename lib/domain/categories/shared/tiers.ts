import { formatRinggit } from '../../money'
import type { RateTiers } from '../../products/savings-account'
import { formatAnnualRate, formatRate } from '../../rate'

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
  return method === 'incremental'
    ? 'Each slice of the balance earns its own rate.'
    : 'The band that the balance falls in earns on all of it.'
}
