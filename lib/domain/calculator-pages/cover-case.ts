import { formatRinggit, ringgit, type Sen } from '../values/money'
import { counted } from '../values/words'
import type { HandedCase } from './calculator'
import type { GapValues } from './insurance-gap-fields'

/** What lists of life and illness cover take as a sum, in sen. */
const [least, most] = [ringgit(10_000), ringgit(2_000_000)]

/**
 * The case that a missing cover is for the list of that cover: the gap rounded up to the next RM1,000 and, for life, the years that a
 * family needs. null: nothing is missing, no list takes the sum, or the list asks for no sum, as that of medical cards.
 */
export function coverCase({ cover, years }: Pick<GapValues, 'cover' | 'years'>, gap: Sen): HandedCase | null {
  const sum = ringgit(Math.ceil(gap / 100_000) * 1_000)
  if (cover === 'medical' || gap === 0 || sum < least || sum > most) return null
  const said = { sum: String(sum / 100) }
  const amount = formatRinggit(sum, 'whole')
  return cover === 'life'
    ? {
        category: 'term-life-insurance',
        said: { ...said, years: String(years) },
        note: `The list starts from ${amount} over ${counted(years, 'year', 'years')}. This stays on your device.`,
      }
    : {
        category: 'critical-illness-insurance',
        said,
        note: `The list starts from ${amount}. This stays on your device.`,
      }
}
