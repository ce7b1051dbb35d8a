import { expect, test } from 'vitest'
import { healthOperation } from '@/lib/contract/site/health'
import { expectSuccess, providerWith, requestTo, send } from '../../support/provider'

test('a running process says so', async () => {
  expect(await expectSuccess(await send(healthOperation), healthOperation)).toEqual({ data: { status: 'ok' } })
})

test('health does not depend on the catalogue or the database', async () => {
  const broken = () => Promise.reject(new Error('broken'))
  const provider = providerWith({ ai: { catalogue: broken }, site: { ready: async () => false } })
  await expectSuccess(await provider(requestTo(healthOperation)), healthOperation)
})
