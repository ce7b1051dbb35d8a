import type { Applicant } from '@/lib/domain/categories/category'
import { loadCategory } from '@/lib/domain/categories/load'
import type { CategoryId } from '@/lib/domain/categories/registry'
import { checkEligibility, type RuleResult } from '@/lib/domain/eligibility'
import { fetchProduct } from './products'

/**
 * Loads a product and its category's rules; what comes back checks an applicant on the device without any request.
 * Rejects with ApiError when the product cannot be had.
 */
export async function createEligibilityCheck(
  id: CategoryId,
  slug: string,
): Promise<(applicant: Applicant) => readonly RuleResult[]> {
  const loading = loadCategory(id)
  const [category, product] = await Promise.all([loading, fetchProduct(id, slug, loading)])
  return (applicant) => checkEligibility(category, product, applicant)
}
