import { accountOperation } from '@/lib/contract/account-component/account'
import { userOf } from '@/lib/server/services/accounts/accounts'
import { memberRoute } from '../../route'
import type { AccountServices } from '../../services'

export const accountRoute = ({ today }: AccountServices) =>
  memberRoute(accountOperation, (_input, { account }) => ({
    data: userOf(account, today()),
  }))
