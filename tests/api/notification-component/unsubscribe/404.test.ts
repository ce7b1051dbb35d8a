import { test } from 'vitest'
import { unsubscribeOperation } from '@/lib/contract/notification-component/unsubscribe'
import { expectProblem, send } from '../../support/provider'

test('a key that was never given out ends nothing, and is told so', async () => {
  await expectProblem(await send(unsubscribeOperation, { body: { key: 'A'.repeat(43) } }), 'GBL0016')
})
