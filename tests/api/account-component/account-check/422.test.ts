import { expect, test } from 'vitest'
import { accountCheckOperation } from '@/lib/contract/account-component/account-check'
import { signed } from '../../support/member'
import { expectProblem, fieldsOf, send } from '../../support/provider'

test.each([
  ['nothing', {}, ['username']],
  ['half an address', { username: 'siti@' }, ['username']],
  ['a number of another country', { username: '+65 8123 4567' }, ['username']],
  ['a header smuggled in', { username: 'siti@example.com\r\nBcc: x@example.com' }, ['username']],
  ['an unknown field', { username: 'siti@example.com', accountId: '1' }, ['accountId']],
])('%s is refused by name', async (_what, body, fields) => {
  const problem = await expectProblem(await send(accountCheckOperation, { headers: signed(), body }), 'GBL0007')
  expect(fieldsOf(problem)).toEqual(fields)
})
