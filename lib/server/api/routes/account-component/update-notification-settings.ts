import { updateNotificationSettingsOperation } from '@/lib/contract/account-component/update-notification-settings'
import { invalidFields } from '../../failure'
import { memberRoute } from '../../route'
import type { AccountServices } from '../../services'

const outdated = { field: 'textVersion', message: 'The text has changed. Please reload the page and choose again.' }

export const updateNotificationSettingsRoute = ({ changeNotifications, notifications }: AccountServices) =>
  memberRoute(updateNotificationSettingsOperation, async ({ body }, { account }) => {
    if ((await changeNotifications(account.id, body)) === 'outdated') throw invalidFields([outdated])
    return { data: await notifications(account.id) }
  })
