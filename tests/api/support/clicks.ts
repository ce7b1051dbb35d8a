import { userInterestedRedirectOperation, userInterestedRedirectSubmitOperation } from '@/lib/contract/calls/interests'

/** The two calls that take a click. Anybody may make them. */
export const clickCalls = [
  ['a client', userInterestedRedirectSubmitOperation],
  ["a bank's call", userInterestedRedirectOperation],
] as const
