import { test } from 'vitest'
import { tokenExtendsOperation } from '@/lib/contract/account-component/token-extends'
import { expectProblem, send } from '../../support/provider'

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
  'a form of another site cannot send a token: %s is refused',
  async (type) => {
    const headers = { 'content-type': type }
    await expectProblem(await send(tokenExtendsOperation, { headers, body: { refreshToken: 'a' } }), 'GBL0006')
  },
)
