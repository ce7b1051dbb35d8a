import { deleteProcessOperation } from '@/lib/contract/account-component/delete-process'
import { ApiFailure } from '../../failure'
import { memberRoute } from '../../route'
import type { AccountServices } from '../../services'

export const deleteProcessRoute = ({ closeAccount }: AccountServices) =>
  memberRoute(deleteProcessOperation, async ({ body }, { account }) => {
    const erasesOn = await closeAccount(account.id, body)
    if (erasesOn === null) throw new ApiFailure('GBL0029')
    return { data: { erasesOn } }
  })
