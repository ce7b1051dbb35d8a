import { deleteProcessCancelOperation } from '@/lib/contract/account-component/delete-process-cancel'
import { ApiFailure } from '../../failure'
import { route } from '../../route'
import type { AccountServices } from '../../services'

export const deleteProcessCancelRoute = ({ reopenAccount }: AccountServices) =>
  route(deleteProcessCancelOperation, async ({ body }, _member, { device, deviceKey }) => {
    const outcome = await reopenAccount(body.key, { device, deviceKey })
    switch (outcome.state) {
      case 'opened':
        return { data: { ...outcome.tokens } }
      case 'over':
        throw new ApiFailure('GBL0024')
      case 'out-of-order':
        throw new ApiFailure('GBL0029')
    }
  })
