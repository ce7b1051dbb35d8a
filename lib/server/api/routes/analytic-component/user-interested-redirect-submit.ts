import { userInterestedRedirectSubmitOperation } from '@/lib/contract/analytic-component/user-interested-redirect-submit'
import { recordClickOf } from '../../record-click-of'
import { route } from '../../route'

export const userInterestedRedirectSubmitRoute = route(userInterestedRedirectSubmitOperation, ({ body }, services) =>
  recordClickOf(body, 'api', services),
)
