import 'server-only'
import { createHash } from 'node:crypto'
import { floorOf, isMemberAccount, pointsAccountId } from '@/lib/domain/points/accounts'
import { type Balance, heldIn, withTransfer } from '@/lib/domain/points/balance'
import { chainText } from '@/lib/domain/points/chain'
import { lotMonthOf } from '@/lib/domain/points/lots'
import type { Points } from '@/lib/domain/points/points'
import {
  type Cause,
  flows,
  type Original,
  type Refusal,
  refusalOf,
  type Transfer,
  type TransferKind,
} from '@/lib/domain/points/transfer'
import type { Clock } from '@/lib/server/clock'
import type { LedgerPage, PointsRepository } from '@/lib/server/db/points-repository'
import type { Random } from '@/lib/server/services/keys/random'
import { uuidV7 } from '@/lib/server/services/keys/uuid-v7'

export interface LedgerDeps {
  readonly points: PointsRepository
  readonly clock: Clock
  readonly random: Random
}

/** A transfer that is asked for. The same cause and kind move points once, however often they are asked for. */
export interface Posting {
  readonly kind: TransferKind
  /** Who holds the member's side. */
  readonly holder: string
  readonly amount: Points
  readonly cause: Cause
  /** When what it is for happened, in epoch milliseconds. */
  readonly happenedAt: number
  /** The transfer that it ends or reverses, by id; null for a kind that does neither. */
  readonly original: string | null
}

/** `differs`: this cause has moved other points already. `no-holder`: nobody holds them. */
export type PostRefusal = Refusal | 'differs' | 'no-holder'

export type PostOutcome =
  | { readonly state: 'posted'; readonly transfer: Transfer }
  | { readonly state: 'refused'; readonly reason: PostRefusal }

/** The hash of a transfer: SHA-256 of {@link chainText}, as 64 hexadecimal digits. */
export function hashOf(transfer: Omit<Transfer, 'hash'>): string {
  return createHash('sha256').update(chainText(transfer)).digest('hex')
}

const accountsOf = ({ kind, holder }: Posting) => ({
  debit: pointsAccountId(holder, flows[kind].debit),
  credit: pointsAccountId(holder, flows[kind].credit),
})

const causeKey = (kind: TransferKind, cause: Cause) => JSON.stringify([kind, cause.kind, cause.id])

/** What is known while some postings are written one after the other. */
interface Known {
  readonly done: Map<string, Transfer>
  readonly originals: Map<string, Original & { readonly transfer: Transfer }>
  readonly balances: Map<string, Balance>
}

async function readKnown(deps: LedgerDeps, page: LedgerPage, postings: readonly Posting[]): Promise<Known> {
  const done = await page.ofCauses(postings.map(({ cause }) => cause))
  const originals = await page.originals(postings.flatMap(({ original }) => (original === null ? [] : [original])))
  const ids = new Set(postings.flatMap((posting) => Object.values(accountsOf(posting))))
  const balances = new Map(await page.balances([...ids]))
  const programme = new Set(postings.flatMap(({ kind }) => [flows[kind].debit, flows[kind].credit]))
  const missing = [...programme].filter((kind) => !isMemberAccount(kind) && !balances.has(pointsAccountId('', kind)))
  await page.addProgramme(missing, deps.clock.now())
  for (const kind of missing) balances.set(pointsAccountId('', kind), { debits: 0, credits: 0, version: 0 })
  return {
    done: new Map(done.map((one) => [causeKey(one.kind, { kind: one.causeKind, id: one.causeId }), one])),
    originals: new Map(originals),
    balances,
  }
}

/** Whether a transfer is what a posting asks for. */
function isSame(transfer: Transfer, posting: Posting): boolean {
  const { debit, credit } = accountsOf(posting)
  const original = transfer.ends ?? transfer.reverses
  return (
    transfer.debit === debit &&
    transfer.credit === credit &&
    transfer.amount === posting.amount &&
    original === posting.original
  )
}

function refusalFor(known: Known, posting: Posting): PostRefusal | null {
  const { debit, credit } = accountsOf(posting)
  const balance = known.balances.get(debit)
  if (balance === undefined || !known.balances.has(credit)) return 'no-holder'
  const original = posting.original === null ? null : (known.originals.get(posting.original) ?? null)
  const isWhole =
    original === null || (original.transfer.amount === posting.amount && original.transfer.credit === debit)
  if (!isWhole) return 'unknown'
  const floor = floorOf(flows[posting.kind].debit)
  return refusalOf(posting.kind, posting.amount, { balance: heldIn(balance), floor, original })
}

/** The month that a transfer adds to or takes from: its own, or that of what it reverses. */
function lotMonthFor(known: Known, { kind, happenedAt, original }: Posting): string | null {
  if (flows[kind].makesLot) return lotMonthOf(happenedAt)
  return flows[kind].reverses === null || original === null
    ? null
    : (known.originals.get(original)?.transfer.lotMonth ?? null)
}

function note(known: Known, transfer: Transfer): void {
  known.done.set(causeKey(transfer.kind, { kind: transfer.causeKind, id: transfer.causeId }), transfer)
  for (const side of ['debit', 'credit'] as const) {
    const before = known.balances.get(transfer[side])
    if (before !== undefined) known.balances.set(transfer[side], withTransfer(before, side, transfer.amount))
  }
  const original = known.originals.get(transfer.ends ?? transfer.reverses ?? '')
  if (original === undefined) return
  const change = transfer.ends === null ? { isReversed: true } : { isEnded: true }
  known.originals.set(original.transfer.id, { ...original, ...change })
}

/** Writes postings in one transaction, in their order; a refused one leaves no trace and holds up no other. */
export function writePostings(deps: LedgerDeps, postings: readonly Posting[]): Promise<readonly PostOutcome[]> {
  return deps.points.write(async (page) => {
    const known = await readKnown(deps, page, postings)
    let head = await page.head()
    const added: Transfer[] = []
    const outcomes = postings.map((posting): PostOutcome => {
      const there = known.done.get(causeKey(posting.kind, posting.cause))
      if (there !== undefined) {
        return isSame(there, posting) ? { state: 'posted', transfer: there } : { state: 'refused', reason: 'differs' }
      }
      const reason = refusalFor(known, posting)
      if (reason !== null) return { state: 'refused', reason }
      const transfer = nextTransfer(deps, known, posting, head)
      head = transfer
      note(known, transfer)
      added.push(transfer)
      return { state: 'posted', transfer }
    })
    await page.add(added)
    return outcomes
  })
}

function nextTransfer(
  deps: LedgerDeps,
  known: Known,
  posting: Posting,
  head: { readonly seq: number; readonly hash: string },
): Transfer {
  const { kind, amount, cause, happenedAt, original } = posting
  const unsigned = {
    seq: head.seq + 1,
    id: uuidV7(deps.clock, deps.random),
    ...accountsOf(posting),
    amount,
    kind,
    causeKind: cause.kind,
    causeId: cause.id,
    happenedAt,
    writtenAt: deps.clock.now(),
    lotMonth: lotMonthFor(known, posting),
    ends: flows[kind].ends === null ? null : original,
    reverses: flows[kind].reverses === null ? null : original,
    previousHash: head.hash,
  }
  return { ...unsigned, hash: hashOf(unsigned) }
}
