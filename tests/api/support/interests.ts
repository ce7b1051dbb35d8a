import {
  userInterestedOperation,
  userInterestRecordOperation,
  userInterestRecordRedirectOperation,
} from '@/lib/contract/calls/interests'

/** The calls that take a product or a partner somebody is interested in. */
export const interestCalls = [
  ['anybody', userInterestedOperation],
  ['a member who marks', userInterestRecordOperation],
  ['a member who leaves', userInterestRecordRedirectOperation],
] as const
