import { userInterestRecordOperation } from '@/lib/contract/bank-component/user-interest-record'
import { userInterestRecordRedirectOperation } from '@/lib/contract/bank-component/user-interest-record-redirect'
import { userInterestedOperation } from '@/lib/contract/bank-component/user-interested'
import { memberRoute, route } from '../../route'
import type { BankServices } from '../../services'
import { subjectOf } from '../../subject-of'

export const userInterestedRoute = (bank: BankServices) =>
  route(userInterestedOperation, async ({ body }) => {
    await bank.countInterest(await subjectOf(body, bank))
    return undefined
  })

export const userInterestRecordRoute = (bank: BankServices) =>
  memberRoute(userInterestRecordOperation, async ({ body }, { account }) => ({
    data: await bank.recordInterest(account.id, 'marked', await subjectOf(body, bank)),
  }))

export const userInterestRecordRedirectRoute = (bank: BankServices) =>
  memberRoute(userInterestRecordRedirectOperation, async ({ body }, { account }) => ({
    data: await bank.recordInterest(account.id, 'left', await subjectOf(body, bank)),
  }))
