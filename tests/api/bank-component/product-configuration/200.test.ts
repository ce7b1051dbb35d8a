import { expect, test } from 'vitest'
import { productConfigurationOperation } from '@/lib/contract/bank-component/product-configuration'
import { categoryIds } from '@/lib/domain/categories/load'
import { categoryOf } from '@/lib/domain/categories/registry'
import { expectSuccess, send } from '../../support/provider'

test('every category has its assumptions, and each default lies within its bounds', async () => {
  const response = await send(productConfigurationOperation)
  const { data } = await expectSuccess(response, productConfigurationOperation)
  expect(data.categories.map(({ id }) => id)).toEqual([...categoryIds])
  for (const { id, fields } of data.categories) {
    expect(fields).toEqual(categoryOf(id).fields)
    for (const field of fields) {
      expect(field.default).toBeGreaterThanOrEqual(field.min)
      expect(field.default).toBeLessThanOrEqual(field.max)
    }
  }
  expect(data.shelfLifeDays).toEqual({ rate: 90, fee: 180, rule: 365 })
})
