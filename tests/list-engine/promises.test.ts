import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultState, weightsSort } from '@/lib/domain/list/list-query'
import { rankProducts } from '@/lib/domain/list/ranking'
import type { Product } from '@/lib/domain/products/product'
import { paidKinds } from '@/lib/domain/products/product-base'
import { addDays, isoDate } from '@/lib/domain/values/iso-date'
import { eachCategory, productsOf, scenariosOf, today } from './content-cases'

const numRuns = 20

/** What we are paid, what is said of a product and what is on offer: nothing of it may move a product. */
const marketing = fc.record({ paid: fc.constantFrom(...paidKinds), text: fc.string({ minLength: 1 }) })

/** The product with other words of its offer, or with an offer that none of its figures counts. */
function withOffer(product: Product, text: string): Product {
  const uncounted = { start: isoDate('2026-11-01'), end: null, source: product.officialSource, ordinary: {} }
  return Object.assign(
    { ...product },
    'promotion' in product && { promotion: { ...(product.promotion ?? uncounted), text } },
  )
}

describe.each(eachCategory)('the order of %s', (_, category) => {
  const products = productsOf(category)
  const sorts = fc.constantFrom(weightsSort, ...category.sorts.map(({ id }) => id))
  const slugsOf = (list: readonly Product[], state: Parameters<typeof rankProducts>[2], day = today) =>
    rankProducts(category, list, state, day).products.map(({ slug }) => slug)

  it('reads nothing about how we are paid, what we say of a product or what is on offer', () => {
    const offers = fc.array(marketing, { minLength: products.length, maxLength: products.length })
    fc.assert(
      fc.property(offers, sorts, scenariosOf(category), (told, sort, scenario) => {
        const dressed = products.map((product, at): Product => {
          const { paid, text } = told[at] ?? { paid: 'none', text: '' }
          return { ...withOffer(product, text), paid, summary: text }
        })
        const state = { ...defaultState(category, today), sort, scenario }
        expect(slugsOf(dressed, state)).toEqual(slugsOf(products, state))
      }),
      { numRuns },
    )
  })

  it('does not depend on the order in which products are given', () => {
    const shuffled = fc.shuffledSubarray([...products], { minLength: products.length })
    fc.assert(
      fc.property(shuffled, sorts, (given, sort) => {
        const state = { ...defaultState(category, today), sort }
        expect(slugsOf(given, state)).toEqual(slugsOf(products, state))
      }),
      { numRuns },
    )
  })

  it('gives no rank to a product whose figures were not checked for years, and keeps it in the list', () => {
    const later = addDays(today, 800)
    for (const { id: sort } of category.sorts) {
      const rows = rankProducts(category, products, { ...defaultState(category, later), sort }, later).rows()
      expect(rows).toHaveLength(products.length)
      const ranked = rows.filter(({ rank }) => rank !== null).map(({ product }) => product.slug)
      expect(ranked, sort).toEqual([])
    }
  })
})
