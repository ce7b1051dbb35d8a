import { expect, test } from 'vitest'
import { subscribeOperation } from '@/lib/contract/notification-component/subscribe'
import { kysely } from '@/lib/server/db/connection'
import { signed } from '../../support/member'
import { expectSuccess, send } from '../../support/provider'

const ask = (email: string) => send(subscribeOperation, { body: { email }, headers: signed() })

async function states(): Promise<Readonly<Record<string, string>>> {
  const rows = await (await kysely()).selectFrom('newsletter_subscribers').selectAll().execute()
  return Object.fromEntries(rows.map((row) => [row.email, row.state]))
}

/** What a caller sees, without what names this one answer. */
async function seen(response: Response) {
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'x-request-id'))
  return { status: response.status, headers, body: await response.text() }
}

test('an address is subscribed, lower-cased, before it is acknowledged', async () => {
  await expectSuccess(await ask(' Siti@Example.com.MY '), subscribeOperation)
  expect(await states()).toEqual({ 'siti@example.com.my': 'subscribed' })
})

test('a known address gets the very same answer as a new one, and is kept once', async () => {
  const fresh = await seen(await ask('first@example.com'))
  expect(await seen(await ask('first@example.com'))).toEqual(fresh)
  expect(fresh).toMatchObject({ status: 204, body: '' })
  expect(Object.keys(await states()).filter((email) => email === 'first@example.com')).toHaveLength(1)
})
