import { expect, test } from 'vitest'
import { kysely } from '@/lib/server/db/connection'
import { newContact } from '../../support/contacts'
import { verifiedKey } from '../../support/joining'
import { expectProblem } from '../../support/provider'
import { applicationOf, finish } from '../../support/registration'

test('a key that was never given out, one that is over, and one that was used open nothing', async () => {
  await expectProblem(await finish(applicationOf('A'.repeat(43))), 'GBL0024')
  const late = await verifiedKey(newContact())
  const db = await kysely()
  await db
    .updateTable('joinings')
    .set({ expires_at: Date.now() - 1 })
    .execute()
  await expectProblem(await finish(applicationOf(late)), 'GBL0024')
  const used = await verifiedKey(newContact())
  expect((await finish(applicationOf(used))).status).toBe(200)
  await expectProblem(await finish(applicationOf(used)), 'GBL0024')
})
