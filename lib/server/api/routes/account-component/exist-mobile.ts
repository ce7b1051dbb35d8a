import { existMobileOperation } from '@/lib/contract/account-component/exist-mobile'
import { type Route, route } from '@/lib/server/api/route'
import { channelsOf } from '@/lib/server/services/messages/code'

/** Asks nothing of the database, so that it can tell nothing of anybody. */
export const existMobileRoute: Route = route(existMobileOperation, () => ({
  data: { channels: [...channelsOf.phone] },
}))
