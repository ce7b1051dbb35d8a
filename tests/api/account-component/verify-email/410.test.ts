import { expect, test } from 'vitest'
import { verifyEmailOperation } from '@/lib/contract/account-component/verify-email'
import { verifyOtpOperation } from '@/lib/contract/account-component/verify-otp'
import { contactOf } from '../../../factories/typed-contact'
import { withCode } from '../../support/joining'
import { expectProblem, send } from '../../support/provider'

test('a code that came by text message proves no e-mail address, and a key that nobody has nothing at all', async () => {
  const typed = await withCode(contactOf('012-345 6789'))
  await expectProblem(await send(verifyEmailOperation, { body: typed }), 'GBL0026')
  expect((await send(verifyOtpOperation, { body: typed })).status).toBe(200)
  await expectProblem(await send(verifyEmailOperation, { body: { ...typed, key: 'A'.repeat(43) } }), 'GBL0024')
})
