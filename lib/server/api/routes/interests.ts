import type * as z from 'zod'
import {
  endProductAlertOperation,
  endWeeklyAlertsOperation,
  forgetInterestsOperation,
  productAlertOperation,
  userInterestedOperation,
  userInterestedRedirectOperation,
  userInterestedRedirectSubmitOperation,
  userInterestedRedirectsOperation,
  userInterestRecordOperation,
  userInterestRecordRedirectOperation,
} from '@/lib/contract/calls/interests'
import type { InterestEntry, InterestKind, interestSubjectSchema } from '@/lib/contract/entities/interest'
import { ApiFailure } from '../failure'
import { listedInterest } from '../listed-interest'
import { recordClickOf } from '../record-click-of'
import { memberRoute, type RouteTable, route } from '../route'
import type { BankServices } from '../services'
import { subjectOf } from '../subject-of'

async function record(
  bank: BankServices,
  accountId: string,
  kind: InterestKind,
  body: z.output<typeof interestSubjectSchema>,
): Promise<InterestEntry> {
  const kept = await bank.recordInterest(accountId, kind, await subjectOf(body, bank))
  return listedInterest(kept, bank)
}

/** Clicks and interests. */
export const interestRoutes: RouteTable = [
  ({ analytic }) => route(userInterestedRedirectSubmitOperation, ({ body }) => recordClickOf(body, analytic)),
  ({ bank }) => route(userInterestedRedirectOperation, ({ body }) => recordClickOf(body, bank)),
  ({ bank }) =>
    route(userInterestedOperation, async ({ body }) => {
      await bank.countInterest(await subjectOf(body, bank))
      return undefined
    }),
  ({ bank }) =>
    memberRoute(userInterestRecordOperation, async ({ body }, { account }) => ({
      data: await record(bank, account.id, 'marked', body),
    })),
  ({ bank }) =>
    memberRoute(userInterestRecordRedirectOperation, async ({ body }, { account }) => ({
      data: await record(bank, account.id, 'left', body),
    })),
  ({ bank }) =>
    memberRoute(productAlertOperation, async ({ body }, { account }) => {
      const product = (await bank.catalogue()).products[body.category].get(body.slug)
      if (product === undefined) throw new ApiFailure('GBL0008')
      const { least, rhythm } = body
      const asked = { query: body.case ?? '', ...(least && { least }), ...(rhythm && { rhythm }) }
      return { data: await listedInterest(await bank.keepAlert(account.id, product, asked), bank) }
    }),
  ({ bank }) =>
    route(endProductAlertOperation, async ({ body }) => {
      if (!(await bank.endAlert(body.key))) throw new ApiFailure('GBL0016')
      return undefined
    }),
  ({ bank }) =>
    route(endWeeklyAlertsOperation, async ({ body }) => {
      if (!(await bank.endWeekly(body.key))) throw new ApiFailure('GBL0016')
      return undefined
    }),
  ({ analytic }) =>
    memberRoute(userInterestedRedirectsOperation, async (_input, { account }) => {
      const interests = await analytic.interestsOf(account.id)
      return { data: await Promise.all(interests.map((interest) => listedInterest(interest, analytic))) }
    }),
  ({ analytic: { removeOwn } }) =>
    memberRoute(forgetInterestsOperation, async ({ query }, { account }) => {
      await removeOwn('interest', account.id, query.id ?? null)
      return undefined
    }),
]
