import { test } from 'vitest'
import { userInterestedRedirectOperation } from '@/lib/contract/bank-component/user-interested-redirect'
import { expectOtherMethodsRefused } from '../../support/provider'

test('user-interested-redirect takes its own method only and names it in Allow', async () => {
  await expectOtherMethodsRefused(userInterestedRedirectOperation)
})
