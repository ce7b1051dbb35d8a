import {
  deleteAccountMessageOperation,
  deleteProcessCancelOperation,
  deleteProcessOperation,
  exportOperation,
} from '@/lib/contract/calls/closing'
import { ApiFailure } from '../failure'
import { memberRoute, type RouteTable, route } from '../route'

/** Taking everything along, and closing an account. */
export const closingRoutes: RouteTable = [
  ({ account: { exportMember } }) =>
    memberRoute(exportOperation, async (_input, { account }) => {
      const data = await exportMember(account.id)
      if (data === null) throw new ApiFailure('GBL0015')
      return { data }
    }),
  ({ account: { closingMessage } }) =>
    memberRoute(deleteAccountMessageOperation, () => {
      const { happens, kept, reasons, erasesOn } = closingMessage()
      return { data: { happens: [...happens], kept: [...kept], reasons: [...reasons], erasesOn } }
    }),
  ({ account: { closeAccount } }) =>
    memberRoute(deleteProcessOperation, async ({ body }, { account }) => {
      const closing = await closeAccount(account.id, body)
      switch (closing.state) {
        case 'closed':
          return { data: { erasesOn: closing.erasesOn } }
        // Between the check of the token and this, another request or we closed it: the next call would say the same.
        case 'over':
          throw new ApiFailure('GBL0015')
        case 'inactive':
          throw new ApiFailure('GBL0020')
      }
    }),
  ({ account: { reopenAccount } }) =>
    route(deleteProcessCancelOperation, async ({ body }, _member, { device, deviceKey }) => {
      const outcome = await reopenAccount(body.key, { device, deviceKey })
      switch (outcome.state) {
        case 'opened':
          return { data: { ...outcome.tokens } }
        case 'over':
          throw new ApiFailure('GBL0024')
        case 'out-of-order':
          throw new ApiFailure('GBL0029')
      }
    }),
]
