import { assertNever } from '../../assert-never'
import type { IsoDate } from '../../iso-date'
import type { AnyProduct } from '../../products/product-base'
import type { ProductCondition } from '../category'
import { commonWords } from './common-words'

const { conditions: words } = commonWords

/** True on the days of the product's promotion, first and last included; false when it has none. */
export function isOnPromotion({ promotion = null }: AnyProduct, today: IsoDate): boolean {
  return promotion !== null && promotion.start <= today && (promotion.end === null || today <= promotion.end)
}

function channelConditions(product: AnyProduct): readonly ProductCondition[] {
  switch (product.channel) {
    case 'online':
      return [{ label: words.channel.online, tone: 'plain' }]
    case 'branch':
      return [{ label: words.channel.branch, tone: 'plain' }]
    case 'online-or-branch':
    case undefined:
      return []
    default:
      return assertNever(product.channel)
  }
}

function promotionConditions({ promotion = null }: AnyProduct, today: IsoDate): readonly ProductCondition[] {
  if (promotion === null || (promotion.end !== null && promotion.end < today)) return []
  const { text, start, end } = promotion
  const label = today < start ? words.promotionFrom(start, text) : words.promotionUntil(end, text)
  return [{ label, tone: 'plain' }]
}

/** Conditions that any category's product may have. A promotion that has ended is not shown. */
export function commonConditions(product: AnyProduct, today: IsoDate): readonly ProductCondition[] {
  const newOnly: readonly ProductCondition[] = product.newToBankOnly
    ? [{ label: words.newCustomers, tone: 'warn' }]
    : []
  return [...newOnly, ...channelConditions(product), ...promotionConditions(product, today)]
}
