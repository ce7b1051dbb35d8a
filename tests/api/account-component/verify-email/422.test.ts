import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { verifyEmailOperation } from '@/lib/contract/account-component/verify-email'
import { wrong } from '../../../factories/sent-codes'
import { newContact } from '../../support/contacts'
import { withCode } from '../../support/joining'
import { expectProblem, fieldsOf, send } from '../../support/provider'

test('a code that is none is refused by name, and one that is wrong is told to be', async () => {
  const bad = { key: 'A'.repeat(43), requestId: randomUUID(), code: '12 345' }
  expect(fieldsOf(await expectProblem(await send(verifyEmailOperation, { body: bad }), 'GBL0007'))).toEqual(['code'])
  const typed = await withCode(newContact())
  await expectProblem(await send(verifyEmailOperation, { body: { ...typed, code: wrong(typed.code) } }), 'GBL0025')
})
