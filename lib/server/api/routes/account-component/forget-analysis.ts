import { forgetAnalysisOperation } from '@/lib/contract/account-component/forget-analysis'
import { memberRoute } from '../../route'
import type { AccountServices } from '../../services'

export const forgetAnalysisRoute = ({ removeOwn }: AccountServices) =>
  memberRoute(forgetAnalysisOperation, async ({ query }, { account }) => {
    await removeOwn('analysis', account.id, query.id)
    return undefined
  })
