import { userInterestedRedirectSubmitOperation } from '@/lib/contract/analytic-component/user-interested-redirect-submit'
import { userInterestedRedirectOperation } from '@/lib/contract/bank-component/user-interested-redirect'

/** The two calls that take a click, each with whose word it is. */
export const clickCalls = [
  ['api', userInterestedRedirectSubmitOperation],
  ['apply', userInterestedRedirectOperation],
] as const
