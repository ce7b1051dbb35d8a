import { expect, test } from 'vitest'
import { productDetailsOperation } from '@/lib/contract/ai-component/product-details'
import { expectProblem, fieldsOf, send } from '../../support/provider'

test('both fields are named when both are missing', async () => {
  expect(fieldsOf(await expectProblem(await send(productDetailsOperation), 'GBL0007'))).toEqual(['category', 'slug'])
})

test.each(['', 'Upper', '../etc', 'a--b', '-a', 'a'.repeat(81), 'caf%C3%A9', '%00', 'a b'])(
  'a slug that no product can have is refused by name: %s',
  async (slug) => {
    const query = `category=credit-card&slug=${slug}`
    const problem = await expectProblem(await send(productDetailsOperation, { query }), 'GBL0007')
    expect(fieldsOf(problem)).toEqual(['slug'])
  },
)

test('a slug given twice is refused by name', async () => {
  const query = 'category=credit-card&slug=a&slug=b'
  expect(fieldsOf(await expectProblem(await send(productDetailsOperation, { query }), 'GBL0007'))).toEqual(['slug'])
})
