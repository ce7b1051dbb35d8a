import { verifyEmailOperation } from '@/lib/contract/account-component/verify-email'
import type { JoiningServices } from '@/lib/server/api/joining-services'
import { type Route, route } from '@/lib/server/api/route'
import { verify } from './verify'

export function verifyEmailRoute(services: JoiningServices): Route {
  return route(verifyEmailOperation, ({ body }, _member, caller) =>
    verify(services, { ...body, channel: 'email' }, caller),
  )
}
