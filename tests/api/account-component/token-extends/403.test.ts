import { test } from 'vitest'
import { tokenExtendsOperation } from '@/lib/contract/account-component/token-extends'
import { newMember } from '../../support/member'
import { expectProblem, send } from '../../support/provider'

test('the session of a suspended account is not renewed', async () => {
  const { refreshToken } = await newMember({ state: 'suspended' })
  await expectProblem(await send(tokenExtendsOperation, { body: { refreshToken } }), 'GBL0020')
})
