import { type CategoryId, categoryOf } from '@/lib/domain/categories/registry'
import { type CategoryOverview, categoryOverview } from '@/lib/domain/category-overview'
import { listProducts, today } from '@/lib/server/data/catalogue'

/** Categories in a few figures, in the order asked for. Throws ApiError. */
export async function overviewsOf(ids: readonly CategoryId[]): Promise<CategoryOverview[]> {
  const lists = await Promise.all(ids.map((id) => listProducts(id)))
  return ids.map((id, at) => categoryOverview(categoryOf(id), lists[at]?.products ?? [], today()))
}
