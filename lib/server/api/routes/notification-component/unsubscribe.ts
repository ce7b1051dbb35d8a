import { unsubscribeOperation } from '@/lib/contract/notification-component/unsubscribe'
import { ApiFailure } from '../../failure'
import { route } from '../../route'
import type { NotificationServices } from '../../services'

export const unsubscribeRoute = ({ unsubscribe }: NotificationServices) =>
  route(unsubscribeOperation, async ({ body }) => {
    if (!(await unsubscribe(body.key))) throw new ApiFailure('GBL0016')
    return undefined
  })
