import { subscribeOperation } from '@/lib/contract/notification-component/subscribe'
import { route } from '../../route'

export const subscribeRoute = route(subscribeOperation, async ({ body }, services) => {
  await services.subscribe(body.email)
  return undefined
})
