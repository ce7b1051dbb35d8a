import { incomesOperation } from '@/lib/contract/account-component/incomes'
import { memberRoute } from '../../route'
import type { AccountServices } from '../../services'

export const incomesRoute = ({ incomes }: AccountServices) =>
  memberRoute(incomesOperation, async (_input, { account }) => ({ data: await incomes(account.id) }))
