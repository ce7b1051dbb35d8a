import { assertNever } from '../values/assert-never'
import { isoDate } from '../values/iso-date'
import { ringgit, type Sen } from '../values/money'
import type { DatedList } from './dated'

/** How large a business is; `large` is no SME. */
export type SmeSize = 'micro' | 'small' | 'medium' | 'large'

/** Where a size ends: micro and small below their figure, medium at it. */
interface SizeLimits<T> {
  readonly micro: T
  readonly small: T
  readonly medium: T
}

interface SectorLimits {
  /** Sales in a year. */
  readonly turnover: SizeLimits<Sen>
  /** Full-time workers. */
  readonly workers: SizeLimits<number>
}

/** The national definition of a small or medium business. */
export interface SmeDefinition {
  readonly manufacturing: SectorLimits
  /** Services and every other sector. */
  readonly other: SectorLimits
}

/** What places a business. */
export interface SizedFirm {
  readonly manufactures: boolean
  readonly turnover: Sen
  readonly workers: number
}

/** The definition of the National SME Development Council, by the day from which it counts. */
export const smeDefinitions: DatedList<SmeDefinition> = [
  {
    from: isoDate('2014-01-01'),
    value: {
      manufacturing: {
        turnover: { micro: ringgit(300_000), small: ringgit(15_000_000), medium: ringgit(50_000_000) },
        workers: { micro: 5, small: 75, medium: 200 },
      },
      other: {
        turnover: { micro: ringgit(300_000), small: ringgit(3_000_000), medium: ringgit(20_000_000) },
        workers: { micro: 5, small: 30, medium: 75 },
      },
    },
    source: {
      title: 'Credit Guarantee Corporation Malaysia, definition of SMEs',
      url: 'https://www.cgc.com.my/sme-definition-table',
      checkedOn: isoDate('2026-11-20'),
    },
    standing: 'reported',
    note: 'SME Corp Malaysia says "not exceeding" of the upper ends of medium, CGC "less than": we take the former. Firms listed on the main board and subsidiaries of listed, multinational or government-linked ones are no SMEs whatever their size.',
  },
]

const order = ['micro', 'small', 'medium', 'large'] as const

function placeIn<T extends number>(value: T, { micro, small, medium }: SizeLimits<T>): number {
  if (value < micro) return 0
  if (value < small) return 1
  return value <= medium ? 2 : 3
}

/**
 * The size of a business by the definition: by its sales in a year and by its full-time workers, the smaller where the two
 * differ.
 */
export function smeSize(definition: SmeDefinition, { manufactures, turnover, workers }: SizedFirm): SmeSize {
  const limits = manufactures ? definition.manufacturing : definition.other
  return order[Math.min(placeIn(turnover, limits.turnover), placeIn(workers, limits.workers))] ?? 'large'
}

/** Whether a business of this size is a small or medium one. */
export function isSme(size: SmeSize): boolean {
  switch (size) {
    case 'micro':
    case 'small':
    case 'medium':
      return true
    case 'large':
      return false
    default:
      return assertNever(size)
  }
}
