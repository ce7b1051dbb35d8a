import type * as z from 'zod'
import { userInterestRecordOperation } from '@/lib/contract/bank-component/user-interest-record'
import { userInterestRecordRedirectOperation } from '@/lib/contract/bank-component/user-interest-record-redirect'
import { userInterestedOperation } from '@/lib/contract/bank-component/user-interested'
import type { InterestEntry, InterestKind, interestSubjectSchema } from '@/lib/contract/entities/interest'
import { listedInterest } from '../../listed-interest'
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
    data: await record(bank, account.id, 'marked', body),
  }))

export const userInterestRecordRedirectRoute = (bank: BankServices) =>
  memberRoute(userInterestRecordRedirectOperation, async ({ body }, { account }) => ({
    data: await record(bank, account.id, 'left', body),
  }))

async function record(
  bank: BankServices,
  accountId: string,
  kind: InterestKind,
  body: z.output<typeof interestSubjectSchema>,
): Promise<InterestEntry> {
  const kept = await bank.recordInterest(accountId, kind, await subjectOf(body, bank))
  return listedInterest(kept, bank)
}
