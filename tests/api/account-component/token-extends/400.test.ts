import { test } from 'vitest'
import { tokenExtendsOperation } from '@/lib/contract/account-component/token-extends'
import { expectProblem, send } from '../../support/provider'

test.each(['', '{', 'refreshToken=abc'])('a body such as "%s" is no JSON', async (rawBody) => {
  await expectProblem(await send(tokenExtendsOperation, { rawBody }), 'GBL0002')
})
