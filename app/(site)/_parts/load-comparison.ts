import { categories } from '@/lib/domain/categories/registry'
import { parseCompareQuery } from '@/lib/domain/compare/compare-query'
import { buildComparison, type Comparison } from '@/lib/domain/compare/comparison'
import { listProducts, today } from '@/lib/server/data/catalogue/catalogue'
import { openPersonalAnswers } from '@/lib/server/data/catalogue/personal-answers'

/** A comparison for an address. `lapsed`: its seal can no longer be opened. */
export interface LoadedComparison extends Comparison {
  readonly lapsed: boolean
  /** When the figures were read, in epoch milliseconds, if no newer ones can be had. */
  readonly lastKnownAt: number | null
}

/** Loads what an address asks to compare; null when it names no category or no listed product. */
export async function loadComparison(params: URLSearchParams): Promise<LoadedComparison | null> {
  const day = today()
  const { query, problems } = parseCompareQuery(
    params,
    Object.values(categories),
    day,
    (category) => openPersonalAnswers(category, params).told,
  )
  if (query === null) return null
  const { category } = query
  const { products, lastKnownAt } = await listProducts(category.id)
  const comparison = buildComparison(query, problems, products, day)
  return comparison === null
    ? null
    : { ...comparison, lapsed: openPersonalAnswers(category, params).lapsed, lastKnownAt }
}
