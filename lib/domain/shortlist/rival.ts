import { type Category, isInviting, sortText } from '../categories/category'
import type { Values } from '../fields/field'
import { gapText } from '../list/against-now'
import { defaultState } from '../list/list-query'
import { rankProducts } from '../list/ranking'
import type { Product } from '../products/product'
import type { IsoDate } from '../values/iso-date'

/** By how much another product must beat one before its member is told of it, in sen: what they can choose from. */
export const leastGains = [5_000, 10_000, 20_000, 50_000] as const
export type LeastGain = (typeof leastGains)[number]

/** RM100: what holds where nobody chose. */
export const usualLeastGain: LeastGain = 10_000

/** A product that beats another one in a case. */
export interface Rival {
  readonly product: Product
  /** By how much it beats the other, in sen; and as the site prints that: "RM132 more". */
  readonly gain: number
  readonly gap: string
  /** Its own figure as the site prints it. */
  readonly text: string
}

/** Whether a category's list is ordered by an amount that leads each product, so that one can be said to beat another. */
export function canBeBeaten({ sorts, headlineSort }: Pick<Category, 'sorts' | 'headlineSort'>): boolean {
  return sorts.some(({ id }) => id === headlineSort)
}

/**
 * The first of a category's list that beats a product by `least` sen or more in a case, and that everybody may have. null where none does, and in
 * categories whose leading figure is not an amount that the list is ordered by: there a change costs more than the figure says.
 */
export function rivalOf(
  category: Category,
  product: Product,
  products: readonly Product[],
  asked: { readonly values: Values; readonly least: LeastGain },
  day: IsoDate,
): Rival | null {
  const sort = category.sorts.find(({ id }) => id === category.headlineSort)
  if (sort === undefined) return null
  const scenario = asked.values
  const own = category.evaluate(product, scenario, day).sortValues[sort.id]
  const state = { ...defaultState(category, day), scenario, sort: sort.id }
  const [first] = rankProducts(category, products, state, day).rows(0, 1)
  const best = first?.evaluation.sortValues[sort.id]
  if (first === undefined || own?.state !== 'known' || best?.state !== 'known' || !isInviting(first.evaluation))
    return null
  const gain = sort.better === 'higher' ? best.value - own.value : own.value - best.value
  const gap = gapText(sort, { of: best.value, than: own.value })
  if (gain < asked.least || gap === null) return null
  return { product: first.product, gain, gap, text: sortText(sort, best) }
}
