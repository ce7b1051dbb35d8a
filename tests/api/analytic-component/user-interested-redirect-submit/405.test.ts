import { test } from 'vitest'
import { userInterestedRedirectSubmitOperation } from '@/lib/contract/analytic-component/user-interested-redirect-submit'
import { expectOtherMethodsRefused } from '../../support/provider'

test('user-interested-redirect-submit takes its own method only and names it in Allow', async () => {
  await expectOtherMethodsRefused(userInterestedRedirectSubmitOperation)
})
