import { test } from 'vitest'
import { readyOperation } from '@/lib/contract/site/ready'
import { expectProblem, providerWith, requestTo } from '../../support/provider'

test('without a working database or catalogue the load balancer is told to wait', async () => {
  const provider = providerWith({ site: { ready: async () => false } })
  await expectProblem(await provider(requestTo(readyOperation)), 'GBL0009')
})
