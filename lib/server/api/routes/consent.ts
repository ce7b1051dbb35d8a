import { consentOperation } from '@/lib/contract/calls/consent'
import { type RouteTable, route } from '../route'

/** Choices about analytics. */
export const consentRoutes: RouteTable = [
  ({ common: { recordConsent } }) =>
    route(consentOperation, async ({ body }) => {
      await recordConsent(body)
      return undefined
    }),
]
