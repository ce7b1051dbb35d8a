import { describe, expect, test } from 'vitest'
import { forgetInterestsOperation } from '@/lib/contract/analytic-component/forget-interests'
import { interestCalls } from '../support/interests'
import { bearer, callerOf, newMember } from '../support/member'
import { expectProblem, fieldsOf, send } from '../support/provider'

describe.each(interestCalls)('an interest of %s', (_who, operation) => {
  test.each([
    ['neither a product nor a partner', {}, ['slug']],
    ['a slug without its category', { slug: 'a' }, ['category']],
    ['a product and a partner', { category: 'credit-card', slug: 'a', entityName: 'CTOS' }, ['entityName']],
    ['an unknown partner', { entityName: 'SOMEONE' }, ['entityName']],
    ['a slug that is a path', { category: 'credit-card', slug: '../x' }, ['slug']],
    ['whose it is', { entityName: 'CTOS', accountId: 'x' }, ['accountId']],
  ])('in %s is refused by name', async (_what, body, fields) => {
    const response = await send(operation, { headers: await callerOf(operation), body })
    expect(fieldsOf(await expectProblem(response, 'GBL0007'))).toEqual(fields)
  })
})

test.each([
  ['', ['id']],
  ['id=1', ['id']],
  ['all=false', ['all']],
  ['all=true&id=7f2c1a34-9b1d-4c6e-8f00-0123456789ab', ['id']],
])('“%s” does not say what to take off a list, and takes nothing', async (query, fields) => {
  const headers = bearer((await newMember()).accessToken)
  const response = await send(forgetInterestsOperation, { headers, query })
  expect(fieldsOf(await expectProblem(response, 'GBL0007'))).toEqual(fields)
})
