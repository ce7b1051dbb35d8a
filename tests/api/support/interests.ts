import { userInterestRecordOperation } from '@/lib/contract/bank-component/user-interest-record'
import { userInterestRecordRedirectOperation } from '@/lib/contract/bank-component/user-interest-record-redirect'
import { userInterestedOperation } from '@/lib/contract/bank-component/user-interested'

/** The calls that take a product or a partner somebody is interested in. */
export const interestCalls = [
  ['anybody', userInterestedOperation],
  ['a member who marks', userInterestRecordOperation],
  ['a member who leaves', userInterestRecordRedirectOperation],
] as const
