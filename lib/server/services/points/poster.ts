import 'server-only'
import { isRefusedRow } from '@/lib/server/db/points-repository'
import { beginEffect, besideCall, effectMayLast } from '@/lib/server/effects'
import { type LedgerDeps, type Posting, type PostOutcome, writePostings } from './ledger'

/** Writes to the ledger, many callers at a time. */
export interface Poster {
  /**
   * Durable when it resolves. Asked again for the same cause and kind, it gives the same transfer. Rejects when that cannot be said:
   * then whoever asks again gets the answer.
   */
  post(posting: Posting): Promise<PostOutcome>
}

interface Waiting {
  readonly posting: Posting
  readonly settle: (outcome: PostOutcome) => void
  readonly fail: (error: unknown) => void
}

/** Of one transaction: a few milliseconds on either engine. */
const mostAtOnce = 200

/**
 * One transaction at a time writes what has come together meanwhile: the disk is waited for once for all of them. A row that the database
 * refuses costs its own caller the answer, and nobody else.
 */
export function createPoster(deps: LedgerDeps): Poster {
  const waiting: Waiting[] = []
  let isRunning = false
  const run = async () => {
    isRunning = true
    while (waiting.length > 0) await writeTogether(deps, waiting.splice(0, mostAtOnce))
    isRunning = false
  }
  return {
    post: async (posting) => {
      beginEffect()
      const { promise, resolve, reject } = Promise.withResolvers<PostOutcome>()
      waiting.push({ posting, settle: resolve, fail: reject })
      // What writes for many is nobody's own call.
      if (!isRunning) void besideCall(run)
      const outcome = await promise
      effectMayLast()
      return outcome
    },
  }
}

async function writeTogether(deps: LedgerDeps, batch: readonly Waiting[]): Promise<void> {
  try {
    const outcomes = await writePostings(
      deps,
      batch.map(({ posting }) => posting),
    )
    for (const [at, outcome] of outcomes.entries()) batch[at]?.settle(outcome)
  } catch (error) {
    if (batch.length > 1 && isRefusedRow(error)) {
      for (const one of batch) await writeTogether(deps, [one])
      return
    }
    for (const { fail } of batch) fail(error)
  }
}
