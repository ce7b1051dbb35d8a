import { verifyOtpOperation } from '@/lib/contract/account-component/verify-otp'
import type { JoiningServices } from '@/lib/server/api/joining-services'
import { type Route, route } from '@/lib/server/api/route'
import { verify } from './verify'

export function verifyOtpRoute(services: JoiningServices): Route {
  return route(verifyOtpOperation, ({ body }, _member, caller) => verify(services, { ...body, channel: null }, caller))
}
