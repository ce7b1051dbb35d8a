import { partnershipCheckOperation, sinegyMarketOperation } from '@/lib/contract/calls/partners'
import { ApiFailure } from '../failure'
import { type RouteTable, route } from '../route'

/** Partners of the site. */
export const partnerRoutes: RouteTable = [
  /** The table holds no address whose host is not allowed; a partner without one cannot be reached. */
  ({ common: { partners } }) =>
    route(partnershipCheckOperation, ({ query: { entityName } }) => {
      const partner = partners().find((one) => one.entityName === entityName)
      return { data: { entityName, live: partner !== undefined && partner.address !== null } }
    }),
  ({ common: { market } }) =>
    route(sinegyMarketOperation, async () => {
      const now = await market()
      if (now === null) throw new ApiFailure('GBL0009')
      const { source, asOf, sentAt, ticks } = now
      return { data: { source, asOf, sentAt, ticks: [...ticks] } }
    }),
]
