import { expect, test } from 'vitest'
import { sinegyMarketOperation } from '@/lib/contract/common-component/sinegy-market'
import { expectSuccess, send } from '../../support/provider'

test('without a feed the market is samples, marked as such, of coins that nobody can trade', async () => {
  const { data } = await expectSuccess(await send(sinegyMarketOperation), sinegyMarketOperation)
  expect(data.source).toBe('sample')
  expect(data.ticks.length).toBeGreaterThan(1)
  for (const { pair, name } of data.ticks) {
    expect(pair).toMatch(/^SAMPLE-/)
    expect(name).toMatch(/^Sample /)
  }
  expect(data.sentAt).toBeGreaterThanOrEqual(data.asOf)
})
