import {
  forgetAnalysisOperation,
  forgetComparisonOperation,
  renameAnalysisOperation,
  restoreRemovedOperation,
  saveAnalysisOperation,
  saveComparisonOperation,
  savedAnalysesOperation,
  savedComparisonsOperation,
} from '@/lib/contract/calls/saved'
import { ApiFailure } from '../failure'
import { memberRoute, type RouteTable } from '../route'

/** What members save. */
export const savedRoutes: RouteTable = [
  ({ account: { savedAnalyses } }) =>
    memberRoute(savedAnalysesOperation, async (_input, { account }) => ({
      data: [...(await savedAnalyses(account.id))],
    })),
  ({ account: { renameAnalysis } }) =>
    memberRoute(renameAnalysisOperation, async ({ body }, { account }) => ({
      data: { renamed: await renameAnalysis(account.id, body.id, body.name) },
    })),
  ({ account: { saveAnalysis } }) =>
    memberRoute(saveAnalysisOperation, async ({ body }, { account }) => ({
      data: await saveAnalysis(account.id, body.findings),
    })),
  ({ account: { removeOwn } }) =>
    memberRoute(forgetAnalysisOperation, async ({ query }, { account }) => {
      await removeOwn('analysis', account.id, query.id)
      return undefined
    }),
  ({ account: { savedComparisons } }) =>
    memberRoute(savedComparisonsOperation, async (_input, { account }) => ({
      data: [...(await savedComparisons(account.id))],
    })),
  ({ account: { saveComparison } }) =>
    memberRoute(saveComparisonOperation, async ({ body }, { account }) => {
      const data = await saveComparison(account.id, body.query)
      if (data === null) throw new ApiFailure('GBL0008')
      return { data }
    }),
  ({ account: { removeOwn } }) =>
    memberRoute(forgetComparisonOperation, async ({ query }, { account }) => {
      await removeOwn('comparison', account.id, query.id)
      return undefined
    }),
  ({ account: { restoreOwn } }) =>
    memberRoute(restoreRemovedOperation, async ({ body }, { account }) => ({
      data: { restored: await restoreOwn(body.kind, account.id, body.id) },
    })),
]
