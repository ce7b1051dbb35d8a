import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { contactUsOperation } from '@/lib/contract/notification-component/contact-us'
import { kysely } from '@/lib/server/db/connection'
import { signed } from '../../support/member'
import { expectProblem, send } from '../../support/provider'
import { contactSample } from '../../support/samples'

test.each([
  ['no topic', { topic: '' }, 'topic', 'Choose what it is about.'],
  ['a name that is none', { name: '<b>' }, 'name', 'Enter your name as it is on your MyKad'],
  ['no address', { email: '' }, 'email', 'Enter your e-mail address.'],
  ['a header in the address', { email: 'a@b.my\r\nBcc: x@y.com' }, 'email', 'Enter an e-mail address such as'],
  ['no message', { message: ' \n ' }, 'message', 'Tell us what it is about.'],
  ['a message without end', { message: 'a'.repeat(3001) }, 'message', 'Use at most 3000 characters.'],
])('%s is refused by name, in words for its field, and nothing is sent', async (_what, wrong, field, words) => {
  const headers = { ...signed(), 'idempotency-key': randomUUID() }
  const body = { ...contactSample, ...wrong }
  const problem = await expectProblem(await send(contactUsOperation, { body, headers }), 'GBL0007')
  expect(problem.errors).toEqual([{ field, message: expect.stringContaining(words) }])
  expect(await (await kysely()).selectFrom('message_outbox').selectAll().execute()).toEqual([])
})
