import { tokenExtendsOperation } from '@/lib/contract/account-component/token-extends'
import { ApiFailure } from '../../failure'
import { route } from '../../route'

export const tokenExtendsRoute = route(tokenExtendsOperation, async ({ body }, services) => {
  const extension = await services.extendSession(body.refreshToken)
  switch (extension.state) {
    case 'extended':
      return { ...extension.tokens }
    case 'refused':
      throw new ApiFailure('GBL0012', null, [], { 'WWW-Authenticate': 'Bearer error="invalid_token"' })
    case 'gone':
      throw new ApiFailure('GBL0015')
    case 'inactive':
      throw new ApiFailure('GBL0020')
  }
})
