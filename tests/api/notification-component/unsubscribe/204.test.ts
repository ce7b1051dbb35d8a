import { expect, test } from 'vitest'
import { subscribeOperation } from '@/lib/contract/notification-component/subscribe'
import { unsubscribeOperation } from '@/lib/contract/notification-component/unsubscribe'
import { kysely } from '@/lib/server/db/connection'
import { signed } from '../../support/member'
import { expectSuccess, send } from '../../support/provider'

const subscribers = async () => (await kysely()).selectFrom('newsletter_subscribers').selectAll().execute()

test('the key of a mail ends the subscription without login or signature; asking again answers the same', async () => {
  await send(subscribeOperation, { body: { email: 'siti@example.com' }, headers: signed() })
  const key = (await subscribers())[0]?.unsubscribe_key
  await expectSuccess(await send(unsubscribeOperation, { body: { key } }), unsubscribeOperation)
  expect((await subscribers()).map((row) => row.state)).toEqual(['unsubscribed'])
  await expectSuccess(await send(unsubscribeOperation, { body: { key } }), unsubscribeOperation)
  await send(subscribeOperation, { body: { email: 'siti@example.com' }, headers: signed() })
  expect((await subscribers()).map((row) => row.state)).toEqual(['subscribed'])
})
