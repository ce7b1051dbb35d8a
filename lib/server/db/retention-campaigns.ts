import 'server-only'
import { atOnce, type Kept, upTo } from './retention-kept'

/** Addresses that asked to be reminded of a campaign's end. The row itself says when it is over. */
export const campaignReminders: Kept = {
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
