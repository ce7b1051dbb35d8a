import { forgetComparisonOperation } from '@/lib/contract/account-component/forget-comparison'
import { saveComparisonOperation } from '@/lib/contract/account-component/save-comparison'
import { savedComparisonsOperation } from '@/lib/contract/account-component/saved-comparisons'
import { ApiFailure } from '../../failure'
import { memberRoute } from '../../route'
import type { AccountServices } from '../../services'

export const savedComparisonsRoute = ({ savedComparisons }: AccountServices) =>
  memberRoute(savedComparisonsOperation, async (_input, { account }) => ({
    data: [...(await savedComparisons(account.id))],
  }))

export const saveComparisonRoute = ({ saveComparison }: AccountServices) =>
  memberRoute(saveComparisonOperation, async ({ body }, { account }) => {
    const data = await saveComparison(account.id, body.query)
    if (data === null) throw new ApiFailure('GBL0008')
    return { data }
  })

export const forgetComparisonRoute = ({ removeOwn }: AccountServices) =>
  memberRoute(forgetComparisonOperation, async ({ query }, { account }) => {
    await removeOwn('comparison', account.id, query.id)
    return undefined
  })
