import * as z from 'zod'
import { newsletterEmail } from '@/lib/domain/validation/newsletter-email'
import { defineOperation, type Operation } from '../operation'

/** Read by the same rule as the form, so that both give the specification's messages. */
const emailSchema = z.string().transform((typed, context): string => {
  const read = newsletterEmail(typed)
  if (read.ok) return read.email
  context.issues.push({ code: 'custom', input: typed, message: read.message })
  return z.NEVER
})

/** Subscribes an address to the newsletter. */
export const subscribeOperation = defineOperation({
  id: 'notification-component/subscribe',
  method: 'POST',
  path: '/notification-component/v1/public/subscription/subscribe',
  provenance: 'given by the spec',
  summary: 'Subscribe an address to the newsletter',
  notes: 'The answer is the same, after the same work, whether or not the address was subscribed before.',
  auth: 'public',
  headers: 'signed',
  limit: { perMinute: 10, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ email: emailSchema }) }),
  success: { status: 204, description: 'The address is subscribed', schema: z.undefined() },
  errors: ['GBL0009'],
})

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
  notes: 'Needs no login: the key is in every mail. Asking again changes nothing and answers the same.',
  auth: 'public',
  headers: 'plain',
  // High: the one click of a mail program comes from the servers of its provider, for all who read their mail there.
  limit: { perMinute: 300, uncounted: 'answer' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ key: unsubscribeKeySchema }) }),
  success: { status: 204, description: 'The address gets no more mail', schema: z.undefined() },
  errors: ['GBL0009', 'GBL0016'],
})

/** The newsletter: the calls of this area, in the order of the documents. */
export const newsletterCalls: readonly Operation[] = [subscribeOperation, unsubscribeOperation]
