import type { FieldProblem } from '../fields/form'
import type { Product } from '../products/product'
import type { IsoDate } from '../values/iso-date'
import { type CompareTable, compareTable } from './compare'
import type { CompareQuery } from './compare-query'

/** A comparison ready to print, with what could not be used of its address. */
export interface Comparison {
  readonly query: CompareQuery
  readonly table: CompareTable
  readonly problems: readonly FieldProblem[]
  readonly sample: boolean
  readonly today: IsoDate
}

/** Puts together what was asked to compare; `listed` is its whole category. Null when none of them is listed. */
export function buildComparison(
  query: CompareQuery,
  problems: readonly FieldProblem[],
  listed: readonly Product[],
  today: IsoDate,
): Comparison | null {
  const bySlug = new Map(listed.map((product) => [product.slug, product]))
  const products = query.slugs.flatMap((slug) => bySlug.get(slug) ?? [])
  if (products.length === 0) return null
  const gone = query.slugs.filter((slug) => !bySlug.has(slug))
  const own = query.own === null ? null : query.category.ownProduct(query.own, today)
  return {
    query: { ...query, slugs: products.map(({ slug }) => slug) },
    table: compareTable(query.category, products, own, query.scenario, today, listed),
    problems: [...problems, ...gone.map((slug) => ({ field: 'product', message: `${slug} is no longer listed.` }))],
    sample: products.some(({ sample }) => sample),
    today,
  }
}
