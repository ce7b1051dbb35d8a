import * as z from 'zod'
import { defineOperation } from '../operation'

/** The key in the mails of a reminder: 32 random bytes in base64url. */
export const reminderKeySchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/, 'must be the key of a reminder: 43 letters, digits, - or _')

/** Erases an address that asked to be reminded, by the key in its mails. */
export const endCampaignReminderOperation = defineOperation({
  id: 'promotion-component/end-campaign-reminder',
  method: 'POST',
  path: '/promotion-component/v1/public/web-campaign/reminder/end',
  provenance: 'ours',
  summary: 'Erase an address that asked to be reminded',
  notes: 'Needs no login: the key stands in every mail. The mail that still waits is not sent.',
  auth: 'public',
  headers: 'plain',
  // High: the one click of a mail program comes from the servers of its provider, for all who read their mail there.
  limit: { perMinute: 300, uncounted: 'answer' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ key: reminderKeySchema }) }),
  success: { status: 204, description: 'The address is erased', schema: z.undefined() },
  errors: ['GBL0009', 'GBL0016'],
})
