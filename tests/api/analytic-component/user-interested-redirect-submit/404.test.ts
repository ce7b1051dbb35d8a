import { test } from 'vitest'
import { userInterestedRedirectSubmitOperation } from '@/lib/contract/analytic-component/user-interested-redirect-submit'
import { expectProblem, send } from '../../support/provider'

test('a click on a product that is not listed is not recorded', async () => {
  const body = { category: 'credit-card', slug: 'no-such-card', page: '/' }
  await expectProblem(await send(userInterestedRedirectSubmitOperation, { body }), 'GBL0008')
})
