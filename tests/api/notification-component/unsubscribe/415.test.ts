import { test } from 'vitest'
import { unsubscribeOperation } from '@/lib/contract/notification-component/unsubscribe'
import { expectProblem, send } from '../../support/provider'

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
  'a form or text content type is refused, so that no other site can post: %s',
  async (type) => {
    const headers = { 'content-type': type }
    await expectProblem(await send(unsubscribeOperation, { body: { key: 'A'.repeat(43) }, headers }), 'GBL0006')
  },
)

test('a content encoding is refused, so that nothing unpacks', async () => {
  const headers = { 'content-encoding': 'gzip' }
  await expectProblem(await send(unsubscribeOperation, { body: {}, headers }), 'GBL0006')
})
