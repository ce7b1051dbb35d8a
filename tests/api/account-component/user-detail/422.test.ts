import { expect, test } from 'vitest'
import { userDetailOperation } from '@/lib/contract/account-component/user-detail'
import { expectProblem, fieldsOf, send } from '../../support/provider'

test.each([
  ['no key', {}, ['key']],
  ['half a key', { key: 'A'.repeat(42) }, ['key']],
  ['a contact in place of a key', { username: 'siti@example.com' }, ['key', 'username']],
])('%s is refused by name', async (_what, body, fields) => {
  expect(fieldsOf(await expectProblem(await send(userDetailOperation, { body }), 'GBL0007'))).toEqual(fields)
})
