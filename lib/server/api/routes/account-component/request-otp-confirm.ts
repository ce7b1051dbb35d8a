import { requestOtpConfirmOperation } from '@/lib/contract/account-component/request-otp-confirm'
import { invalidFields } from '../../failure'
import { memberRoute } from '../../route'
import { sentOrRefused } from '../../security-failure'
import type { AccountServices } from '../../services'

export const requestOtpConfirmRoute = ({ sendToOwnContact }: AccountServices) =>
  memberRoute(requestOtpConfirmOperation, async ({ body }, member) => {
    const sending = await sendToOwnContact(member, body.kind)
    if (sending === null) throw invalidFields([{ field: 'kind', message: 'is no contact of your account' }])
    return { data: sentOrRefused(sending) }
  })
