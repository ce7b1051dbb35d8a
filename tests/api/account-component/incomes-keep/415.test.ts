import { test } from 'vitest'
import { incomesKeepOperation } from '@/lib/contract/account-component/incomes-keep'
import { bearer, newMember } from '../../support/member'
import { expectProblem, send } from '../../support/provider'

test('a body of another type is refused', async () => {
  const headers = { ...bearer((await newMember()).accessToken), 'content-type': 'text/plain' }
  await expectProblem(await send(incomesKeepOperation, { headers, rawBody: '{}' }), 'GBL0006')
})
