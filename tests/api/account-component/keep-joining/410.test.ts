import { test } from 'vitest'
import { keepJoiningOperation } from '@/lib/contract/account-component/keep-joining'
import { kysely } from '@/lib/server/db/connection'
import { newContact } from '../../support/contacts'
import { verifiedKey } from '../../support/joining'
import { expectProblem, send } from '../../support/provider'

const details = { fullName: 'Siti', reasons: [] }

test('a joining that has ended keeps nothing more', async () => {
  await expectProblem(await send(keepJoiningOperation, { body: { key: 'A'.repeat(43), details } }), 'GBL0024')
  const key = await verifiedKey(newContact())
  const db = await kysely()
  await db.updateTable('joinings').set({ ended_at: Date.now() }).execute()
  await expectProblem(await send(keepJoiningOperation, { body: { key, details } }), 'GBL0024')
})
