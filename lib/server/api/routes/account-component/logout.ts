import { logoutOperation } from '@/lib/contract/account-component/logout'
import { memberRoute } from '../../route'

export const logoutRoute = memberRoute(logoutOperation, async (_input, services, { sessionId }) => {
  await services.endSession(sessionId)
  return undefined
})
