import { requestOtpResetMobileOperation } from '@/lib/contract/account-component/request-otp-reset-mobile'
import { memberRoute } from '../../route'
import { sentOrRefused } from '../../security-failure'
import type { AccountServices } from '../../services'

export const requestOtpResetMobileRoute = ({ sendToNewContact }: AccountServices) =>
  memberRoute(requestOtpResetMobileOperation, async ({ body }, member) => ({
    data: sentOrRefused(await sendToNewContact(member, { kind: 'phone', value: body.mobile })),
  }))
