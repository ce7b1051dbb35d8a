import { incomesForgetOperation } from '@/lib/contract/account-component/incomes-forget'
import { memberRoute } from '../../route'
import type { AccountServices } from '../../services'

export const incomesForgetRoute = ({ forgetCheck }: AccountServices) =>
  memberRoute(incomesForgetOperation, async ({ query }, { account }) => {
    await forgetCheck(account.id, query.id)
    return undefined
  })
