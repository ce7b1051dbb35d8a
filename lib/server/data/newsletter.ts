import 'server-only'
import { ApiError } from '@/lib/client/api-error'
import { call } from '@/lib/client/call'
import { subscribeOperation } from '@/lib/contract/notification-component/subscribe'
import { emptyEmailMessage, newsletterEmail } from '@/lib/domain/validation/newsletter-email'
import type { NewsletterResult } from '@/lib/newsletter-results'
import { systemClock } from '@/lib/server/clock'
import { env } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import { signatureHash } from '@/lib/server/services/signature'
import { transport } from './transport'

/**
 * Subscribes what was typed into the form, sent without script. `forwardedFor` is the request's own header, by which
 * the provider tells visitors apart when it counts. Never rejects.
 */
export async function subscribeByForm(
  typed: string,
  forwardedFor: string | null,
): Promise<NewsletterResult | 'failed'> {
  const read = newsletterEmail(typed)
  if (!read.ok) return read.message === emptyEmailMessage ? 'email-empty' : 'email-invalid'
  try {
    await call(subscribeOperation, { body: { email: read.email } }, transport(), {
      headers: () => ({ ...signature(), ...(forwardedFor === null ? {} : { 'x-forwarded-for': forwardedFor }) }),
    })
    return 'subscribed'
  } catch (error) {
    log().warn('newsletter.form-failed', { kind: error instanceof ApiError ? error.kind : 'unknown' })
    return 'failed'
  }
}

function signature(): Readonly<Record<string, string>> {
  const { API_APP_ID, API_SIGNING_KEY } = env()
  const timestamp = String(systemClock.now())
  return { timestamp, hash: signatureHash(API_APP_ID, API_SIGNING_KEY, timestamp) }
}
