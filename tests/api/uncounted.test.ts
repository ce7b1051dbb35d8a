import { expect, test } from 'vitest'
import { deviceIdOperation } from '@/lib/contract/calls/device'
import { subscribeOperation } from '@/lib/contract/calls/newsletter'
import { signed } from './support/member'
import { withoutDatabase } from './support/no-database'
import { expectProblem, send } from './support/provider'

withoutDatabase()

const from = { 'x-forwarded-for': '203.0.113.7' }

test('while no call can be counted, what stores something is refused', async () => {
  const body = { email: 'someone@example.com' }
  await expectProblem(await send(subscribeOperation, { headers: { ...signed(), ...from }, body }), 'GBL0009')
})

test('while no call can be counted, what only gives something is answered, by the count of the process', async () => {
  const ask = () => send(deviceIdOperation, { headers: { ...signed(), ...from } })
  for (let at = 0; at < 60; at += 1) expect((await ask()).status).toBe(200)
  await expectProblem(await ask(), 'GBL0017')
})
