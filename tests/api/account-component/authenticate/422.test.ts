import { expect, test } from 'vitest'
import { authenticateOperation } from '@/lib/contract/account-component/authenticate'
import { expectProblem, fieldsOf, send } from '../../support/provider'

test.each([
  ['no contact', { username: 'aminah', password: 'x' }, ['username']],
  ['no password', { username: 'aminah@example.com', password: '' }, ['password']],
  ['more than a person types', { username: 'aminah@example.com', password: '🐯'.repeat(129) }, ['password']],
])('%s is refused by its field', async (_what, body, fields) => {
  expect(fieldsOf(await expectProblem(await send(authenticateOperation, { body }), 'GBL0007'))).toEqual(fields)
})
