import { categories } from '@/lib/domain/categories/registry'
import { type CompareTable, compareTable } from '@/lib/domain/compare'
import { type CompareQuery, parseCompareQuery } from '@/lib/domain/compare-query'
import { defaultValues } from '@/lib/domain/fields/field-value'
import type { FieldProblem } from '@/lib/domain/fields/form'
import type { IsoDate } from '@/lib/domain/iso-date'
import { findProduct, today } from '@/lib/server/data/catalogue'

/** A comparison ready to print, with what could not be used of its address. */
export interface Comparison {
  readonly query: CompareQuery
  readonly table: CompareTable
  readonly problems: readonly FieldProblem[]
  readonly sample: boolean
  readonly today: IsoDate
}

/** Loads what an address asks to compare; null when it names no category or no listed product. */
export async function loadComparison(params: URLSearchParams): Promise<Comparison | null> {
  const day = today()
  const { query, problems } = parseCompareQuery(params, Object.values(categories), day)
  if (query === null) return null
  const found = await Promise.all(query.slugs.map((slug) => findProduct(query.category.id, slug)))
  const products = found.filter((product) => product !== null)
  if (products.length === 0) return null
  const gone = query.slugs.filter((_, index) => found[index] === null)
  const own = query.own === null ? null : query.category.ownProduct(query.own, day)
  return {
    query: { ...query, slugs: products.map((product) => product.slug) },
    table: compareTable(query.category, products, own, query.scenario, day),
    problems: [...problems, ...gone.map((slug) => ({ field: 'product', message: `${slug} is no longer listed.` }))],
    sample: products.some((product) => product.sample),
    today: day,
  }
}

/** What the form for the visitor's own product starts from. */
export function ownValues({ category, own }: CompareQuery) {
  return own ?? defaultValues(category.ownFields, today())
}
