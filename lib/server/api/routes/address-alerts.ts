import { addressAlertOperation, confirmAddressAlertOperation } from '@/lib/contract/calls/address-alerts'
import { ApiFailure } from '../failure'
import { type RouteTable, route } from '../route'

/** Alerts without an account. */
export const addressAlertRoutes: RouteTable = [
  ({ bank }) =>
    route(addressAlertOperation, async ({ body }) => {
      const product = (await bank.catalogue()).products[body.category].get(body.slug)
      if (product === undefined) throw new ApiFailure('GBL0008')
      await bank.askByAddress(product, body.email, body.case ?? '')
      return undefined
    }),
  ({ bank }) =>
    route(confirmAddressAlertOperation, async ({ body }) => {
      if (!(await bank.confirmAddress(body.key))) throw new ApiFailure('GBL0016')
      return undefined
    }),
]
