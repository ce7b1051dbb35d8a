import { siteOf } from '@/lib/domain/categories/registry'
import type { Problem } from '@/lib/domain/field-problem'
import type { IsoDate } from '@/lib/domain/iso-date'
import type { Product } from '@/lib/domain/products/product'
import { commonProblems } from './rules-common'

/** What is wrong with a product whose every field is well written. */
export function productProblems(product: Product, today: IsoDate): readonly Problem[] {
  return [...commonProblems(product, today), ...siteOf(product.category).problems(product)]
}
