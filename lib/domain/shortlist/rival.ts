import { type Category, isInviting, sortText } from '../categories/category'
import type { CategorySite } from '../categories/site'
import { startingScenario } from '../detail/detail-scenario'
import { gapText } from '../list/against-now'
import { defaultState } from '../list/list-query'
import { rankProducts } from '../list/ranking'
import type { Product } from '../products/product'
import type { IsoDate } from '../values/iso-date'

/** By how much another product must beat one before anybody is told of it: RM100, in sen. */
export const leastGain = 10_000

/** A product that beats another one, on the figures that the page of the other one starts from. */
export interface Rival {
  readonly product: Product
  /** By how much it beats the other, in sen; and as the site prints that: "RM132 more". */
  readonly gain: number
  readonly gap: string
  /** Its own figure as the site prints it. */
  readonly text: string
}

/**
 * The first of a category's list that beats a product by {@link leastGain} or more, and that everybody may have. null where none does, and in
 * categories whose leading figure is not an amount that the list is ordered by: there a change costs more than the figure says.
 */
export function rivalOf(
  category: Category,
  site: Pick<CategorySite, 'startFrom'>,
  product: Product,
  products: readonly Product[],
  day: IsoDate,
): Rival | null {
  const sort = category.sorts.find(({ id }) => id === category.headlineSort)
  if (sort === undefined) return null
  const scenario = startingScenario(category, site, product, day)
  const own = category.evaluate(product, scenario, day).sortValues[sort.id]
  const state = { ...defaultState(category, day), scenario, sort: sort.id }
  const [first] = rankProducts(category, products, state, day).rows(0, 1)
  const best = first?.evaluation.sortValues[sort.id]
  if (first === undefined || own?.state !== 'known' || best?.state !== 'known' || !isInviting(first.evaluation))
    return null
  const gain = sort.better === 'higher' ? best.value - own.value : own.value - best.value
  const gap = gapText(sort, { of: best.value, than: own.value })
  if (gain < leastGain || gap === null) return null
  return { product: first.product, gain, gap, text: sortText(sort, best) }
}
