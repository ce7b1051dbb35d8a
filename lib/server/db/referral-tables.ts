import 'server-only'

/**
 * Who joined by whose code. Both accounts are null once they are erased; moments are epoch milliseconds, flags 0 or 1, null for what is
 * not known. The last code counts; the first one is beside it.
 */
export interface ReferralsTable {
  id: string
  account_id: string | null
  referrer_id: string | null
  code: string
  channel: string
  last_at: number
  first_code: string
  first_channel: string
  first_at: number
  /** Version of the words about what the friend gets to see; null for a build from before. */
  text_version: string | null
  /** Version of the programme's terms that the form led to. */
  terms_version: string | null
  /** Joined from a browser in which the friend had signed in. */
  same_browser: number | null
  /** The contact had an account before. */
  contact_known: number | null
  /** The MyKad number had an account before; null until a number is given. */
  nric_known: number | null
  state: string
  created_at: number
  /** Why it is held or earns nothing. */
  reason: string | null
  /** Days in Malaysia: when the act that qualifies was done, and until when the points wait. */
  qualified_on: string | null
  waits_until: string | null
  /** What a person decided who looked at it. */
  review: string | null
  /** When the state last changed. */
  changed_at: number | null
}

/** Keyed digest of a contact or MyKad number that an account has had and has no more, or lost with its end at `left_at`. */
export interface FormerIdentitiesTable {
  digest: string
  /** null once the account is erased. */
  account_id: string | null
  left_at: number
}
