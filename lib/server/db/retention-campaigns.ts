import 'server-only'
import { sql } from 'kysely'
import { atOnce, type Retained, upTo } from './retention-entries'
import { days } from './retention-periods'

/** Addresses that asked to be reminded of a campaign's end. The row itself says when it is over. */
export const campaignReminders: Retained = {
  tables: ['campaign_reminders'],
  words: {
    what: 'Your e-mail address, when you ask to be reminded of a campaign’s end',
    why: 'To write to you twice about that campaign, and to prove that you agreed.',
    howLong: 'Until the campaign ends. The link in each of the two mails erases it at once.',
  },
  erasedBy: 'person',
  erasures: [
    {
      table: 'campaign_reminders',
      key: 'id',
      keptMs: atOnce,
      isOver: upTo('erase_at'),
      dependents: [],
    },
  ],
}

const confirming = days(2)

/** Addresses that ask, without an account, to be told of a product. */
export const addressAlerts: Retained = {
  tables: ['address_alerts'],
  words: {
    what: 'Your e-mail address, when you ask without an account to be told of a product: which one, for which case, and what its figure was',
    why: 'To write to you when the product changes, and to prove that you agreed.',
    howLong: `Until you stop it by the link in every message. ${confirming.words} where you do not confirm the address.`,
  },
  erasedBy: 'person',
  erasures: [
    {
      table: 'address_alerts',
      key: 'id',
      keptMs: confirming.ms,
      isOver: (before) => sql`confirmed_at is null and asked_at <= ${before}`,
      dependents: [],
    },
  ],
}
