import 'server-only'
import { clock } from '@/lib/server/clock'
import { campaignContent } from '@/lib/server/content/campaigns'
import { createReminderRepository } from '@/lib/server/db/reminder-repository'
import { log } from '@/lib/server/log'
import type { MessageDeps } from './messages'
import type { ReminderDeps } from './reminders'

/** What reminders stand on in this process. Campaigns begin and end by its clock, mails leave by the world's. */
export function reminderDeps(
  connect: Parameters<typeof createReminderRepository>[0],
  messages: MessageDeps,
): ReminderDeps {
  const campaigns = campaignContent.entries
  return { reminders: createReminderRepository(connect), campaigns, messages, clock: clock(), log: log() }
}
