import { expect, test } from 'vitest'
import { subscribeOperation } from '@/lib/contract/notification-component/subscribe'
import { kysely } from '@/lib/server/db/connection'
import { signed } from '../../support/member'
import { expectProblem, send } from '../../support/provider'

const ask = (body: unknown) => send(subscribeOperation, { body, headers: signed() })

test.each(['', '   '])('an empty address is told so in the words of the specification: %j', async (email) => {
  const problem = await expectProblem(await ask({ email }), 'GBL0007')
  expect(problem.errors).toEqual([{ field: 'email', message: 'Email cannot be empty.' }])
})

test.each(['siti', 'siti@example.org', 'a@b.my\r\nBcc: x@y.com', 'a@b.com,c@d.com', `${'a'.repeat(300)}@b.com`])(
  'an address that cannot subscribe is told so in the words of the specification: %j',
  async (email) => {
    const problem = await expectProblem(await ask({ email }), 'GBL0007')
    const message = 'Invalid email address. Please enter a valid email address.'
    expect(problem.errors).toEqual([{ field: 'email', message }])
  },
)

test.each([
  ['no address', {}, ['email']],
  ['a number', { email: 7 }, ['email']],
  ['a field that is not known', { email: 'a@b.com', state: 'subscribed' }, ['state']],
])('%s is refused by name', async (_what, body, fields) => {
  const problem = await expectProblem(await ask(body), 'GBL0007')
  expect(problem.errors?.map((error) => error.field)).toEqual(fields)
})

test('nothing of a refused request is kept', async () => {
  await ask({ email: 'siti@example.org' })
  expect(await (await kysely()).selectFrom('newsletter_subscribers').selectAll().execute()).toEqual([])
})
