import { resetPasswordOperation } from '@/lib/contract/account-component/reset-password-mobile'
import { route } from '../../route'
import type { AccountServices } from '../../services'
import { stepFailure } from '../../sign-in-failure'

export const resetPasswordRoute = ({ resetPassword }: AccountServices) =>
  route(resetPasswordOperation, async ({ body }) => {
    const outcome = await resetPassword(body.key, body.password)
    if (outcome.state !== 'reset') throw stepFailure(outcome)
    return undefined
  })
