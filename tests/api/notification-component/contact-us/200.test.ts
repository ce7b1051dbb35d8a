import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { contactUsOperation } from '@/lib/contract/notification-component/contact-us'
import { kysely } from '@/lib/server/db/connection'
import { signed } from '../../support/member'
import { expectSuccess, send } from '../../support/provider'
import { contactSample } from '../../support/samples'

test('a message is durable before it is acknowledged, and sent again under its key it is one message', async () => {
  const headers = { ...signed(), 'idempotency-key': randomUUID() }
  const ask = async () =>
    expectSuccess(await send(contactUsOperation, { body: contactSample, headers }), contactUsOperation)
  const { data } = await ask()
  expect((await ask()).data).toEqual(data)
  const rows = await (await kysely()).selectFrom('message_outbox').selectAll().execute()
  expect(rows.map(({ kind }) => kind).sort()).toEqual(['contact-received', 'contact-us'])
  expect(JSON.stringify(rows)).not.toMatch(/aminah|Yusof|do not get the code/i)
})
