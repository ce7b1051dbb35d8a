import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { categoryIds } from '@/lib/domain/categories/load'
import { productTables } from '@/lib/domain/categories/product-tables'
import type { ProductTable } from '@/lib/domain/products/product-base'
import { productCore, traitsOfSample } from '@/tests/factories/product'
import { figureValues } from '@/tests/factories/shape-values'
import { productSchema } from './product'

describe.each(categoryIds)('a product of %s on the wire', (id) => {
  const { traits, figures }: ProductTable = productTables[id]
  const base = { ...productCore(id), ...traitsOfSample(traits) }
  const products = figureValues(figures).map((values) => ({ ...base, ...values }))

  it('is read as it was sent, whatever its figures', () => {
    fc.assert(
      fc.property(products, (product) => {
        expect(productSchema.parse(product)).toEqual(product)
      }),
    )
  })

  it('is refused when one of its figures is of no kind that the table knows', () => {
    fc.assert(
      fc.property(products, fc.constantFrom(...Object.keys(figures)), (product, name) => {
        expect(productSchema.safeParse({ ...product, [name]: { state: 'guessed', value: 1 } }).success).toBe(false)
        const { [name]: _, ...lacking } = Object.fromEntries(Object.entries(product))
        expect(productSchema.safeParse(lacking).success).toBe(false)
      }),
    )
  })
})
