import { test } from 'vitest'
import { subscribeOperation } from '@/lib/contract/notification-component/subscribe'
import { signatureWindowMs } from '@/lib/server/services/signature'
import { signed } from '../../support/member'
import { expectProblem, send } from '../../support/provider'

test('a call without a signature of now is refused before it is read', async () => {
  const sent = { body: { email: 'siti@example.com' } }
  const stale = signed(Date.now() - signatureWindowMs - 1000)
  for (const headers of [{}, { ...signed(), hash: '0'.repeat(128) }, stale]) {
    await expectProblem(await send(subscribeOperation, { ...sent, headers }), 'GBL0010')
  }
})
