import 'server-only'
import { categoryList } from '@/lib/domain/categories/registry'
import type { CategoryCoverage, Coverage } from '@/lib/domain/list/coverage'
import type { Product } from '@/lib/domain/products/product'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { isFigure, walk } from '@/lib/server/catalogue/rules-common'
import { listProducts } from './catalogue'

/** The figures of a product by whether they are published. */
function figuresOf(product: Product): { readonly sourced: number; readonly missing: number } {
  let sourced = 0
  let missing = 0
  walk(product, [], (value) => {
    if (!isFigure(value)) return
    if (value.state === 'missing') missing += 1
    else sourced += 1
  })
  return { sourced, missing }
}

function newestCheck(products: readonly Product[]): IsoDate | null {
  const days = products.flatMap(({ sources }) => Object.values(sources).map(({ checkedOn }) => checkedOn))
  return days.reduce<IsoDate | null>((newest, day) => (newest === null || day > newest ? day : newest), null)
}

function countsOf(products: readonly Product[]): Coverage {
  const figures = products.map(figuresOf)
  return {
    products: products.length,
    issuers: new Set(products.map(({ issuer }) => issuer.slug)).size,
    samples: products.filter(({ sample }) => sample).length,
    sourced: figures.reduce((sum, { sourced }) => sum + sourced, 0),
    missing: figures.reduce((sum, { missing }) => sum + missing, 0),
    newestCheck: newestCheck(products),
  }
}

/** What the catalogue holds, in all and by category. Throws ApiError where a list cannot be had. */
export async function siteCoverage(): Promise<{
  readonly all: Coverage
  readonly byCategory: readonly CategoryCoverage[]
}> {
  const lists = await Promise.all(
    categoryList.map(async (category) => ({ category, products: (await listProducts(category.id)).products })),
  )
  return {
    all: countsOf(lists.flatMap(({ products }) => products)),
    byCategory: lists.map(({ category, products }) => ({ category, ...countsOf(products) })),
  }
}
