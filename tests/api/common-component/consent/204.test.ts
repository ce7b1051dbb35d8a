import { expect, test } from 'vitest'
import { consentOperation } from '@/lib/contract/common-component/consent'
import { kysely } from '@/lib/server/db/connection'
import { choice } from '../../support/consent'
import { expectSuccess, send } from '../../support/provider'

async function kept(id: unknown) {
  const db = await kysely()
  return db.selectFrom('consents').selectAll().where('id', '=', String(id)).execute()
}

test('a choice is in the database when it is acknowledged: version, time, channel, choice and a random id, nothing else', async () => {
  const body = choice({ channel: 'dialog', recording: true })
  const headers = { 'user-agent': 'Canary/1.0', referer: 'https://site.example/credit-card?salary=5000' }
  await expectSuccess(await send(consentOperation, { body, headers }), consentOperation)
  expect(await kept(body.id)).toEqual([
    {
      id: body.id,
      text_version: '2026-11-21',
      channel: 'dialog',
      analytics: 1,
      recording: 1,
      created_at: expect.toSatisfy((at: unknown) => typeof at === 'number' && at > Date.UTC(2026, 10, 19)),
    },
  ])
})

test('a refusal is kept like a consent', async () => {
  const body = choice({ analytics: false })
  await expectSuccess(await send(consentOperation, { body }), consentOperation)
  expect(await kept(body.id)).toMatchObject([{ analytics: 0, recording: 0 }])
})

test('the same id sent again keeps what it stood for first', async () => {
  const body = choice()
  await expectSuccess(await send(consentOperation, { body }), consentOperation)
  await expectSuccess(await send(consentOperation, { body: { ...body, analytics: false } }), consentOperation)
  expect(await kept(body.id)).toMatchObject([{ analytics: 1 }])
})
