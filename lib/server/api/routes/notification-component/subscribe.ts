import { subscribeOperation } from '@/lib/contract/notification-component/subscribe'
import { route } from '../../route'
import type { NotificationServices } from '../../services'

export const subscribeRoute = ({ subscribe }: NotificationServices) =>
  route(subscribeOperation, async ({ body }) => {
    await subscribe(body.email)
    return undefined
  })
