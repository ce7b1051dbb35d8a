import { userInterestedRedirectSubmitOperation } from '@/lib/contract/analytic-component/user-interested-redirect-submit'
import { userInterestedRedirectOperation } from '@/lib/contract/bank-component/user-interested-redirect'

/** The two calls that take a click. Anybody may make them. */
export const clickCalls = [
  ['a client', userInterestedRedirectSubmitOperation],
  ["a bank's call", userInterestedRedirectOperation],
] as const
