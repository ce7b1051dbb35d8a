import 'server-only'

/** A financial analysis or a comparison that a member keeps: encrypted, and bound to the account and the id. */
export interface KeptTable {
  id: string
  account_id: string
  sealed: string
  created_at: number
  /** When the member took it away; it is erased after an hour. */
  removed_at: number | null
}

/** A product (`category/slug`) or a partner (its entity name) that a member marked, left for or wants to be told about. */
export interface MemberInterestsTable {
  id: string
  account_id: string
  kind: string
  subject: string
  created_at: number
  /** As in {@link KeptTable}. */
  removed_at: number | null
  /** Of an alert: what the product came to when it was asked for, or last told of; null where that was not published. */
  figure: string | null
  /** Of an alert: stands in its messages, and ends it. */
  removal_key: string | null
  /** Of an alert: the case and the threshold that its member chose; null for the usual ones. */
  question: string | null
  /** Of a product on the shelf: JSON of what its member saw of it and since when they have it; null: nothing yet. */
  looks: string | null
}
