import { sql } from 'kysely'
import { pointsOf } from '@/lib/domain/points/points'
import type { TransferKind } from '@/lib/domain/points/transfer'
import { systemClock } from '@/lib/server/clock'
import type { OpenDatabase } from '@/lib/server/db/database'
import { createPointsHistoryRepository } from '@/lib/server/db/points-history-repository'
import { createPointsRepository } from '@/lib/server/db/points-repository'
import { systemRandom } from '@/lib/server/services/keys/random'
import type { Posting, PostOutcome } from '@/lib/server/services/points/ledger'
import { createPoster } from '@/lib/server/services/points/poster'

/** A ledger as one process has it over a database. Its clock stands at `time.value`. */
export function ledgerOver(database: OpenDatabase, time = { value: 1_795_000_000_000 }) {
  const points = createPointsRepository(async () => database)
  const deps = {
    points,
    history: createPointsHistoryRepository(async () => database.db),
    clock: { now: () => time.value },
    random: systemRandom,
    monthsKept: () => 24,
  }
  const poster = createPoster(deps)
  let causes = 0
  return {
    ...deps,
    time,
    poster,
    /** A posting for a cause of its own, or the one that is named. */
    posting: (kind: TransferKind, holder: string, amount: number, more: Partial<Posting> = {}): Posting => {
      causes += 1
      const cause = { kind: 'test', id: `${systemClock.now()}-${Math.random()}-${causes}` }
      return { kind, holder, amount: pointsOf(amount), cause, happenedAt: time.value, original: null, ...more }
    },
    /** Points that somebody can use from now on. */
    give: (holder: string, amount: number, id: string) =>
      poster.post({
        kind: 'correct',
        holder,
        amount: pointsOf(amount),
        cause: { kind: 'test', id },
        happenedAt: time.value,
        original: null,
      }),
  }
}

/** The id of what was posted. Throws for what was refused. */
export function idOf(outcome: PostOutcome): string {
  if (outcome.state === 'refused') throw new Error(`Refused: ${outcome.reason}`)
  return outcome.transfer.id
}

/** What each account holds now, by its id, as one statement sees it. */
export async function balancesIn({ db }: OpenDatabase): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{
    id: string
    held: number | null
  }>`select id, (select credits - debits from points_balance
    where points_balance.points_account = points_account.id order by version desc limit 1) as held from points_account`.execute(
    db,
  )
  return Object.fromEntries(rows.flatMap(({ id, held }) => (held === null ? [] : [[id, held]])))
}

export const sumOf = (balances: Readonly<Record<string, number>>) =>
  Object.values(balances).reduce((sum, held) => sum + held, 0)
