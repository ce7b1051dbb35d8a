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

/** A product (`category/slug`) or a partner (its entity name) that a member marked or left for. */
export interface MemberInterestsTable {
  id: string
  account_id: string
  kind: string
  subject: string
  created_at: number
  /** As in {@link KeptTable}. */
  removed_at: number | null
}
