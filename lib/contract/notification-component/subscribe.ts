import * as z from 'zod'
import { newsletterEmail } from '@/lib/domain/validation/newsletter-email'
import { defineOperation } from '../operation'

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
