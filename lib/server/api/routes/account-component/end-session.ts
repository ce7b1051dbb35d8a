import { endSessionOperation } from '@/lib/contract/account-component/end-session'
import { memberRoute } from '../../route'
import type { AccountServices } from '../../services'

export const endSessionRoute = ({ endOwnSession }: AccountServices) =>
  memberRoute(endSessionOperation, async ({ query }, { account }) => {
    await endOwnSession(account.id, query.id)
    return undefined
  })
