import type { Transfer } from './transfer'

/** What the first transfer has before it. */
export const firstHash = '0'.repeat(64)

/**
 * The text whose SHA-256 is the hash of a transfer: every field of it in a fixed order, and the hash of the one before. So whoever changes one
 * byte of one row has to change every row after it.
 */
export function chainText(transfer: Omit<Transfer, 'hash'>): string {
  const { seq, id, debit, credit, amount, kind, causeKind, causeId, happenedAt, writtenAt } = transfer
  const { lotMonth, ends, reverses, previousHash } = transfer
  return JSON.stringify([
    previousHash,
    seq,
    id,
    debit,
    credit,
    amount,
    kind,
    causeKind,
    causeId,
    happenedAt,
    writtenAt,
    lotMonth,
    ends,
    reverses,
  ])
}
