import 'server-only'
import {
  type KeptComparison,
  keptComparisonSchema,
  type SavedComparison,
} from '@/lib/contract/entities/saved-comparison'
import { categories } from '@/lib/domain/categories/registry'
import { parseCompareQuery, printCompareQuery } from '@/lib/domain/compare/compare-query'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import type { Catalogue } from '@/lib/server/catalogue/catalogue'
import { type SavedItemDeps, type SavedItemKind, savedItems, saveItem } from './saved-items'

/** How comparisons are kept. */
export const comparisonKind: SavedItemKind<KeptComparison> = {
  place: 'kept-comparison',
  cannotOpen: 'saved-comparison.cannot-open',
  schema: keptComparisonSchema,
}

/**
 * What the query of a comparison's address asks to compare, without anything personal; null when it names no category or no listed
 * product.
 */
export function comparisonIn(query: string, { products }: Catalogue, today: IsoDate): KeptComparison | null {
  const { query: read } = parseCompareQuery(new URLSearchParams(query), Object.values(categories), today)
  if (read === null) return null
  const listed = read.slugs.flatMap((slug) => products[read.category.id].get(slug) ?? [])
  if (listed.length === 0) return null
  const shown = { ...read, slugs: listed.map(({ slug }) => slug), sealed: null }
  return {
    query: printCompareQuery(shown, today),
    title: read.category.title,
    products: listed.map(({ name }) => name),
    withOwn: read.own !== null,
  }
}

/** Keeps a comparison, once: the same one again is the one that is kept. Durable, encrypted, when this resolves; the oldest beyond 60 goes. */
export async function saveComparison(
  deps: SavedItemDeps,
  accountId: string,
  comparison: KeptComparison,
): Promise<SavedComparison> {
  const before = await savedComparisons(deps, accountId)
  const same = before.find((kept) => kept.comparison?.query === comparison.query)
  return same ?? { ...(await saveItem(deps, comparisonKind, accountId, comparison)), comparison }
}

/** What a member keeps, oldest first. One that cannot be opened is told as such. */
export async function savedComparisons(deps: SavedItemDeps, accountId: string): Promise<readonly SavedComparison[]> {
  const kept = await savedItems(deps, comparisonKind, accountId)
  return kept.map(({ id, keptOn, content }) => ({ id, keptOn, comparison: content }))
}
