import { expect, test } from 'vitest'
import { keepJoiningOperation } from '@/lib/contract/account-component/keep-joining'
import { kysely } from '@/lib/server/db/connection'
import { newContact } from '../../support/contacts'
import { verifiedKey } from '../../support/joining'
import { expectSuccess, send } from '../../support/provider'

test('what was filled in stands in the database encrypted, the newest in place of the one before', async () => {
  const key = await verifiedKey(newContact())
  for (const fullName of ['Siti', 'Siti Nurhaliza Binti Omar']) {
    const body = { key, details: { fullName, reasons: ['borrow', 'card'] } }
    await expectSuccess(await send(keepJoiningOperation, { body }), keepJoiningOperation)
  }
  const db = await kysely()
  const rows = await db.selectFrom('joinings').select('details_sealed').execute()
  expect(rows).toHaveLength(1)
  expect(rows[0]?.details_sealed).toMatch(/^[0-9a-f]{8}\.[\w-]{60,}$/)
  expect(JSON.stringify(rows)).not.toMatch(/Siti|borrow/)
})
