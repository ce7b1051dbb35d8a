import { exportOperation } from '@/lib/contract/account-component/export'
import { ApiFailure } from '../../failure'
import { memberRoute } from '../../route'
import type { AccountServices } from '../../services'

export const exportRoute = ({ exportMember }: AccountServices) =>
  memberRoute(exportOperation, async (_input, { account }) => {
    const data = await exportMember(account.id)
    if (data === null) throw new ApiFailure('GBL0015')
    return { data }
  })
