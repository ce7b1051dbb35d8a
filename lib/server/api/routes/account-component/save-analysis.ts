import { saveAnalysisOperation } from '@/lib/contract/account-component/save-analysis'
import { memberRoute } from '../../route'
import type { AccountServices } from '../../services'

export const saveAnalysisRoute = ({ saveAnalysis }: AccountServices) =>
  memberRoute(saveAnalysisOperation, async ({ body }, { account }) => ({
    data: await saveAnalysis(account.id, body.findings),
  }))
