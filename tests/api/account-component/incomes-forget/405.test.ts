import { expect, test } from 'vitest'
import { incomesForgetOperation } from '@/lib/contract/account-component/incomes-forget'
import { expectProblem, send } from '../../support/provider'

test.each(['PUT', 'PATCH', 'OPTIONS'])('%s is refused with the methods that are taken', async (method) => {
  const response = await send(incomesForgetOperation, { method, body: {} })
  await expectProblem(response, 'GBL0004')
  expect(response.headers.get('allow')).toBe('GET, HEAD, POST, DELETE')
})
