import { expect, test } from 'vitest'
import { tokenExtendsOperation } from '@/lib/contract/account-component/token-extends'
import { expectProblem, fieldsOf, send } from '../../support/provider'

test.each([
  ['no token', {}, ['refreshToken']],
  ['an empty token', { refreshToken: '' }, ['refreshToken']],
  ['a token without end', { refreshToken: 'a'.repeat(201) }, ['refreshToken']],
  ['a list for a token', { refreshToken: ['a'] }, ['refreshToken']],
  ['null for a token', { refreshToken: null }, ['refreshToken']],
  ['an unknown field', { refreshToken: 'a', accountId: '1' }, ['accountId']],
])('%s is refused by name', async (_what, body, fields) => {
  expect(fieldsOf(await expectProblem(await send(tokenExtendsOperation, { body }), 'GBL0007'))).toEqual(fields)
})
