import { test } from 'vitest'
import { incomesKeepOperation } from '@/lib/contract/account-component/incomes-keep'
import { bearer, newMember } from '../../support/member'
import { expectProblem, send } from '../../support/provider'

test('a body beyond the limit is refused', async () => {
  const headers = bearer((await newMember()).accessToken)
  const rawBody = JSON.stringify({ findings: 'a'.repeat(100_001) })
  await expectProblem(await send(incomesKeepOperation, { headers, rawBody }), 'GBL0005')
})
