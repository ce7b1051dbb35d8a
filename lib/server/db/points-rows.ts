import 'server-only'
import { z } from 'zod'
import { type Transfer, transferKinds } from '@/lib/domain/points/transfer'
import type { PointsTransferTable } from './points-tables'

const kindSchema = z.enum(transferKinds)

/** A row as a transfer. Throws for a kind that this build does not know. */
export function transferOf(row: PointsTransferTable): Transfer {
  return {
    seq: row.seq,
    id: row.id,
    debit: row.debit,
    credit: row.credit,
    amount: row.amount,
    kind: kindSchema.parse(row.kind),
    causeKind: row.cause_kind,
    causeId: row.cause_id,
    happenedAt: row.happened_at,
    writtenAt: row.written_at,
    lotMonth: row.lot_month,
    ends: row.ends,
    reverses: row.reverses,
    previousHash: row.previous_hash,
    hash: row.hash,
  }
}

/** A transfer as a row. */
export function rowOf(transfer: Transfer): PointsTransferTable {
  return {
    seq: transfer.seq,
    id: transfer.id,
    debit: transfer.debit,
    credit: transfer.credit,
    amount: transfer.amount,
    kind: transfer.kind,
    cause_kind: transfer.causeKind,
    cause_id: transfer.causeId,
    happened_at: transfer.happenedAt,
    written_at: transfer.writtenAt,
    lot_month: transfer.lotMonth,
    ends: transfer.ends,
    reverses: transfer.reverses,
    previous_hash: transfer.previousHash,
    hash: transfer.hash,
  }
}
