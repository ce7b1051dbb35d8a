import 'server-only'

/**
 * One account of points. Those of one member share a random holder, so that nothing but `account_id` says whose they are; it is null for the
 * programme's, and once the member's account is erased. `floor` is null where the balance may be anything.
 */
export interface PointsAccountTable {
  id: string
  account_id: string | null
  holder: string
  kind: string
  floor: number | null
  created_at: number
}

/** One transfer of points. The database refuses every change (docs/adr/0135). Moments are epoch milliseconds. */
export interface PointsTransferTable {
  seq: number
  id: string
  debit: string
  credit: string
  amount: number
  kind: string
  cause_kind: string
  cause_id: string
  happened_at: number
  written_at: number
  lot_month: string | null
  ends: string | null
  reverses: string | null
  previous_hash: string
  hash: string
}

/** The balance of an account after a transfer: written by the database with it. The highest version is the present one. */
export interface PointsBalanceTable {
  points_account: string
  version: number
  debits: number
  credits: number
  /** Place of the transfer that made it. */
  transfer: number
}

/** What a person decided about an invitation or an account. The database refuses every change, as of the ledger. */
export interface PointsActsTable {
  /** From 1 on without a gap. */
  seq: number
  act: string
  /** The invitation that it is about; null for one about an account. */
  referral_id: string | null
  /** The account that it is about; null for one about an invitation, and once the account is erased. */
  account_id: string | null
  /** Code of why an invitation was refused; null for any other act. */
  reason: string | null
  /** Who decided, as they named themselves. */
  done_by: string
  /** Why. */
  note: string
  /** Epoch milliseconds. */
  done_at: number
}

/** What was done about a withdrawal of points. The database refuses every change, as of the ledger. */
export interface WithdrawalActsTable {
  /** The transfer that set its points aside. */
  withdrawal: string
  act: string
  /** Code of why it was refused; null for any other act. */
  reason: string | null
  /** Who did it, as they named themselves. */
  done_by: string
  /** Why. */
  note: string
  /** Epoch milliseconds. */
  done_at: number
}
