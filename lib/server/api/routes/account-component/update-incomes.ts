import { updateIncomesOperation } from '@/lib/contract/account-component/update-incomes'
import { memberRoute } from '../../route'
import type { AccountServices } from '../../services'

export const updateIncomesRoute = ({ keepIncomes }: AccountServices) =>
  memberRoute(updateIncomesOperation, async ({ body }, { account }) => {
    await keepIncomes(account.id, body)
    return undefined
  })
