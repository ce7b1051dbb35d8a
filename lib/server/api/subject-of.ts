import type * as z from 'zod'
import type { interestSubjectSchema } from '@/lib/contract/entities/interest'
import type { InterestSubject } from '@/lib/server/services/clicks/interest'
import { ApiFailure } from './failure'
import type { ClickServices } from './services'

/**
 * What a body names.
 * @throws ApiFailure GBL0008 for a product that is not listed.
 */
export async function subjectOf(
  { category, slug, entityName }: z.output<typeof interestSubjectSchema>,
  { catalogue }: Pick<ClickServices, 'catalogue'>,
): Promise<InterestSubject> {
  if (entityName !== undefined) return { entityName }
  const product = category === undefined ? undefined : (await catalogue()).products[category].get(slug ?? '')
  if (product === undefined) throw new ApiFailure('GBL0008')
  return { category: product.category, slug: product.slug }
}
