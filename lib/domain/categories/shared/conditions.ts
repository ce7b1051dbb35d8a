import type { AnyProduct } from '../../products/product-base'
import type { Promotion } from '../../products/traits'
import { assertNever } from '../../values/assert-never'
import type { IsoDate } from '../../values/iso-date'
import type { ProductCondition } from '../category'
import { commonWords } from './common-words'
import { isRunning } from './offered'

const { conditions: words } = commonWords

/** True on the days of the product's promotion, first and last included; false when it has none. */
export function isOnPromotion({ promotion = null }: AnyProduct, today: IsoDate): boolean {
  return promotion !== null && isRunning(promotion, today)
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

/** Whether figures of the file count the promotion, so that its end changes what the product comes to. */
function isCounted({ ordinary }: Promotion): boolean {
  return ordinary === null || Object.keys(ordinary).length > 0
}

function promotionConditions({ promotion = null }: AnyProduct, today: IsoDate): readonly ProductCondition[] {
  if (promotion === null) return []
  const { text, start, end } = promotion
  if (end !== null && end < today) {
    return isCounted(promotion) ? [{ label: words.promotionEnded(end, text), tone: 'warn' }] : []
  }
  const label = today < start ? words.promotionFrom(start, text) : words.promotionUntil(end, text)
  return [{ label, tone: 'plus' }]
}

/**
 * Conditions that any category's product may have. The end of a promotion is shown where it changed a figure; how one applies
 * is left out (`channel: false`) where a fact says it.
 */
export function commonConditions(
  product: AnyProduct,
  today: IsoDate,
  { channel = true }: { readonly channel?: boolean } = {},
): readonly ProductCondition[] {
  const newOnly: readonly ProductCondition[] = product.newToBankOnly
    ? [{ label: words.newCustomers, tone: 'warn' }]
    : []
  return [...newOnly, ...(channel ? channelConditions(product) : []), ...promotionConditions(product, today)]
}
