import { type Category, sortText } from '../categories/category'
import type { Values } from '../fields/field'
import type { Product } from '../products/product'
import type { IsoDate } from '../values/iso-date'

/** What a product comes to in a case, and under which question that was worked out. */
export interface FollowedFigure {
  /** The order whose figure it is, such as `return`. */
  readonly sort: string
  /** The scenario in words: "RM10,000 over 12 months". */
  readonly scenario: string
  /** As the site prints it: "RM280". For an offer that is not open, the words that say so. */
  readonly text: string
}

/**
 * The figure that leads a product in a case on a day: that of its headline's order, else of the first order that it has one for; null where none is
 * published. `name` is what it is called, such as "total cost", `value` what its order reads, in the order's own unit; null: nothing.
 */
export function followedFigure(
  category: Category,
  product: Product,
  values: Values,
  day: IsoDate,
): (FollowedFigure & { readonly name: string; readonly value: number | null }) | null {
  const { sortValues } = category.evaluate(product, values, day)
  const orders = category.sorts.filter(({ id }) => (sortValues[id]?.state ?? 'missing') !== 'missing')
  const sort = orders.find(({ id }) => id === category.headlineSort) ?? orders[0]
  if (sort === undefined) return null
  const read = sortValues[sort.id]
  const value = read !== undefined && 'value' in read ? read.value : null
  return { sort: sort.id, scenario: category.scenarioText(values), text: sortText(sort, read), name: sort.name, value }
}

/** How a figure stands to the one that was kept. `other-question`: the site asks something else now, so the two cannot be compared. */
export function compareFollowed(before: FollowedFigure, now: FollowedFigure): 'same' | 'changed' | 'other-question' {
  if (before.sort !== now.sort || before.scenario !== now.scenario) return 'other-question'
  return before.text === now.text ? 'same' : 'changed'
}
