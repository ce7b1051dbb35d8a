import { endOtherSessionsOperation } from '@/lib/contract/account-component/end-other-sessions'
import { memberRoute } from '../../route'
import type { AccountServices } from '../../services'

export const endOtherSessionsRoute = ({ endOtherSessions }: AccountServices) =>
  memberRoute(endOtherSessionsOperation, async (_input, member) => {
    await endOtherSessions(member)
    return undefined
  })
