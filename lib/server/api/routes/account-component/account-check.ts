import { accountCheckOperation } from '@/lib/contract/account-component/account-check'
import { type Route, route } from '@/lib/server/api/route'
import { channelsOf } from '@/lib/server/services/messages/code'

/** Asks nothing of the database, so that it can tell nothing of anybody. */
export const accountCheckRoute: Route = route(accountCheckOperation, ({ body: { username } }) => ({
  data: { kind: username.kind, channels: [...channelsOf[username.kind]], password: true as const },
}))
