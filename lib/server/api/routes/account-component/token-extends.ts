import { tokenExtendsOperation } from '@/lib/contract/account-component/token-extends'
import { ApiFailure } from '../../failure'
import { route } from '../../route'
import type { AccountServices } from '../../services'

export const tokenExtendsRoute = ({ extendSession }: AccountServices) =>
  route(tokenExtendsOperation, async ({ body }) => {
    const extension = await extendSession(body.refreshToken)
    switch (extension.state) {
      case 'extended':
        return { ...extension.tokens }
      case 'refused':
        throw new ApiFailure('GBL0012', null, [], {}, extension.sessionEnd ?? null)
      case 'gone':
        throw new ApiFailure('GBL0015')
      case 'inactive':
        throw new ApiFailure('GBL0020')
    }
  })
