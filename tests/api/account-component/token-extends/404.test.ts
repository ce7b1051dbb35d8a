import { test } from 'vitest'
import { tokenExtendsOperation } from '@/lib/contract/account-component/token-extends'
import { goneMember } from '../../support/member'
import { expectProblem, send } from '../../support/provider'

test('the session of an account that its member closed is not renewed', async () => {
  const { refreshToken } = await goneMember()
  await expectProblem(await send(tokenExtendsOperation, { body: { refreshToken } }), 'GBL0015')
})
