import fc from 'fast-check'
import type { Assumptions, Category } from '@/lib/domain/categories/category'
import { categoryList } from '@/lib/domain/categories/registry'
import { isoDate } from '@/lib/domain/iso-date'
import type { Product } from '@/lib/domain/products/product'
import { loadCatalogue } from '@/lib/server/catalogue/load'

export const today = isoDate('2026-11-20')
const catalogue = loadCatalogue('content', { today, categories: categoryList })

/** The products that the site ships in a category. */
export function productsOf(category: Category): readonly Product[] {
  return [...catalogue.products[category.id].values()]
}

/** Any case that the category's bar allows. */
export function casesOf(category: Category): fc.Arbitrary<Assumptions> {
  return fc.record(Object.fromEntries(category.fields.map(({ name, min, max }) => [name, fc.integer({ min, max })])))
}

/** Categories as rows of `describe.each`. */
export const eachCategory = categoryList.map((category) => [category.id, category] as const)
