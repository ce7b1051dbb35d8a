import type { Category, Selection } from '../categories/category'
import type { Product } from '../products/product'
import { isFor, type Restriction } from '../products/restriction'
import { listMemo } from './list-memo'
import { situationOf } from './list-query'
import type { ListState } from './list-state'

/** Lists are asked for again and again with the same little said: nothing, mostly. */
const columnMemo = listMemo<Uint8Array>(8)

/** What a visitor says of themselves by the situation and the filters that they choose. */
export function saidBy(category: Category, { situation, selection }: ListState): ReadonlySet<Restriction> {
  const preset: Selection = situationOf(category, situation)?.selection ?? {}
  return new Set(
    category.facets.flatMap(({ id, options }) =>
      options.flatMap(({ value, says }) =>
        says !== undefined && [preset, selection].some((chosen) => chosen[id]?.includes(value)) ? [says] : [],
      ),
    ),
  )
}

/**
 * For each product of a list, 1 where it is only for people or for purposes that the visitor has not named: it is ranked
 * below those that are for everybody.
 */
export function restrictedOf(category: Category, products: readonly Product[], state: ListState): Uint8Array {
  const said = saidBy(category, state)
  return columnMemo(category, products, [...said].sort().join(' '), () =>
    Uint8Array.from(products, (product) => (isFor(product, said) ? 0 : 1)),
  )
}

/** The same places with the ranked products that are not for everybody below those that are, each in their order. */
export function restrictedLast(
  indices: Uint32Array,
  restricted: Uint8Array,
  isRanked: (index: number) => boolean,
): Uint32Array {
  if (!restricted.includes(1)) return indices
  const placed = new Uint32Array(indices.length)
  let at = 0
  for (const group of [0, 1, 2]) {
    for (const index of indices) {
      if ((isRanked(index) ? restricted[index] : 2) !== group) continue
      placed[at] = index
      at += 1
    }
  }
  return placed
}
