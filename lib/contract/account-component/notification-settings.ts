import * as z from 'zod'
import { notificationSettingsSchema } from '../entities/notification-settings'
import { dataOf, defineOperation } from '../operation'

/** What the member lets us send. */
export const notificationSettingsOperation = defineOperation({
  id: 'account-component/notification-settings',
  method: 'GET',
  path: '/account-component/notification-settings',
  provenance: 'ours',
  summary: 'What the member lets us send',
  notes: 'Messages that the account needs, such as codes and notices of changes, are sent whatever is chosen.',
  auth: 'bearer',
  headers: 'plain',
  cache: 'no-store',
  request: z.object({}),
  success: { status: 200, description: 'The choices', schema: dataOf(notificationSettingsSchema) },
  errors: [],
})
