import { categories } from '@/lib/domain/categories/registry'
import { type CompareQuery, parseCompareQuery } from '@/lib/domain/compare-query'
import { buildComparison, type Comparison } from '@/lib/domain/comparison'
import { defaultValues } from '@/lib/domain/fields/field-value'
import { findProduct, today } from '@/lib/server/data/catalogue'
import { openTold } from '@/lib/server/data/told'

/** A comparison for an address. `lapsed`: its seal can no longer be opened. */
export interface LoadedComparison extends Comparison {
  readonly lapsed: boolean
}

/** Loads what an address asks to compare; null when it names no category or no listed product. */
export async function loadComparison(params: URLSearchParams): Promise<LoadedComparison | null> {
  const day = today()
  const { query, problems } = parseCompareQuery(
    params,
    Object.values(categories),
    day,
    (category) => openTold(category, params).told,
  )
  if (query === null) return null
  const { category, slugs } = query
  const found = new Map(
    await Promise.all(slugs.map(async (slug) => [slug, await findProduct(category.id, slug)] as const)),
  )
  const comparison = buildComparison(query, problems, (slug) => found.get(slug) ?? null, day)
  return comparison === null ? null : { ...comparison, lapsed: openTold(category, params).lapsed }
}

/** What the form for the visitor's own product starts from. */
export function ownValues({ category, own }: CompareQuery) {
  return own ?? defaultValues(category.ownFields, today())
}
