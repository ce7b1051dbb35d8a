import type { Category } from '@/lib/domain/categories/category'
import type { CategoryId } from '@/lib/domain/categories/ids'
import { categoryIds } from '@/lib/domain/categories/load'
import { freshness } from '@/lib/domain/figures/figure'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import type { Catalogue } from './catalogue'
import { isFigure, walk } from './rules-common'

/** What a category holds. `stale` counts ranked figures past their shelf life, `missing` all that are not published. */
export interface CategoryCount {
  readonly id: CategoryId
  readonly products: number
  readonly stale: number
  readonly missing: number
}

/** Counts a checked catalogue, category by category. Without its definition a category has no stale figures. */
export function countCatalogue(
  catalogue: Catalogue,
  categories: readonly Category[],
  today: IsoDate,
): readonly CategoryCount[] {
  return categoryIds.map((id) => {
    const category = categories.find((candidate) => candidate.id === id)
    const count = { id, products: catalogue.products[id].size, stale: 0, missing: 0 }
    for (const product of catalogue.products[id].values()) {
      const ranked = category?.rankedFigures(product) ?? []
      count.stale += ranked.filter(
        ({ figure, life }) => freshness(figure, product.sources, life, today) === 'stale',
      ).length
      walk(product, [], (value) => {
        if (isFigure(value) && value.state === 'missing') count.missing += 1
      })
    }
    return count
  })
}
