import { preRegisterOperation } from '@/lib/contract/account-component/pre-register'
import type { JoiningServices } from '@/lib/server/api/joining-services'
import { type Route, route } from '@/lib/server/api/route'

export function preRegisterRoute({ beginJoining }: JoiningServices): Route {
  return route(preRegisterOperation, async ({ body: { username, purpose } }) => ({
    data: { key: await beginJoining({ contact: username, purpose }) },
  }))
}
