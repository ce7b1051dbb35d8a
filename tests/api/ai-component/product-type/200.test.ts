import { expect, test } from 'vitest'
import { productTypeOperation } from '@/lib/contract/ai-component/product-type'
import { categoryIds } from '@/lib/domain/categories/load'
import { catalogue } from '@/lib/server/catalogue/load'
import { expectSuccess, send } from '../../support/provider'

test('every category is listed with the number of its products', async () => {
  const { data } = await expectSuccess(await send(productTypeOperation), productTypeOperation)
  expect(data.types.map(({ id, total }) => [id, total])).toEqual(
    categoryIds.map((id) => [id, catalogue().products[id].size]),
  )
})
