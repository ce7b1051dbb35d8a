import 'server-only'
import { floorOf, type PointsAccount } from '@/lib/domain/points/accounts'
import { type Balance, emptyBalance, heldIn, withTransfer } from '@/lib/domain/points/balance'
import { firstHash } from '@/lib/domain/points/chain'
import { lotMonthOf } from '@/lib/domain/points/lots'
import { flows, followsItsKind, type Transfer } from '@/lib/domain/points/transfer'
import type { PointsHistoryRepository, StoredBalance } from '@/lib/server/db/points-history-repository'
import type { LedgerHead } from '@/lib/server/db/points-repository'
import { hashOf } from './ledger'

/** The first thing that is wrong, by its table and row. */
export interface LedgerFault {
  readonly table: 'points_transfer' | 'points_balance' | 'points_lots'
  readonly row: string
  readonly reason: string
}

export type LedgerProof =
  | { readonly ok: true; readonly transfers: number; readonly accounts: number; readonly head: LedgerHead }
  | { readonly ok: false; readonly fault: LedgerFault }

const rowsAtOnce = 500

/** What has been gone through so far. */
interface Walk {
  previous: LedgerHead
  readonly balances: Map<string, Balance>
  readonly byId: Map<string, Transfer>
  readonly causes: Set<string>
  readonly settled: Set<string>
}

/**
 * Works the whole ledger out again from its transfers and compares every row: order, chain, kinds, what ends or reverses what, floors,
 * balances, and points by month. `anchor` is a head that was kept elsewhere: it must still be in the chain, else the end was cut off or
 * everything was written again. The site may write meanwhile.
 */
export async function verifyLedger(history: PointsHistoryRepository, anchor: LedgerHead | null): Promise<LedgerProof> {
  const walk: Walk = {
    previous: { seq: 0, hash: firstHash },
    balances: new Map(),
    byId: new Map(),
    causes: new Set(),
    settled: new Set(),
  }
  for (;;) {
    const rows = await history.after(walk.previous.seq, rowsAtOnce)
    for (const { transfer, balances } of rows) {
      const fault = faultOf(walk, transfer, anchor) ?? step(walk, transfer, balances)
      if (fault !== null) return { ok: false, fault }
    }
    if (rows.length < rowsAtOnce) break
  }
  const fault = (await faultAtEnd(history, walk, anchor)) ?? null
  return fault === null
    ? { ok: true, transfers: walk.previous.seq, accounts: walk.balances.size, head: walk.previous }
    : { ok: false, fault }
}

function faultOf(walk: Walk, transfer: Transfer, anchor: LedgerHead | null): LedgerFault | null {
  const reason = reasonAgainst(walk, transfer, anchor)
  return reason === null ? null : { table: 'points_transfer', row: String(transfer.seq), reason }
}

function reasonAgainst({ previous, causes }: Walk, transfer: Transfer, anchor: LedgerHead | null): string | null {
  const { hash, ...fields } = transfer
  if (transfer.seq !== previous.seq + 1) return `follows ${previous.seq}`
  if (transfer.previousHash !== previous.hash) return 'has not the hash of the one before'
  if (hash !== hashOf(fields)) return 'has not the hash of its own fields'
  if (anchor?.seq === transfer.seq && anchor.hash !== hash) return 'is not the one that was kept elsewhere'
  if (!Number.isInteger(transfer.amount) || transfer.amount < 1) return 'moves no whole number of points'
  if (!followsItsKind(transfer)) return `is no ${transfer.kind} by its accounts`
  if (causes.has(causeOf(transfer))) return 'has a cause that moved points before'
  return null
}

const causeOf = ({ kind, causeKind, causeId }: Transfer) => JSON.stringify([kind, causeKind, causeId])

/** Takes a transfer into account, and compares the balances that were written with it. */
function step(walk: Walk, transfer: Transfer, stored: readonly StoredBalance[]): LedgerFault | null {
  const reason = reasonOfOriginal(walk, transfer)
  if (reason !== null) return { table: 'points_transfer', row: String(transfer.seq), reason }
  walk.previous = { seq: transfer.seq, hash: transfer.hash }
  walk.causes.add(causeOf(transfer))
  walk.byId.set(transfer.id, transfer)
  for (const side of ['debit', 'credit'] as const) {
    const account = transfer[side]
    const after = withTransfer(walk.balances.get(account) ?? emptyBalance, side, transfer.amount)
    walk.balances.set(account, after)
    const row = stored.find((one) => one.account === account)
    const isSame = row?.debits === after.debits && row.credits === after.credits && row.version === after.version
    const wrong = { table: 'points_balance', row: `${account} ${after.version}` } as const
    if (!isSame) return { ...wrong, reason: `is not what follows from transfer ${transfer.seq}` }
    const { [side]: kind, mayLeaveDebt } = flows[transfer.kind]
    const isUnder = side === 'debit' && !mayLeaveDebt && isUnderFloor(kind, after)
    if (isUnder) return { ...wrong, reason: 'is under its floor' }
  }
  return stored.length === 2
    ? null
    : { table: 'points_balance', row: `of transfer ${transfer.seq}`, reason: 'has a row too many' }
}

function isUnderFloor(kind: PointsAccount, balance: Balance): boolean {
  const floor = floorOf(kind)
  return floor !== null && heldIn(balance) < floor
}

function reasonOfOriginal({ byId, settled }: Walk, transfer: Transfer): string | null {
  const { ends, reverses, makesLot } = flows[transfer.kind]
  const id = transfer.ends ?? transfer.reverses
  const original = id === null ? null : byId.get(id)
  if ((transfer.ends === null) !== (ends === null) || (transfer.reverses === null) !== (reverses === null))
    return `ends or reverses what no ${transfer.kind} does`
  if (original !== null) {
    if (original?.kind !== (ends ?? reverses)) return 'ends or reverses another kind of transfer'
    if (original.amount !== transfer.amount || original.credit !== transfer.debit)
      return 'is not the whole of what it ends'
    if (settled.has(original.id)) return 'ends or reverses what was ended or reversed before'
    settled.add(original.id)
  }
  const month = makesLot ? lotMonthOf(transfer.happenedAt) : reverses === null ? null : (original?.lotMonth ?? null)
  return transfer.lotMonth === month ? null : 'belongs to another month'
}

async function faultAtEnd(
  history: PointsHistoryRepository,
  { previous, balances }: Walk,
  anchor: LedgerHead | null,
): Promise<LedgerFault | null> {
  if (anchor !== null && anchor.seq > previous.seq)
    return { table: 'points_transfer', row: String(anchor.seq), reason: 'was kept elsewhere and is gone' }
  const sum = [...balances.values()].reduce((total, balance) => total + heldIn(balance), 0)
  if (sum !== 0) return { table: 'points_balance', row: 'all', reason: `sum to ${sum} and not to 0` }
  const wrong = await history.wrongLots()
  return wrong === null ? null : { table: 'points_lots', row: wrong, reason: 'does not add up to the balance' }
}
