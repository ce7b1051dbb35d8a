import 'server-only'

/** An address that asked to be reminded of a campaign's end. */
export interface CampaignRemindersTable {
  id: string
  /** The slug of the campaign. */
  campaign: string
  email: string
  /** Stands in its mails; it erases the address and can do nothing else. */
  removal_key: string
  /** The text that was agreed to. */
  text_version: string
  /** The reminder that waits in the outbox; null: it was too late for one. */
  later_mail_id: string | null
  /** The end of the campaign. */
  erase_at: number
  created_at: number
}
