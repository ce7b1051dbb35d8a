import { savedAnalysesOperation } from '@/lib/contract/account-component/saved-analyses'
import { memberRoute } from '../../route'
import type { AccountServices } from '../../services'

export const savedAnalysesRoute = ({ savedAnalyses }: AccountServices) =>
  memberRoute(savedAnalysesOperation, async (_input, { account }) => ({
    data: [...(await savedAnalyses(account.id))],
  }))
