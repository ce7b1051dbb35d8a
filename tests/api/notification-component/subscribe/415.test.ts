import { test } from 'vitest'
import { subscribeOperation } from '@/lib/contract/notification-component/subscribe'
import { signed } from '../../support/member'
import { expectProblem, send } from '../../support/provider'

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
  'a form or text content type is refused, so that no other site can post: %s',
  async (type) => {
    const headers = { ...signed(), 'content-type': type }
    await expectProblem(await send(subscribeOperation, { body: { email: 'siti@example.com' }, headers }), 'GBL0006')
  },
)

test('a content encoding is refused, so that nothing unpacks', async () => {
  const headers = { ...signed(), 'content-encoding': 'gzip' }
  await expectProblem(await send(subscribeOperation, { body: {}, headers }), 'GBL0006')
})
