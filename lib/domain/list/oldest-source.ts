import type { Product } from '../products/product'
import type { IsoDate } from '../values/iso-date'

/** The day on which the oldest of a product's sources was checked: its least certain figure is as old. */
export function oldestSource({ sources }: Pick<Product, 'sources'>): IsoDate | '' {
  return Object.values(sources).reduce<IsoDate | ''>(
    (oldest, { checkedOn }) => (oldest === '' || checkedOn < oldest ? checkedOn : oldest),
    '',
  )
}
