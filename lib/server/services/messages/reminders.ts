import 'server-only'
import { type Campaign, reminderAt, shownCampaign } from '@/lib/domain/content/campaign'
import { reminderConsent } from '@/lib/domain/messages/reminder-consent'
import type { Email } from '@/lib/domain/validation/email'
import type { Clock } from '@/lib/server/clock'
import type { ReminderRepository } from '@/lib/server/db/reminder-repository'
import type { Log } from '@/lib/server/log'
import { uuidV7 } from '@/lib/server/services/keys/uuid-v7'
import { type MessageDeps, sealedMessage } from './messages'

export interface ReminderDeps {
  readonly reminders: ReminderRepository
  readonly campaigns: () => readonly Campaign[]
  readonly messages: MessageDeps
  /** The clock by which campaigns begin and end. */
  readonly clock: Clock
  readonly log: Log
}

const keyBytes = 32

/**
 * Keeps an address (already checked and lower-cased) that asks to be reminded of a campaign's end; durable when it returns. False where no
 * such campaign runs, or it takes no addresses. Throws what the database throws.
 */
export async function keepReminder(deps: ReminderDeps, slug: string, email: Email): Promise<boolean> {
  const { messages, clock } = deps
  const campaign = deps.campaigns().find((one) => one.slug === slug)
  if (campaign?.reminders !== true || campaign.endsAt === null) return false
  if (shownCampaign(campaign, clock.now(), false)?.state !== 'running') return false
  const removalKey = Buffer.from(messages.random.bytes(keyBytes)).toString('base64url')
  const told = {
    to: { kind: 'email', value: email },
    title: campaign.title,
    slug,
    endsAt: campaign.endsAt,
    removalKey,
  } as const
  const dueAt = reminderAt(campaign)
  await deps.reminders.keep({
    id: uuidV7(messages.clock, messages.random),
    campaign: slug,
    email,
    removalKey,
    textVersion: reminderConsent.version,
    eraseAt: campaign.endsAt,
    now: messages.clock.now(),
    // Left to the outbox's timer: a mail sent now would show in the time of the answer who is new.
    first: sealedMessage(messages, { kind: 'campaign-kept', ...told }),
    later:
      dueAt === null || dueAt <= clock.now()
        ? null
        : sealedMessage(messages, { kind: 'campaign-ends', dueAt, ...told }),
  })
  deps.log.info('campaign.reminder-asked', { campaign: slug })
  return true
}

/** Erases the address of a key at once, and withholds what waits for it. False for a key that nothing is kept under. */
export async function endReminder(deps: ReminderDeps, removalKey: string): Promise<boolean> {
  const known = await deps.reminders.end(removalKey, deps.messages.clock.now())
  deps.log.info('campaign.reminder-ended', { known })
  return known
}
