import { expect, test } from 'vitest'
import { verifyEmailOperation } from '@/lib/contract/account-component/verify-email'
import { newContact } from '../../support/contacts'
import { withCode } from '../../support/joining'
import { expectSuccess, send } from '../../support/provider'

test('a code that came by mail leads on', async () => {
  const answer = await send(verifyEmailOperation, { body: await withCode(newContact()) })
  expect((await expectSuccess(answer, verifyEmailOperation)).data).toEqual({ result: 'verified' })
})
