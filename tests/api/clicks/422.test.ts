import { describe, expect, test } from 'vitest'
import { clickCalls } from '../support/clicks'
import { expectProblem, fieldsOf, send } from '../support/provider'

describe.each(clickCalls)('a click by %s', (_source, operation) => {
  test.each([
    ['neither a product nor a partner', { page: '/' }, ['slug']],
    ['a slug without its category', { slug: 'a', page: '/' }, ['category']],
    ['a category without a slug', { category: 'credit-card', page: '/' }, ['slug']],
    ['a product and a partner', { category: 'credit-card', slug: 'a', entityName: 'CTOS', page: '/' }, ['entityName']],
    ['an unknown partner', { entityName: 'SOMEONE', page: '/' }, ['entityName']],
    ['no page', { entityName: 'CTOS' }, ['page']],
    ['a page with a query, which may carry what was typed', { entityName: 'CTOS', page: '/a?email=x' }, ['page']],
    ['a page on another site', { entityName: 'CTOS', page: '//evil.example' }, ['page']],
    ['a device with line breaks', { entityName: 'CTOS', page: '/', device: 'mobile\n{"level"' }, ['device']],
    ['a number for a text', { entityName: 'CTOS', page: 7 }, ['page']],
  ])('%s is refused by name', async (_what, body, fields) => {
    expect(fieldsOf(await expectProblem(await send(operation, { body }), 'GBL0007'))).toEqual(fields)
  })
})
