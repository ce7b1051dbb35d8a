import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { verifyOtpOperation } from '@/lib/contract/account-component/verify-otp'
import { wrong } from '../../../factories/sent-codes'
import { newContact } from '../../support/contacts'
import { withCode } from '../../support/joining'
import { expectProblem, fieldsOf, send } from '../../support/provider'

const good = { key: 'A'.repeat(43), requestId: randomUUID(), code: '493017' }

test.each([
  ['five digits', { ...good, code: '49301' }, ['code']],
  ['letters', { ...good, code: '49301a' }, ['code']],
  ['a number', { ...good, code: 493017 }, ['code']],
  ['no request', { key: good.key, code: good.code }, ['requestId']],
  ['another purpose', { ...good, purpose: 'reset-password' }, ['purpose']],
])('%s is refused by name', async (_what, body, fields) => {
  expect(fieldsOf(await expectProblem(await send(verifyOtpOperation, { body }), 'GBL0007'))).toEqual(fields)
})

test('a wrong code is told to be wrong, and leaves the right one its other tries', async () => {
  const typed = await withCode(newContact())
  await expectProblem(await send(verifyOtpOperation, { body: { ...typed, code: wrong(typed.code) } }), 'GBL0025')
  expect((await send(verifyOtpOperation, { body: typed })).status).toBe(200)
})
