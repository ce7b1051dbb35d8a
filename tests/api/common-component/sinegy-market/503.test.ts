import { expect, test } from 'vitest'
import { sinegyMarketOperation } from '@/lib/contract/common-component/sinegy-market'
import { expectProblem, providerWith, requestTo } from '../../support/provider'

test('a market that cannot be had is not an empty one', async () => {
  const provider = providerWith({ common: { market: async () => null } })
  const response = await provider(requestTo(sinegyMarketOperation))
  await expectProblem(response, 'GBL0009')
  expect(response.headers.get('retry-after')).not.toBeNull()
})
