import { userInterestedRedirectOperation } from '@/lib/contract/bank-component/user-interested-redirect'
import { recordClickOf } from '../../record-click-of'
import { route } from '../../route'

export const userInterestedRedirectRoute = route(userInterestedRedirectOperation, ({ body }, services) =>
  recordClickOf(body, 'apply', services),
)
