import 'server-only'

/** One address that has subscribed at some time. */
export interface NewsletterSubscribersTable {
  id: string
  email: string
  /** Stands in every mail; it ends the subscription and can do nothing else. */
  unsubscribe_key: string
  state: 'subscribed' | 'unsubscribed'
  /** The mail that welcomed the present subscription; another one means another subscription. */
  mail_id: string
  /** When the form was last sent with this address. */
  asked_at: number
}

/** Proof of a consent or of its withdrawal. Only ever added to. */
export interface NewsletterConsentsTable {
  id: string
  subscriber_id: string
  kind: 'given' | 'withdrawn'
  /** The text that was agreed to; null for a withdrawal. */
  text_version: string | null
  channel: string
  created_at: number
}

/**
 * A message to send. One of a subscription takes address and text from it when it is sent; any other holds them encrypted in `sealed`,
 * which is emptied when it is settled.
 */
export interface MessageOutboxTable {
  id: string
  kind: string
  channel: 'email' | 'sms'
  subscriber_id: string | null
  sealed: string | null
  state: 'waiting' | 'sent' | 'withheld' | 'failed'
  attempts: number
  /** When it may be tried; while it is tried, when another process may take it over. */
  due_at: number
  /** From when it is of no use and is not sent any more; null: always of use. */
  useless_at: number | null
  last_error: string | null
  created_at: number
  settled_at: number | null
}
