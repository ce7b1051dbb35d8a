import type { Category, Sort } from '../categories/category'
import type { Product } from '../products/product'
import { formatDate, type IsoDate } from '../values/iso-date'
import { oldestSource } from './oldest-source'
import { type Column, sortKey } from './sort-table'

/** The rule of every tie, as pages say it. `label` is the category's first order. */
export const tieRule = (label: string) =>
  `Equal results share a place. They are ordered by “${label}”, then the one checked last, then by name.`

/** What tells two equal results apart: the category's first order, the day of the check or the name. */
export interface TieParts {
  readonly first: Sort
  readonly column: Column
  readonly products: readonly Product[]
  /** What the first order reads of a place, as it prints it. */
  readonly textOf: (index: number) => string
}

/** Why one of two equal results stands before the other: the rule, and what decided, as it is for both. */
export function tieWords(
  { first, column, products, textOf }: TieParts,
  own: number,
  other: number,
  where: 'above' | 'below',
): string {
  const rule = tieRule(first.label)
  const versus = (here: string, there: string) => `${rule} Here ${here}, ${where} ${there}`
  const key = (index: number) => sortKey(column, first.better, index)
  if (column.standings[own] !== column.standings[other] || key(own) !== key(other)) {
    return versus(textOf(own), textOf(other))
  }
  const [ownDay, otherDay] = [dayOf(products[own]), dayOf(products[other])]
  if (ownDay === '' || otherDay === '' || ownDay === otherDay) return `${rule} Here the name decides.`
  return versus(`checked ${formatDate(ownDay)}`, formatDate(otherDay))
}

function dayOf(product: Product | undefined): IsoDate | '' {
  return product === undefined ? '' : oldestSource(product)
}

/** The first order of a category, which ties in the others fall to. Throws when it has none. */
export function firstSort({ id, sorts: [first] }: Pick<Category, 'id' | 'sorts'>): Sort {
  if (first === undefined) throw new Error(`Category ${id} has no sorts`)
  return first
}
