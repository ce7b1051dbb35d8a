import * as z from 'zod'
import { notificationChangeSchema, notificationSettingsSchema } from '../entities/notification-settings'
import { dataOf, defineOperation } from '../operation'

/** Changes what the member lets us send. */
export const updateNotificationSettingsOperation = defineOperation({
  id: 'account-component/update-notification-settings',
  method: 'PUT',
  path: '/account-component/notification-settings',
  provenance: 'ours',
  summary: 'Change what the member lets us send',
  notes:
    'Holds at once. Each change is kept as a proof with the version of the text; a yes to a text that has changed meanwhile is refused, ' +
    'a no is always taken.',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 30, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: notificationChangeSchema }),
  success: { status: 200, description: 'The choices as they are now', schema: dataOf(notificationSettingsSchema) },
  errors: [],
})
