import { expect, test } from 'vitest'
import { productFiltersOperation } from '@/lib/contract/ai-component/product-filters'
import { expectProblem, fieldsOf, send } from '../../support/provider'

test('a category that does not exist, is missing or comes twice is refused by name', async () => {
  for (const query of [
    '',
    'category=stocks',
    'category=',
    'category=credit-card&category=personal-loan',
    'category=__proto__',
  ]) {
    const problem = await expectProblem(await send(productFiltersOperation, { query }), 'GBL0007')
    expect(fieldsOf(problem)).toEqual(['category'])
  }
})

test('a query name that the call does not know is refused by name', async () => {
  const problem = await expectProblem(
    await send(productFiltersOperation, { query: 'category=credit-card&constructor=1&x=2' }),
    'GBL0007',
  )
  expect([...fieldsOf(problem)].sort()).toEqual(['constructor', 'x'])
})
