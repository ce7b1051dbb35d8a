import { test } from 'vitest'
import { tokenExtendsOperation } from '@/lib/contract/account-component/token-extends'
import { newMember } from '../../support/member'
import { expectProblem, send } from '../../support/provider'

test.each(['suspended', 'closed'] as const)('the session of a %s account is not renewed', async (state) => {
  const { refreshToken } = await newMember({ state })
  await expectProblem(await send(tokenExtendsOperation, { body: { refreshToken } }), 'GBL0020')
})
