import { deleteProcessOperation } from '@/lib/contract/account-component/delete-process'
import { ApiFailure } from '../../failure'
import { memberRoute } from '../../route'
import type { AccountServices } from '../../services'

export const deleteProcessRoute = ({ closeAccount }: AccountServices) =>
  memberRoute(deleteProcessOperation, async ({ body }, { account }) => {
    const closing = await closeAccount(account.id, body)
    switch (closing.state) {
      case 'closed':
        return { data: { erasesOn: closing.erasesOn } }
      // Between the check of the token and this, another request or we closed it: the next call would say the same.
      case 'over':
        throw new ApiFailure('GBL0015')
      case 'inactive':
        throw new ApiFailure('GBL0020')
    }
  })
