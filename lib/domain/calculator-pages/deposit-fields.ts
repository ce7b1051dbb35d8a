import { money, months, rate } from '../fields/field'
import { ringgit } from '../values/money'
import { type BasisPoints, basisPoints } from '../values/rate'

/** What is placed in a fixed deposit. */
export function depositAmount(label: string) {
  return money({
    label,
    default: ringgit(10_000),
    min: { at: ringgit(500), because: 'deposits here start at RM500' },
    max: { at: ringgit(10_000_000), because: 'RM10 million is the most we compare' },
  })
}

/** The yearly rate that a deposit promises. */
export function depositRate(label: string, usual: BasisPoints) {
  return rate({
    label,
    unit: '% a year',
    default: usual,
    min: { at: basisPoints(0), because: 'a deposit does not charge you' },
    max: { at: basisPoints(3_000), because: 'no deposit here promises more than 30% a year' },
  })
}

/** How long a deposit is tied. */
export function depositMonths() {
  return months({
    label: 'Term',
    default: 12,
    min: { at: 1, because: 'fixed deposits start at one month' },
    max: { at: 60, because: 'fixed deposits end at 60 months' },
  })
}
