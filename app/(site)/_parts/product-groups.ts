import type { Category } from '@/lib/domain/categories/category'
import { categoryList } from '@/lib/domain/categories/registry'
import type { Product } from '@/lib/domain/products/product'
import { listProducts } from '@/lib/server/data/catalogue/catalogue'

interface ProductGroup {
  readonly category: Category
  readonly products: readonly Product[]
  /** When they were read, in epoch milliseconds, if no newer ones can be had. */
  readonly lastKnownAt: number | null
}

/** Every product that has a page, by category, in the order in which the site names them. Throws ApiError. */
export async function productGroups(): Promise<ProductGroup[]> {
  return Promise.all(
    categoryList.map(async (category) => {
      const { products, lastKnownAt } = await listProducts(category.id)
      return { category, products, lastKnownAt }
    }),
  )
}
