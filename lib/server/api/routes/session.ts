import { accountOperation, logoutOperation, tokenExtendsOperation } from '@/lib/contract/calls/session'
import { userOf } from '@/lib/server/services/accounts/accounts'
import { ApiFailure } from '../failure'
import { memberRoute, type RouteTable, route } from '../route'

/** The session of a member. */
export const sessionRoutes: RouteTable = [
  ({ account: { today } }) =>
    memberRoute(accountOperation, (_input, { account }) => ({
      data: userOf(account, today()),
    })),
  ({ account: { extendSession } }) =>
    route(tokenExtendsOperation, async ({ body }) => {
      const extension = await extendSession(body.refreshToken)
      switch (extension.state) {
        case 'extended':
          return { ...extension.tokens }
        case 'refused':
          throw new ApiFailure('GBL0012', null, [], {}, extension.sessionEnd ?? null)
        case 'gone':
          throw new ApiFailure('GBL0015')
        case 'inactive':
          throw new ApiFailure('GBL0020')
      }
    }),
  ({ account: { endSession } }) =>
    memberRoute(logoutOperation, async (_input, { sessionId }) => {
      await endSession(sessionId)
      return undefined
    }),
]
