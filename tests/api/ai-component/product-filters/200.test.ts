import { expect, test } from 'vitest'
import { productFiltersOperation } from '@/lib/contract/ai-component/product-filters'
import { categoryIds } from '@/lib/domain/categories/load'
import { categoryOf } from '@/lib/domain/categories/registry'
import { isoDate } from '@/lib/domain/values/iso-date'
import { catalogue } from '@/lib/server/catalogue/load'
import { expectSuccess, send } from '../../support/provider'

test.each(categoryIds)('the facets and situations of %s, with what each option leaves', async (id) => {
  const response = await send(productFiltersOperation, { query: `category=${id}` })
  const { data } = await expectSuccess(response, productFiltersOperation)
  const category = categoryOf(id)
  const today = isoDate('2026-11-20')
  const products = [...catalogue().products[id].values()]
  expect(data.situations.map((situation) => situation.id)).toEqual(category.situations.map((situation) => situation.id))
  expect(data.facets.map((facet) => facet.id)).toEqual(category.facets.map((facet) => facet.id))
  for (const [place, facet] of category.facets.entries()) {
    const counts = facet.options.map((option) => {
      const matching = products.filter((product) => option.matches(product, today)).length
      return facet.mode === 'leave-out' ? products.length - matching : matching
    })
    expect(data.facets[place]?.options.map((option) => option.count)).toEqual(counts)
  }
})
