import { test } from 'vitest'
import { clickCalls } from '../support/clicks'
import { expectProblem, send } from '../support/provider'

test.each(clickCalls)('a click (%s) on a product that is not listed is not recorded', async (_source, operation) => {
  const body = { category: 'credit-card', slug: 'no-such-card', page: '/' }
  await expectProblem(await send(operation, { body }), 'GBL0008')
})
