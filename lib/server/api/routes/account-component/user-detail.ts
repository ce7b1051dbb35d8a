import { userDetailOperation } from '@/lib/contract/account-component/user-detail'
import type { JoiningServices } from '@/lib/server/api/joining-services'
import { type Route, route } from '@/lib/server/api/route'
import { viewOf } from '@/lib/server/services/sessions/joinings'
import { joiningOf } from './joining-of'

export function userDetailRoute(services: JoiningServices): Route {
  return route(userDetailOperation, async ({ body: { key } }) => ({ data: viewOf(await joiningOf(services, key)) }))
}
