import { expect, test } from 'vitest'
import { productDetailsOperation } from '@/lib/contract/ai-component/product-details'
import { categoryIds } from '@/lib/domain/categories/load'
import { catalogue } from '@/lib/server/catalogue/load'
import { expectSuccess, send } from '../../support/provider'

test.each(categoryIds)('each product of %s travels without a change', async (category) => {
  for (const [slug, product] of catalogue().products[category]) {
    const response = await send(productDetailsOperation, { query: `category=${category}&slug=${slug}` })
    expect((await expectSuccess(response, productDetailsOperation)).data).toEqual({ asOf: catalogue().asOf, product })
  }
})
