import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { figureTables } from '@/lib/domain/categories/figure-tables'
import { categoryIds } from '@/lib/domain/categories/load'
import type { FigureTable } from '@/lib/domain/figures/figure-table'
import { productBase } from '@/tests/factories/product'
import { figureValues } from '@/tests/factories/shape-values'
import { productSchema } from './product'

describe.each(categoryIds)('a product of %s on the wire', (id) => {
  const table: FigureTable = figureTables[id]
  const products = figureValues(table).map((figures) => ({ ...productBase(id), ...figures }))

  it('is read as it was sent, whatever its figures', () => {
    fc.assert(
      fc.property(products, (product) => {
        expect(productSchema.parse(product)).toEqual(product)
      }),
    )
  })

  it('is refused when one of its figures is of no kind that the table knows', () => {
    fc.assert(
      fc.property(products, fc.constantFrom(...Object.keys(table)), (product, name) => {
        expect(productSchema.safeParse({ ...product, [name]: { state: 'guessed', value: 1 } }).success).toBe(false)
        const { [name]: _, ...lacking } = Object.fromEntries(Object.entries(product))
        expect(productSchema.safeParse(lacking).success).toBe(false)
      }),
    )
  })
})
