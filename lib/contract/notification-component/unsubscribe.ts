import * as z from 'zod'
import { defineOperation } from '../operation'

/** The key of an unsubscribe link: 32 random bytes in base64url. */
export const unsubscribeKeySchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/, 'must be the key of an unsubscribe link: 43 letters, digits, - or _')

/** Ends a subscription by the key of the link that every mail carries. */
export const unsubscribeOperation = defineOperation({
  id: 'notification-component/unsubscribe',
  method: 'POST',
  path: '/notification-component/v1/public/subscription/unsubscribe',
  provenance: 'ours',
  summary: 'End a newsletter subscription',
  notes: 'Needs no login: the key stands in every mail. Asking again changes nothing and answers the same.',
  auth: 'public',
  headers: 'plain',
  // High: the one click of a mail program comes from the servers of its provider, for all who read their mail there.
  limit: { perMinute: 300, uncounted: 'answer' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ key: unsubscribeKeySchema }) }),
  success: { status: 204, description: 'The address gets no more mail', schema: z.undefined() },
  errors: ['GBL0009', 'GBL0016'],
})
