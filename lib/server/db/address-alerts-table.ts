import 'server-only'

/** An address that asks, without an account, to be told of a product. Moments are epoch milliseconds. */
export interface AddressAlertsTable {
  id: string
  email: string
  /** Category and slug of the product. */
  subject: string
  /** What the product came to when that was last told, as text; null where it was not published. */
  figure: string | null
  /** For which case, and by how much another product must beat it, as text. */
  question: string | null
  /** Stands in each message; it ends the alert and can do nothing else. */
  removal_key: string
  /** SHA-256 of the key that confirms the address. */
  confirm_digest: string
  /** The text that was agreed to. */
  text_version: string
  asked_at: number
  /** null: not yet, and nothing is told before. */
  confirmed_at: number | null
}
