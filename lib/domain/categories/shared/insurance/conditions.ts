import { latest } from '../../../country-rates/dated'
import { insurerProtection } from '../../../country-rates/insurer-protection'
import { oldCheckText } from '../../../country-rates/old-rate'
import type { AnyProduct } from '../../../products/product-base'
import type { IsoDate } from '../../../values/iso-date'
import type { Sen } from '../../../values/money'
import type { ProductCondition } from '../../category'
import { commonConditions } from '../conditions'
import { isOwn } from '../own'
import { restrictionConditions } from '../restriction'
import { insuranceWords } from './words'

const { conditions: words } = insuranceWords
/** The longest that a line about what is not covered may be, in characters, so that it fits on a row of a phone. */
const longestLine = 44

/** The widest exclusions by name, two where they fit on a line, and the number of the others; null: none is published. */
function notCovered(items: readonly string[]): ProductCondition | null {
  if (items.length === 0) return null
  const named = (count: number) => [items.slice(0, count), Math.max(0, items.length - count)] as const
  const two = named(2)
  const shown = words.notCovered(...two).length <= longestLine ? two : named(1)
  return { label: words.notCovered(...shown), tone: 'warn', says: words.notCoveredSays(...shown) }
}

const protectionRule = latest(insurerProtection)

/** A sum that PIDM would not pay whole if the company failed; null: it would. */
export function protectionWarning(product: AnyProduct, sum: Sen, today: IsoDate): string | null {
  const { eachLifeBenefit } = protectionRule.value
  if (isOwn(product) || sum <= eachLifeBenefit) return null
  return words.protection(eachLifeBenefit) + oldCheckText(protectionRule, today)
}

/**
 * What insurance leaves out and asks: after for whom it is, what is not covered is read first, in one line with the widest
 * first, then its other warnings. Nothing published as not covered: no such line.
 */
export function insuranceConditions(
  product: AnyProduct,
  excluded: readonly string[],
  warnings: readonly (string | false | null)[],
  today: IsoDate,
): readonly ProductCondition[] {
  const first = notCovered(excluded)
  return [
    ...restrictionConditions(product),
    ...(first === null ? [] : [first]),
    ...warnings.flatMap((label): ProductCondition[] =>
      label === null || label === false ? [] : [{ label, tone: 'warn' }],
    ),
    ...commonConditions(product, today),
  ]
}
