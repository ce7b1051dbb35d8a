import { test } from 'vitest'
import { userDetailOperation } from '@/lib/contract/account-component/user-detail'
import { kysely } from '@/lib/server/db/connection'
import { begin } from '../../support/joining'
import { expectProblem, send } from '../../support/provider'

test('a key that was never given out, and one that is over, show nothing', async () => {
  await expectProblem(await send(userDetailOperation, { body: { key: 'A'.repeat(43) } }), 'GBL0024')
  const key = await begin('siti@example.com')
  const db = await kysely()
  await db.updateTable('joinings').set({ expires_at: Date.now() }).execute()
  await expectProblem(await send(userDetailOperation, { body: { key } }), 'GBL0024')
})
