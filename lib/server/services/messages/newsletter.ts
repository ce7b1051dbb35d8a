import 'server-only'
import { newsletterConsent } from '@/lib/domain/messages/newsletter-consent'
import type { Clock } from '@/lib/server/clock'
import type { SubscriberRepository } from '@/lib/server/db/subscriber-repository'
import type { Log } from '@/lib/server/log'
import type { Random } from '@/lib/server/services/keys/random'
import { uuidV7 } from '@/lib/server/services/keys/uuid-v7'

export interface NewsletterDeps {
  readonly subscribers: SubscriberRepository
  readonly clock: Clock
  readonly random: Random
  readonly log: Log
}

/** How consents come and go. A list that is bought or typed in by a person would be another channel. */
const formChannel = 'website-form'
const linkChannel = 'unsubscribe-link'

const keyBytes = 32

/**
 * Subscribes an address (already checked and lower-cased). Durable when it returns, with the text that was agreed to,
 * the time and the channel. Does the same work for an address that is subscribed; the mail of a new one is left to the
 * outbox's timer, because sending it now would show in the time that the answer takes. Throws what the database throws.
 */
export async function subscribe(deps: NewsletterDeps, email: string): Promise<void> {
  const newId = () => uuidV7(deps.clock, deps.random)
  await deps.subscribers.subscribe({
    subscriberId: newId(),
    email,
    unsubscribeKey: Buffer.from(deps.random.bytes(keyBytes)).toString('base64url'),
    consentId: newId(),
    mailId: newId(),
    textVersion: newsletterConsent.version,
    channel: formChannel,
    now: deps.clock.now(),
  })
  deps.log.info('newsletter.asked')
}

/**
 * Ends the subscription that a key belongs to, at once and for mails that wait as well; asking again changes nothing.
 * False for a key that we never gave out. Throws what the database throws.
 */
export async function unsubscribe(deps: NewsletterDeps, unsubscribeKey: string): Promise<boolean> {
  const known = await deps.subscribers.end({
    unsubscribeKey,
    consentId: uuidV7(deps.clock, deps.random),
    channel: linkChannel,
    now: deps.clock.now(),
  })
  deps.log.info('newsletter.unsubscribe', { known })
  return known
}
