import 'server-only'
import { ApiError } from '@/lib/client/api-error'
import { subscribeOperation } from '@/lib/contract/calls/newsletter'
import { emptyEmailMessage, newsletterEmail } from '@/lib/domain/validation/newsletter-email'
import type { NewsletterResult } from '@/lib/forms/newsletter-results'
import { callFor } from '@/lib/server/data/site/visitor-call'
import { log } from '@/lib/server/log'

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
    await callFor({ forwardedFor, userAgent: null }, subscribeOperation, { body: { email: read.email } })
    return 'subscribed'
  } catch (error) {
    log().warn('newsletter.form-failed', { kind: error instanceof ApiError ? error.kind : 'unknown' })
    return 'failed'
  }
}
