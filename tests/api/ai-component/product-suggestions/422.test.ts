import { expect, test } from 'vitest'
import { productSuggestionsOperation } from '@/lib/contract/ai-component/product-suggestions'
import { categoryOf } from '@/lib/domain/categories/registry'
import { numberFields } from '@/tests/factories/scenario'
import { expectProblem, fieldsOf, send } from '../../support/provider'

test.each([
  ['ranking=', 'ranking'],
  ['ranking=best', 'ranking'],
  ['pageSize=0', 'pageSize'],
  ['pageSize=201', 'pageSize'],
  ['pageSize=1.5', 'pageSize'],
  ['pageSize=ten', 'pageSize'],
  ['pageSize=', 'pageSize'],
  ['pageSize=5&pageSize=6', 'pageSize'],
  ['page=0', 'page'],
  ['page=x', 'page'],
  ['page=1&page=2', 'page'],
  ['sort=paid', 'sort'],
  ['sort=a&sort=b', 'sort'],
  ['situation=none', 'situation'],
  ['spend-petrol-x=1', 'spend-petrol-x'],
  ['__proto__=1', '__proto__'],
  ['constructor=1', 'constructor'],
])('what a page would repair is refused by name: %s', async (part, field) => {
  const problem = await expectProblem(
    await send(productSuggestionsOperation, { query: `category=credit-card&${part}` }),
    'GBL0007',
  )
  expect(fieldsOf(problem)).toEqual([field])
})

test('a value of the scenario out of its bounds is refused by name and the reason is told', async () => {
  const fields = numberFields(categoryOf('personal-loan').scenario)
  expect(fields).not.toEqual([])
  for (const { name, field } of fields) {
    const query = `category=personal-loan&${name}=999999999`
    const problem = await expectProblem(await send(productSuggestionsOperation, { query }), 'GBL0007')
    expect(problem.errors).toEqual([{ field: name, message: expect.stringContaining(field.max.because) }])
  }
})

test('a facet value that does not exist is refused by name and the values are told', async () => {
  for (const facet of categoryOf('credit-card').facets) {
    const query = `category=credit-card&${facet.id}=nonsense`
    const problem = await expectProblem(await send(productSuggestionsOperation, { query }), 'GBL0007')
    expect(problem.errors).toEqual([
      { field: facet.id, message: expect.stringContaining(facet.options[0]?.value ?? '?') },
    ])
  }
})

test('a query with thousands of names is refused before anything is computed', async () => {
  const query = `category=credit-card&${Array.from({ length: 2000 }, (_, index) => `n${index}=1`).join('&')}`
  expect(fieldsOf(await expectProblem(await send(productSuggestionsOperation, { query }), 'GBL0007'))).toEqual([
    'query',
  ])
})
