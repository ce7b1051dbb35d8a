import { requestOtpResetEmailOperation } from '@/lib/contract/account-component/request-otp-reset-email'
import { memberRoute } from '../../route'
import { sentOrRefused } from '../../security-failure'
import type { AccountServices } from '../../services'

export const requestOtpResetEmailRoute = ({ sendToNewContact }: AccountServices) =>
  memberRoute(requestOtpResetEmailOperation, async ({ body }, member) => ({
    data: sentOrRefused(await sendToNewContact(member, { kind: 'email', value: body.email })),
  }))
