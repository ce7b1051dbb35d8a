import { incomesForgetOperation } from '@/lib/contract/account-component/incomes-forget'
import { memberRoute } from '../../route'

export const incomesForgetRoute = memberRoute(incomesForgetOperation, async ({ query }, services, { account }) => {
  await services.forgetCheck(account.id, query.id)
  return undefined
})
