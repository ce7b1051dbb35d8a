import { notificationSettingsOperation } from '@/lib/contract/account-component/notification-settings'
import { memberRoute } from '../../route'
import type { AccountServices } from '../../services'

export const notificationSettingsRoute = ({ notifications }: AccountServices) =>
  memberRoute(notificationSettingsOperation, async (_input, { account }) => ({ data: await notifications(account.id) }))
