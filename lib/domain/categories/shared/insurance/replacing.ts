import { checkedText } from '../../../country-rates/old-rate'
import { replacingPolicies } from '../../../country-rates/replacing-policies'
import { type Figure, knownValue } from '../../../figures/figure'
import type { AnyProduct } from '../../../products/product-base'
import { wordsFor } from '../../../products/words'
import type { IsoDate } from '../../../values/iso-date'
import type { BeforeYouBuy } from '../../site'
import { keepingWords } from './words-keeping'

const { replacing: words } = keepingWords

/** A time of the new policy that starts anew: what it is for, and how long; null: none, or not published. */
type Wait = { readonly what: string } & ({ readonly days: number | null } | { readonly months: number | null })

function waitText(wait: Wait): readonly string[] {
  const unit = 'days' in wait ? 'days' : 'months'
  const many = 'days' in wait ? wait.days : wait.months
  return many === null || many === 0 ? [] : [`${wait.what} ${words.wait[unit](many)}`]
}

/**
 * What to ask before cover of life or health is replaced by this product, with its own waiting times and free-look days.
 * `saves`: a policy of this kind builds a value.
 */
export function beforeYouReplace(
  product: AnyProduct & { readonly freeLookDays: Figure<number> },
  waits: readonly Wait[],
  saves: boolean,
  today: IsoDate,
): BeforeYouBuy {
  const own = wordsFor(product)
  return {
    title: words.title(own),
    points: [
      words.waits(waits.flatMap(waitText)),
      words.age,
      words.health,
      saves ? words.value(own) : words.noValue,
      words.order(knownValue(product.freeLookDays)),
    ],
    link: {
      url: replacingPolicies.url,
      label: words.source(replacingPolicies.title, checkedText(replacingPolicies, today)),
    },
  }
}
