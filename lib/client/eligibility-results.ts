import type { CategoryId } from '@/lib/domain/categories/ids'
import { loadCategory } from '@/lib/domain/categories/load'
import { readApplicant } from '@/lib/domain/eligibility/applicant-questions'
import { checkEligibility } from '@/lib/domain/eligibility/check-eligibility'
import { type EligibilityResult, eligibilityResultOf } from '@/lib/domain/eligibility/qualifying'
import { parseListQuery } from '@/lib/domain/list/list-query'
import { hasPersonalAnswers } from '@/lib/domain/personal/personal-answers'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { keptApplicant } from './applicant-answers'
import { personalAnswersOf } from './personal-answers-of'
import { fetchProduct } from './products'

/** Whether each of some products lets the visitor have it, by slug. */
export type EligibilityResults = ReadonlyMap<string, EligibilityResult>

/**
 * What was told of the visitor, held against the rules of some products of a category. `address` is the query of their
 * page: its scenario says what would be borrowed. Null where nothing was told. Rejects with ApiError when a product cannot be had.
 */
export async function eligibilityResultsOf(
  id: CategoryId,
  slugs: readonly string[],
  address: URLSearchParams,
  today: IsoDate,
): Promise<EligibilityResults | null> {
  const kept = keptApplicant()
  if (kept === null || Object.keys(kept.answers).length === 0) return null
  const { applicant } = readApplicant(kept.answers)
  const loading = loadCategory(id)
  const [category, ...products] = await Promise.all([loading, ...slugs.map((slug) => fetchProduct(id, slug, loading))])
  const told = await personalAnswersOf(category)
  const { scenario } = parseListQuery(category, address, today, told).state
  const isTold = hasPersonalAnswers(category, told)
  return new Map(
    products.map((product) => [
      product.slug,
      eligibilityResultOf(checkEligibility(category, product, applicant, { scenario, today, isTold })),
    ]),
  )
}
