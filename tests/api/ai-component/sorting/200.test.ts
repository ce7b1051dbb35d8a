import { expect, test } from 'vitest'
import { sortingOperation } from '@/lib/contract/ai-component/sorting'
import { categoryIds } from '@/lib/domain/categories/load'
import { categoryOf } from '@/lib/domain/categories/registry'
import { expectSuccess, send } from '../../support/provider'

test.each(categoryIds)('the orders of %s, the default first, each with its basis in words', async (id) => {
  const { data } = await expectSuccess(await send(sortingOperation, { query: `category=${id}` }), sortingOperation)
  expect(data.sorts.map((sort) => sort.id)).toEqual(categoryOf(id).sorts.map((sort) => sort.id))
  for (const sort of data.sorts) expect(sort.basis.length).toBeGreaterThan(5)
})
