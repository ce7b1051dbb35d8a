import { requestOtpOperation } from '@/lib/contract/account-component/request-otp'
import { ApiFailure, invalidFields } from '@/lib/server/api/failure'
import type { JoiningServices } from '@/lib/server/api/joining-services'
import { type Route, route } from '@/lib/server/api/route'
import { sentOrRefused } from '@/lib/server/api/security-failure'
import { channelsOf } from '@/lib/server/services/messages/code'
import { joiningOf } from './joining-of'

export function requestOtpRoute(services: JoiningServices): Route {
  return route(requestOtpOperation, async ({ body: { key, channel } }, _member, { deviceKey }) => {
    const joining = await joiningOf(services, key)
    if (joining.verifiedAt !== null) throw new ApiFailure('GBL0029')
    const channels = channelsOf[joining.contact.kind]
    if (!channels.some((one) => one === channel)) {
      throw invalidFields([{ field: 'channel', message: `must be ${channels.join(' or ')} for this contact` }])
    }
    return { data: sentOrRefused(await services.sendCode(joining, deviceKey)) }
  })
}
