import { forgetInterestsOperation } from '@/lib/contract/analytic-component/forget-interests'
import { userInterestedRedirectsOperation } from '@/lib/contract/analytic-component/user-interested-redirects'
import { listedInterest } from '../../listed-interest'
import { memberRoute } from '../../route'
import type { AnalyticServices } from '../../services'

export const userInterestedRedirectsRoute = (services: AnalyticServices) =>
  memberRoute(userInterestedRedirectsOperation, async (_input, { account }) => {
    const interests = await services.interestsOf(account.id)
    return { data: await Promise.all(interests.map((interest) => listedInterest(interest, services))) }
  })

export const forgetInterestsRoute = ({ removeOwn }: AnalyticServices) =>
  memberRoute(forgetInterestsOperation, async ({ query }, { account }) => {
    await removeOwn('interest', account.id, query.id ?? null)
    return undefined
  })
