import { authenticateOperation } from '@/lib/contract/account-component/authenticate'
import { route } from '../../route'
import type { AccountServices } from '../../services'
import { guessFailure } from '../../sign-in-failure'

export const authenticateRoute = ({ signIn }: AccountServices) =>
  route(authenticateOperation, async ({ body }, _member, { device, deviceKey }) => {
    const outcome = await signIn({ contact: body.username, password: body.password, device, deviceKey })
    if (outcome.state !== 'signed-in') throw guessFailure(outcome)
    return { data: { ...outcome.tokens } }
  })
