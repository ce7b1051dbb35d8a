import { expect, test } from 'vitest'
import { kysely } from '@/lib/server/db/connection'
import { askForCode, begin } from '../../support/joining'
import { expectProblem } from '../../support/provider'

test('a key that is over, or that nobody was given, sends no code', async () => {
  await expectProblem(await askForCode('A'.repeat(43)), 'GBL0024')
  const key = await begin('siti@example.com')
  const db = await kysely()
  await db.updateTable('joinings').set({ expires_at: Date.now() }).execute()
  await expectProblem(await askForCode(key), 'GBL0024')
  expect(await db.selectFrom('message_outbox').select('id').execute()).toEqual([])
})
