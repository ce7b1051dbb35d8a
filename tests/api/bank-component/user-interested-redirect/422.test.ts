import { expect, test } from 'vitest'
import { userInterestedRedirectOperation } from '@/lib/contract/bank-component/user-interested-redirect'
import { expectProblem, fieldsOf, send } from '../../support/provider'

test.each([
  ['neither a product nor a partner', { page: '/' }, ['slug']],
  ['a slug without its category', { slug: 'a', page: '/' }, ['category']],
  ['a category without a slug', { category: 'credit-card', page: '/' }, ['slug']],
  ['a product and a partner', { category: 'credit-card', slug: 'a', entityName: 'CTOS', page: '/' }, ['entityName']],
  ['an unknown partner', { entityName: 'SOMEONE', page: '/' }, ['entityName']],
  ['no page', { entityName: 'CTOS' }, ['page']],
  ['a page with a query, which may carry what was typed', { entityName: 'CTOS', page: '/a?email=x' }, ['page']],
  ['a page on another site', { entityName: 'CTOS', page: '//evil.example' }, ['page']],
  ['a field that is not known', { entityName: 'CTOS', page: '/', points: 999 }, ['points']],
  ['a device with line breaks', { entityName: 'CTOS', page: '/', device: 'mobile\n{"level"' }, ['device']],
  ['a number for a text', { entityName: 'CTOS', page: 7 }, ['page']],
])('%s is refused by name', async (_what, body, fields) => {
  expect(fieldsOf(await expectProblem(await send(userInterestedRedirectOperation, { body }), 'GBL0007'))).toEqual(
    fields,
  )
})

test.each(['null', '[]', '"text"', '7', 'true'])('a body that is no object is refused: %s', async (rawBody) => {
  expect(fieldsOf(await expectProblem(await send(userInterestedRedirectOperation, { rawBody }), 'GBL0007'))).toEqual([
    'body',
  ])
})

test('a prototype in the body is an unknown field like any other', async () => {
  const rawBody = '{"entityName":"CTOS","page":"/","__proto__":{"polluted":true}}'
  expect(fieldsOf(await expectProblem(await send(userInterestedRedirectOperation, { rawBody }), 'GBL0007'))).toEqual([
    '__proto__',
  ])
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test('a body nested ten thousand deep is refused like any other', async () => {
  const rawBody = `${'['.repeat(10_000)}${']'.repeat(10_000)}`
  await expectProblem(await send(userInterestedRedirectOperation, { rawBody }), 'GBL0007')
})
