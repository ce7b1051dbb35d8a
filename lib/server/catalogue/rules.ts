import { siteOf } from '@/lib/domain/categories/registry'
import { ordinaryOf } from '@/lib/domain/categories/shared/offered'
import type { Product } from '@/lib/domain/products/product'
import type { Problem } from '@/lib/domain/validation/field-problem'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { commonProblems } from './rules-common'

/** What is wrong with what holds outside the days of a promotion, put in place of the product's own figures. */
function ordinaryProblems(product: Product): readonly Problem[] {
  const ordinary = product.promotion?.ordinary ?? {}
  return siteOf(product.category)
    .problems(ordinaryOf(product))
    .filter(({ path: [field] }) => field !== undefined && Object.hasOwn(ordinary, field))
    .map(({ path, reason }) => ({ path: ['promotion', 'ordinary', ...path], reason }))
}

/** What is wrong with a product whose every field is well written. */
export function productProblems(product: Product, today: IsoDate): readonly Problem[] {
  return [
    ...commonProblems(product, today),
    ...siteOf(product.category).problems(product),
    ...ordinaryProblems(product),
  ]
}
