import type { Category } from '@/lib/domain/categories/category'
import { type CategoryOverview, categoryOverview } from '@/lib/domain/list/category-overview'
import { listProducts, today } from '@/lib/server/data/catalogue/catalogue'

/** Categories in a few figures, in the order asked for. Throws ApiError. */
export function overviewsOf(categories: readonly Category[]): Promise<CategoryOverview[]> {
  return Promise.all(
    categories.map(async (category) => categoryOverview(category, (await listProducts(category.id)).products, today())),
  )
}
