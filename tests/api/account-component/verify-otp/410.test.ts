import { randomUUID } from 'node:crypto'
import { test } from 'vitest'
import { verifyOtpOperation } from '@/lib/contract/account-component/verify-otp'
import { kysely } from '@/lib/server/db/connection'
import { wrong } from '../../../factories/sent-codes'
import { newContact } from '../../support/contacts'
import { withCode } from '../../support/joining'
import { expectProblem, send } from '../../support/provider'

test('after five wrong tries the right code fails', async () => {
  const typed = await withCode(newContact())
  for (let tries = 0; tries < 5; tries += 1) {
    await expectProblem(await send(verifyOtpOperation, { body: { ...typed, code: wrong(typed.code) } }), 'GBL0025')
  }
  await expectProblem(await send(verifyOtpOperation, { body: typed }), 'GBL0026')
})

test('a code is worth nothing to another joining, nor under another request', async () => {
  const mine = await withCode(newContact())
  const other = await withCode(newContact())
  await expectProblem(await send(verifyOtpOperation, { body: { ...mine, key: other.key } }), 'GBL0026')
  await expectProblem(await send(verifyOtpOperation, { body: { ...mine, requestId: randomUUID() } }), 'GBL0026')
})

test('a code that expired says so, and a joining that expired says that', async () => {
  const db = await kysely()
  const typed = await withCode(newContact())
  await db.updateTable('one_time_codes').set({ expires_at: Date.now() }).execute()
  await expectProblem(await send(verifyOtpOperation, { body: typed }), 'GBL0026')
  const late = await withCode(newContact())
  await db.updateTable('joinings').set({ expires_at: Date.now() }).execute()
  await expectProblem(await send(verifyOtpOperation, { body: late }), 'GBL0024')
})
