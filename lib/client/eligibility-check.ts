import type { Applicant } from '@/lib/domain/categories/category'
import type { CategoryId } from '@/lib/domain/categories/ids'
import { loadCategory } from '@/lib/domain/categories/load'
import { type ApplicantQuestion, questionsFor } from '@/lib/domain/eligibility/applicant-questions'
import { checkEligibility, rulesRead } from '@/lib/domain/eligibility/check-eligibility'
import type { RuleResult } from '@/lib/domain/eligibility/eligibility'
import { parseListQuery } from '@/lib/domain/list/list-query'
import { hasPersonalAnswers } from '@/lib/domain/personal/personal-answers'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { personalAnswersOf } from './personal-answers-of'
import { fetchProduct } from './products'

/** What checks an applicant on the device, and what to ask for it. */
export interface EligibilityCheck {
  readonly questions: readonly ApplicantQuestion[]
  readonly check: (applicant: Applicant) => readonly RuleResult[]
}

/**
 * Loads a product and its category's rules. `address` is the query of the product's page: its scenario says what would be
 * borrowed. What comes back checks an applicant on the device without any request.
 * Rejects with ApiError when the product cannot be had.
 */
export async function createEligibilityCheck(
  id: CategoryId,
  slug: string,
  address: URLSearchParams,
  today: IsoDate,
): Promise<EligibilityCheck> {
  const loading = loadCategory(id)
  const [category, product] = await Promise.all([loading, fetchProduct(id, slug, loading)])
  const told = await personalAnswersOf(category)
  const { scenario } = parseListQuery(category, address, today, told).state
  return {
    questions: questionsFor(rulesRead(category, product)),
    check: (applicant) =>
      checkEligibility(category, product, applicant, { scenario, today, isTold: hasPersonalAnswers(category, told) }),
  }
}
