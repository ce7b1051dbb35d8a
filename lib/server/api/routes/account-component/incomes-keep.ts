import { incomesKeepOperation } from '@/lib/contract/account-component/incomes-keep'
import { memberRoute } from '../../route'

export const incomesKeepRoute = memberRoute(incomesKeepOperation, async ({ body }, services, { account }) => ({
  data: await services.keepCheck(account.id, body.findings),
}))
