import { renameAnalysisOperation } from '@/lib/contract/account-component/rename-analysis'
import { memberRoute } from '../../route'
import type { AccountServices } from '../../services'

export const renameAnalysisRoute = ({ renameAnalysis }: AccountServices) =>
  memberRoute(renameAnalysisOperation, async ({ body }, { account }) => ({
    data: { renamed: await renameAnalysis(account.id, body.id, body.name) },
  }))
