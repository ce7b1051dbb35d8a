import { finishRegisterOperation } from '@/lib/contract/account-component/finish-register'
import { route } from '../../route'
import type { AccountServices } from '../../services'
import { stepFailure } from '../../sign-in-failure'

export const finishRegisterRoute = ({ finishRegister }: AccountServices) =>
  route(finishRegisterOperation, async ({ body: application }, _member, { device, deviceKey }) => {
    const outcome = await finishRegister({ ...application, device, deviceKey })
    if (outcome.state !== 'registered') throw stepFailure(outcome)
    return { data: { ...outcome.tokens } }
  })
