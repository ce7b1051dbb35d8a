import type { Category } from '@/lib/domain/categories/category'
import { type KeyRate, keyRates } from '@/lib/domain/country-rates/key-rates'
import { checkedOn, shelfLifeDays } from '@/lib/domain/figures/figure'
import { addDays, type IsoDate } from '@/lib/domain/values/iso-date'
import type { Catalogue } from './catalogue'

/** A figure that an order reads or a key rate, and the first day on which it is marked as old unless it is checked before. */
export interface GoingStale {
  /** `credit-card/nusa-cash`; `key-rates` for a rate of the country. */
  readonly product: string
  /** The field in the product's file, or the rate's name. */
  readonly figure: string
  readonly staleOn: IsoDate
}

function ofProducts(catalogue: Catalogue, category: Category): readonly GoingStale[] {
  return [...catalogue.products[category.id].values()].flatMap((product) =>
    category.rankedFigures(product).flatMap(({ figure, life }): GoingStale[] => {
      const day = checkedOn(figure, product.sources)
      if (day === null) return []
      const staleOn = addDays(day, shelfLifeDays[life] + 1)
      return [{ product: `${category.id}/${product.slug}`, figure: fieldOf(product, figure), staleOn }]
    }),
  )
}

function ofCountry(rates: readonly KeyRate[]): readonly GoingStale[] {
  return rates.flatMap(({ name, source, shelfLife }) =>
    source === null ? [] : [{ product: 'key-rates', figure: name, staleOn: addDays(source.checkedOn, shelfLife + 1) }],
  )
}

/**
 * The ranked figures and key rates that are fresh on `today` and will not be within so many days, the next first. Those
 * that are stale already are not among them.
 */
export function goingStale(
  catalogue: Catalogue,
  categories: readonly Category[],
  today: IsoDate,
  days: number,
): readonly GoingStale[] {
  const last = addDays(today, days)
  const found = [...categories.flatMap((category) => ofProducts(catalogue, category)), ...ofCountry(keyRates(today))]
  const key = ({ staleOn, product, figure }: GoingStale) => `${staleOn} ${product} ${figure}`
  const coming = found.filter(({ staleOn }) => staleOn > today && staleOn <= last)
  return [...new Map(coming.map((one) => [key(one), one])).values()].sort((one, other) =>
    key(one) < key(other) ? -1 : 1,
  )
}

/** Where in a product a figure stands, as editors write it: `annualFee`, `requirements.minMonthlyIncome`. */
function fieldOf(value: object, figure: object, path = ''): string {
  for (const [name, part] of Object.entries(value)) {
    const place = path === '' ? name : `${path}.${name}`
    if (part === figure) return place
    const isMap = typeof part === 'object' && part !== null && !Array.isArray(part)
    const below = isMap ? fieldOf(part, figure, place) : ''
    if (below !== '') return below
  }
  return ''
}
