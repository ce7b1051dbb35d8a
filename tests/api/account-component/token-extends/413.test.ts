import { test } from 'vitest'
import { tokenExtendsOperation } from '@/lib/contract/account-component/token-extends'
import { maxBodyBytes } from '@/lib/server/api/read-request'
import { expectProblem, send } from '../../support/provider'

test('a body beyond the largest size is not read', async () => {
  const body = { refreshToken: 'a'.repeat(maxBodyBytes) }
  await expectProblem(await send(tokenExtendsOperation, { body }), 'GBL0005')
})
