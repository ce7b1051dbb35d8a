import { accountOperation } from '@/lib/contract/account-component/account'
import { userOf } from '@/lib/server/services/accounts'
import { memberRoute } from '../../route'

export const accountRoute = memberRoute(accountOperation, (_input, services, { account }) => ({
  data: userOf(account, services.today()),
}))
