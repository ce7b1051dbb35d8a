import { test } from 'vitest'
import { keepJoiningOperation } from '@/lib/contract/account-component/keep-joining'
import { newContact } from '../../support/contacts'
import { begin, verifiedKey } from '../../support/joining'
import { expectProblem, send } from '../../support/provider'

const details = { fullName: 'Siti', reasons: [] }

test('nothing is kept before the contact is verified, and nothing on the way to a new password', async () => {
  const unverified = await begin('siti@example.com')
  await expectProblem(await send(keepJoiningOperation, { body: { key: unverified, details } }), 'GBL0029')
  const reset = await verifiedKey(newContact(), 'reset-password')
  await expectProblem(await send(keepJoiningOperation, { body: { key: reset, details } }), 'GBL0029')
})
