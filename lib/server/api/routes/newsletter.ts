import { subscribeOperation, unsubscribeOperation } from '@/lib/contract/calls/newsletter'
import { ApiFailure } from '../failure'
import { type RouteTable, route } from '../route'

/** The newsletter. */
export const newsletterRoutes: RouteTable = [
  ({ notification: { subscribe } }) =>
    route(subscribeOperation, async ({ body }) => {
      await subscribe(body.email)
      return undefined
    }),
  ({ notification: { unsubscribe } }) =>
    route(unsubscribeOperation, async ({ body }) => {
      if (!(await unsubscribe(body.key))) throw new ApiFailure('GBL0016')
      return undefined
    }),
]
