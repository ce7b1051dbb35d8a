import { confirmOtpOperation } from '@/lib/contract/account-component/confirm-otp'
import { memberRoute } from '../../route'
import { contactFailure } from '../../security-failure'
import type { AccountServices } from '../../services'

export const confirmOtpRoute = ({ confirmByCode }: AccountServices) =>
  memberRoute(confirmOtpOperation, async ({ body }, member) => {
    const { kind, ...typed } = body
    const outcome = await confirmByCode(member, kind, typed)
    if (outcome !== 'right') throw contactFailure(outcome)
    return undefined
  })
