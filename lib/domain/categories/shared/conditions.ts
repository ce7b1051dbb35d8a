import { assertNever } from '../../assert-never'
import { formatDate, type IsoDate } from '../../iso-date'
import type { AnyProduct } from '../../products/product-base'
import type { ProductCondition } from '../category'

/** True on the days of the product's promotion, first and last included; false when it has none. */
export function isOnPromotion({ promotion = null }: AnyProduct, today: IsoDate): boolean {
  return promotion !== null && promotion.start <= today && (promotion.end === null || today <= promotion.end)
}

function channelConditions(product: AnyProduct): readonly ProductCondition[] {
  switch (product.channel) {
    case 'online':
      return [{ label: 'Online only', tone: 'plain' }]
    case 'branch':
      return [{ label: 'At a branch only', tone: 'plain' }]
    case 'online-or-branch':
    case undefined:
      return []
    default:
      return assertNever(product.channel)
  }
}

function promotionConditions({ promotion = null }: AnyProduct, today: IsoDate): readonly ProductCondition[] {
  if (promotion === null || (promotion.end !== null && promotion.end < today)) return []
  if (today < promotion.start)
    return [{ label: `From ${formatDate(promotion.start)}: ${promotion.text}`, tone: 'plain' }]
  const until = promotion.end === null ? 'No end date published' : `Until ${formatDate(promotion.end)}`
  return [{ label: `${until}: ${promotion.text}`, tone: 'plain' }]
}

/** Conditions that any category's product may have. A promotion that has ended is not shown. */
export function commonConditions(product: AnyProduct, today: IsoDate): readonly ProductCondition[] {
  const newOnly: readonly ProductCondition[] = product.newToBankOnly
    ? [{ label: 'New customers only', tone: 'warn' }]
    : []
  return [...newOnly, ...channelConditions(product), ...promotionConditions(product, today)]
}
