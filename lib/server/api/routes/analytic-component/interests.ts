import { forgetInterestsOperation } from '@/lib/contract/analytic-component/forget-interests'
import { userInterestedRedirectsOperation } from '@/lib/contract/analytic-component/user-interested-redirects'
import { memberRoute } from '../../route'
import type { AnalyticServices } from '../../services'

export const userInterestedRedirectsRoute = ({ interestsOf }: AnalyticServices) =>
  memberRoute(userInterestedRedirectsOperation, async (_input, { account }) => ({
    data: [...(await interestsOf(account.id))],
  }))

export const forgetInterestsRoute = ({ forgetInterests }: AnalyticServices) =>
  memberRoute(forgetInterestsOperation, async ({ query }, { account }) => {
    await forgetInterests(account.id, query.id ?? null)
    return undefined
  })
