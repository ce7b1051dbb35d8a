import type fc from 'fast-check'
import type { Category } from '@/lib/domain/categories/category'
import { categoryList } from '@/lib/domain/categories/registry'
import { restrictionConditions } from '@/lib/domain/categories/shared/restriction'
import type { Values } from '@/lib/domain/fields/field'
import type { Product } from '@/lib/domain/products/product'
import { isoDate } from '@/lib/domain/values/iso-date'
import { loadCatalogue } from '@/lib/server/catalogue/load'
import { frozen } from '@/scripts/lib/frozen.mjs'
import { valuesOf } from '@/tests/factories/scenario'

export const today = isoDate(frozen.TEST_NOW)
const catalogue = loadCatalogue(frozen.TEST_CONTENT, { today, categories: categoryList })

/** Every product of the frozen catalogue. */
export const allProducts: readonly Product[] = categoryList.flatMap(({ id }) => [...catalogue.products[id].values()])

/** The products of the frozen catalogue in a category. */
export function productsOf(category: Category): readonly Product[] {
  return [...catalogue.products[category.id].values()]
}

/** Any scenario that a category's form allows. */
export function scenariosOf(category: Category): fc.Arbitrary<Values> {
  return valuesOf(category.scenario)
}

/** What the rows of products that are not for everybody begin with, as the rule of the order tells visitors. */
export const restrictionMarks: ReadonlySet<string> = new Set(
  categoryList.flatMap((category) =>
    productsOf(category)
      .flatMap(restrictionConditions)
      .map(({ label }) => label),
  ),
)

/** Categories as rows of `describe.each`. */
export const eachCategory = categoryList.map((category) => [category.id, category] as const)
