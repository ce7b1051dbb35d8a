import { incomesKeepOperation } from '@/lib/contract/account-component/incomes-keep'
import { memberRoute } from '../../route'
import type { AccountServices } from '../../services'

export const incomesKeepRoute = ({ keepCheck }: AccountServices) =>
  memberRoute(incomesKeepOperation, async ({ body }, { account }) => ({
    data: await keepCheck(account.id, body.findings),
  }))
