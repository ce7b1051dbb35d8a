import { unsubscribeOperation } from '@/lib/contract/notification-component/unsubscribe'
import { ApiFailure } from '../../failure'
import { route } from '../../route'

export const unsubscribeRoute = route(unsubscribeOperation, async ({ body }, services) => {
  if (!(await services.unsubscribe(body.key))) throw new ApiFailure('GBL0016')
  return undefined
})
