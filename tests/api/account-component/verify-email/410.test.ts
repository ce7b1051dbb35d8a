import { expect, test } from 'vitest'
import { verifyEmailOperation } from '@/lib/contract/account-component/verify-email'
import { verifyOtpOperation } from '@/lib/contract/account-component/verify-otp'
import { readContact } from '@/lib/domain/validation/contact'
import { withCode } from '../../support/joining'
import { expectProblem, send } from '../../support/provider'

test('a code that came by text message proves no e-mail address, and a key that nobody has nothing at all', async () => {
  const mobile = readContact('012-345 6789')
  if (!mobile.ok) throw new Error(mobile.message)
  const typed = await withCode(mobile.value)
  await expectProblem(await send(verifyEmailOperation, { body: typed }), 'GBL0026')
  expect((await send(verifyOtpOperation, { body: typed })).status).toBe(200)
  await expectProblem(await send(verifyEmailOperation, { body: { ...typed, key: 'A'.repeat(43) } }), 'GBL0024')
})
