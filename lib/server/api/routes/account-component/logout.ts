import { logoutOperation } from '@/lib/contract/account-component/logout'
import { memberRoute } from '../../route'
import type { AccountServices } from '../../services'

export const logoutRoute = ({ endSession }: AccountServices) =>
  memberRoute(logoutOperation, async (_input, { sessionId }) => {
    await endSession(sessionId)
    return undefined
  })
