import type { CategoryId } from '@/lib/domain/categories/ids'
import { loadCategory } from '@/lib/domain/categories/load'
import { readApplicant } from '@/lib/domain/eligibility/applicant-questions'
import { checkEligibility } from '@/lib/domain/eligibility/check-eligibility'
import { type Standing, standingOf } from '@/lib/domain/eligibility/qualifying'
import { parseListQuery } from '@/lib/domain/list/list-query'
import { isToldOf } from '@/lib/domain/personal/told'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { keptApplicant } from './applicant-answers'
import { fetchProduct } from './products'
import { toldOf } from './told-of'

/** Whether each of some products lets the visitor have it, by slug. */
export type Standings = ReadonlyMap<string, Standing>

/**
 * What was told of the visitor, held against the rules of some products of a category. `address` is the query of their
 * page: its scenario says what would be borrowed. Null where nothing was told. Rejects with ApiError when a product cannot be had.
 */
export async function standingsOf(
  id: CategoryId,
  slugs: readonly string[],
  address: URLSearchParams,
  today: IsoDate,
): Promise<Standings | null> {
  const kept = keptApplicant()
  if (kept === null || Object.keys(kept.answers).length === 0) return null
  const { applicant } = readApplicant(kept.answers)
  const loading = loadCategory(id)
  const [category, ...products] = await Promise.all([loading, ...slugs.map((slug) => fetchProduct(id, slug, loading))])
  const told = await toldOf(category)
  const { scenario } = parseListQuery(category, address, today, told).state
  const isTold = isToldOf(category, told)
  return new Map(
    products.map((product) => [
      product.slug,
      standingOf(checkEligibility(category, product, applicant, { scenario, today, isTold })),
    ]),
  )
}
