import { expect, test } from 'vitest'
import { keepJoiningOperation } from '@/lib/contract/account-component/keep-joining'
import { expectProblem, fieldsOf, send } from '../../support/provider'

const key = 'A'.repeat(43)

test.each([
  ['no details', { key }, ['details']],
  ['a name of signs', { key, details: { fullName: '<script>', reasons: [] } }, ['details.fullName']],
  ['a reason that there is none of', { key, details: { fullName: null, reasons: ['fun'] } }, ['details.reasons.0']],
  ['another contact', { key, details: { username: 'other@example.com' } }, ['details.username']],
])('%s is refused by name', async (_what, body, fields) => {
  expect(fieldsOf(await expectProblem(await send(keepJoiningOperation, { body }), 'GBL0007'))).toEqual(fields)
})
