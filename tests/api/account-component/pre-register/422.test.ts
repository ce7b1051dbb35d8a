import { expect, test } from 'vitest'
import { preRegisterOperation } from '@/lib/contract/account-component/pre-register'
import { signed } from '../../support/member'
import { expectProblem, fieldsOf, send } from '../../support/provider'

const good = { username: 'siti@example.com', purpose: 'sign-in' }

test.each([
  ['no contact', { purpose: 'sign-in' }, ['username']],
  ['a landline', { ...good, username: '03-2345 6789' }, ['username']],
  ['a purpose that there is none of', { ...good, purpose: 'confirm' }, ['purpose']],
  ['a key of the caller’s making', { ...good, key: 'A'.repeat(43) }, ['key']],
])('%s is refused by name', async (_what, body, fields) => {
  const problem = await expectProblem(await send(preRegisterOperation, { headers: signed(), body }), 'GBL0007')
  expect(fieldsOf(problem)).toEqual(fields)
})

test('what is wrong is said in the words of the form', async () => {
  const sent = { headers: signed(), body: { ...good, username: 'siti@' } }
  const problem = await expectProblem(await send(preRegisterOperation, sent), 'GBL0007')
  expect(problem.errors?.[0]?.message).toMatch(/^Enter an e-mail address such as/)
})
