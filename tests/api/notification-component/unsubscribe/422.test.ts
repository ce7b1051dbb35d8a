import { expect, test } from 'vitest'
import { unsubscribeOperation } from '@/lib/contract/notification-component/unsubscribe'
import { expectProblem, fieldsOf, send } from '../../support/provider'

test.each([
  ['no key', {}, ['key']],
  ['a key that lost its end', { key: 'A'.repeat(42) }, ['key']],
  ['a key with other characters', { key: `${'A'.repeat(42)}'` }, ['key']],
  ['an address in place of a key', { email: 'siti@example.com' }, ['key', 'email']],
])('%s is refused by name', async (_what, body, fields) => {
  const problem = await expectProblem(await send(unsubscribeOperation, { body }), 'GBL0007')
  expect(fieldsOf(problem)).toEqual(fields)
})
