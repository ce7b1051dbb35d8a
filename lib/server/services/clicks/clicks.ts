import 'server-only'
import type { Clock } from '@/lib/server/clock'
import type { ClickRepository } from '@/lib/server/db/click-repository'
import { errorCode } from '@/lib/server/db/state-error'
import type { Log } from '@/lib/server/log'
import type { Random } from '@/lib/server/services/keys/random'
import { uuidV7 } from '@/lib/server/services/keys/uuid-v7'
import { settleWithin } from '@/lib/server/settle-within'
import type { Click } from './click'
import type { ClickSpool } from './click-spool'

/** What a caller knows about a click; the id and the time are made here. */
export type NewClick = Omit<Click, 'id' | 'createdAt'>

/**
 * `stored` and `spooled` are durable and may be acknowledged; `lost-to-log` is only in the log, and so is `unclear`, unless the database or
 * the spool, which did not answer in time, still takes it.
 */
export interface ClickReceipt {
  readonly id: string
  readonly state: 'stored' | 'spooled' | 'lost-to-log' | 'unclear'
}

export interface ClickDeps {
  readonly clicks: ClickRepository
  readonly spool: ClickSpool
  readonly clock: Clock
  readonly random: Random
  readonly log: Log
  /** Inserts that have outlived their time limit and still run. While there is one, clicks go straight to the spool. */
  readonly late: Set<Promise<unknown>>
}

/** How long a visitor may be held up by the database, and then by the spool. */
export const databaseLimitMs = 300
export const spoolLimitMs = 700
const maxPageLength = 300

/**
 * Records that a visitor leaves for a partner. Never throws and takes at most a second. The record is durable in the
 * database, or else in the spool, which {@link drainSpool} moves into the database; when both fail it is in the log.
 */
export async function recordClick(deps: ClickDeps, input: NewClick): Promise<ClickReceipt> {
  const id = uuidV7(deps.clock, deps.random)
  const click: Click = { ...input, page: pathOf(input.page), id, createdAt: deps.clock.now() }
  const insertion = await store(deps, click)
  if (insertion === 'stored') return { id, state: 'stored' }
  let mayFollow = insertion === 'late'
  try {
    const kept = await settleWithin(
      deps.spool.append(click).then(() => true),
      spoolLimitMs,
      false,
    )
    if (!kept) {
      mayFollow = true
      throw new Error(`The spool took longer than ${spoolLimitMs} ms`)
    }
    deps.log.debug('click.spooled', { id })
    return { id, state: 'spooled' }
  } catch (error) {
    deps.log.error('click.lost', error, click)
    return { id, state: mayFollow ? 'unclear' : 'lost-to-log' }
  }
}

/** `stored` once the click is committed; `late` when the database has not answered in time and may still take it. */
async function store(deps: ClickDeps, click: Click): Promise<'stored' | 'refused' | 'late'> {
  if (deps.late.size > 0) return 'refused'
  const attempt = deps.clicks.insert([click]).then(
    () => 'stored' as const,
    (error: unknown) => {
      deps.log.warn('click.database-refused', { id: click.id, code: errorCode(error) })
      return 'refused' as const
    },
  )
  const outcome = await settleWithin(attempt, databaseLimitMs, 'late' as const)
  if (outcome !== 'late') return outcome
  deps.log.warn('click.database-slow', { id: click.id, limitMs: databaseLimitMs })
  deps.late.add(attempt)
  void attempt.finally(() => deps.late.delete(attempt))
  return 'late'
}

/** A query may hold what a visitor typed; only the path is kept. */
function pathOf(page: string): string {
  return page.replace(/[?#].*$/s, '').slice(0, maxPageLength)
}
