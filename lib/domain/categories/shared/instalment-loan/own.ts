import { rate, toggle } from '../../../fields/field'
import { noLess } from '../../../fields/no-less'
import type { BasisPoints } from '../../../values/rate'
import { basisPoints } from '../../../values/rate'
import { instalmentLoanWords } from './words'

const { own: words } = instalmentLoanWords

/** The rate of the loan that a visitor has now; `usual` and `highest` in basis points. */
export function ownRate(usual: BasisPoints, highest: BasisPoints, because: string) {
  return rate({
    ...words.rate,
    default: usual,
    min: { at: basisPoints(0), because: noLess },
    max: { at: highest, because },
  })
}

/** Whether that rate is flat. */
export const ownFlat = toggle({ ...words.flat, default: true })
