import { expect, test } from 'vitest'
import { deviceIdOperation } from '@/lib/contract/common-component/device-id'
import { signed } from '../../support/member'
import { expectProblem, send } from '../../support/provider'

test('behind a proxy each address has a minute’s worth of calls, and is told when to come back', async () => {
  const callFrom = (forwarded: string) =>
    send(deviceIdOperation, { headers: { ...signed(), 'x-forwarded-for': forwarded } })
  for (let i = 0; i < 60; i += 1) expect((await callFrom('203.0.113.7')).status).toBe(200)
  const refused = await callFrom('203.0.113.7')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await expectProblem(refused, 'GBL0017')
  // What stands before the proxy's own entry is the caller's word.
  await expectProblem(await callFrom('198.51.100.1, 203.0.113.7'), 'GBL0017')
  expect((await callFrom('198.51.100.1')).status).toBe(200)
})
