import { shelfOperation } from '@/lib/contract/calls/shelf'
import { memberRoute, type RouteTable } from '../route'

/** The shelf of a member. */
export const shelfRoutes: RouteTable = [
  ({ account: { changeShelf } }) =>
    memberRoute(shelfOperation, async ({ body }, { account }) => ({ data: await changeShelf(account.id, body) })),
]
