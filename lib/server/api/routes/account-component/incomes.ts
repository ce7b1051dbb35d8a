import { incomesOperation } from '@/lib/contract/account-component/incomes'
import { memberRoute } from '../../route'

export const incomesRoute = memberRoute(incomesOperation, async (_input, services, { account }) => ({
  data: [...(await services.keptChecks(account.id))],
}))
