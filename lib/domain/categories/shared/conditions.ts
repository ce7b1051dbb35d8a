import { assertNever } from '../../assert-never'
import { formatDate, type IsoDate } from '../../iso-date'
import type { Product } from '../../products/product'
import type { ProductCondition } from '../category'

/** True on the days of the product's promotion, first and last included; false when it has none. */
export function isOnPromotion(product: Product, today: IsoDate): boolean {
  const { promotion } = product
  return promotion !== null && promotion.start <= today && (promotion.end === null || today <= promotion.end)
}

function channelConditions(product: Product): readonly ProductCondition[] {
  switch (product.channel) {
    case 'online':
      return [{ label: 'Online only', tone: 'plain' }]
    case 'branch':
      return [{ label: 'At a branch only', tone: 'plain' }]
    case 'online-or-branch':
      return []
    default:
      return assertNever(product.channel)
  }
}

function promotionConditions(product: Product, today: IsoDate): readonly ProductCondition[] {
  const { promotion } = product
  if (promotion === null || (promotion.end !== null && promotion.end < today)) return []
  if (today < promotion.start)
    return [{ label: `From ${formatDate(promotion.start)}: ${promotion.text}`, tone: 'plain' }]
  const until = promotion.end === null ? 'No end date published' : `Until ${formatDate(promotion.end)}`
  return [{ label: `${until}: ${promotion.text}`, tone: 'plain' }]
}

/** Conditions that any category's product may have. A promotion that has ended is not shown. */
export function commonConditions(product: Product, today: IsoDate): readonly ProductCondition[] {
  const newOnly: readonly ProductCondition[] = product.newToBankOnly
    ? [{ label: 'New customers only', tone: 'warn' }]
    : []
  return [...newOnly, ...channelConditions(product), ...promotionConditions(product, today)]
}
