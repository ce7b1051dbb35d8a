import { test } from 'vitest'
import { userInterestedRedirectOperation } from '@/lib/contract/bank-component/user-interested-redirect'
import { expectProblem, send } from '../../support/provider'

test('a click on a product that is not listed is not recorded', async () => {
  const body = { category: 'credit-card', slug: 'no-such-card', page: '/' }
  await expectProblem(await send(userInterestedRedirectOperation, { body }), 'GBL0008')
})
