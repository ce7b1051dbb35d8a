import 'server-only'
import type { Clock } from '@/lib/server/clock'
import type { HealthRepository } from '@/lib/server/db/health-repository'
import type { Log } from '@/lib/server/log'
import { settleWithin } from '@/lib/server/settle-within'

/** Ready: the database takes a write, gives it back and has every migration of this build. */
export interface Readiness {
  readonly ready: boolean
  readonly database: 'ok' | 'failing'
  readonly migrations: 'ok' | 'pending' | 'unknown'
}

export interface ReadinessDeps {
  readonly health: HealthRepository
  /** Ids that this build needs. */
  readonly migrations: readonly string[]
  readonly clock: Clock
  readonly log: Log
}

const limitMs = 1000
const reuseMs = 1000
const failing: Readiness = { ready: false, database: 'failing', migrations: 'unknown' }

/**
 * A readiness check that never throws and answers within a second. Callers share one probe a second, so that asking
 * often costs no more disk writes.
 */
export function createReadinessCheck(deps: ReadinessDeps): () => Promise<Readiness> {
  let last: { readonly at: number; readonly answer: Promise<Readiness> } | null = null
  return () => {
    const now = deps.clock.now()
    if (last === null || now - last.at >= reuseMs || now < last.at) last = { at: now, answer: probe(deps) }
    return last.answer
  }
}

async function probe(deps: ReadinessDeps): Promise<Readiness> {
  try {
    return await settleWithin(check(deps), limitMs, failing)
  } catch (error) {
    deps.log.error('readiness.failing', error)
    return failing
  }
}

async function check(deps: ReadinessDeps): Promise<Readiness> {
  const written = await deps.health.probe(deps.clock.now())
  const applied = new Set(await deps.health.appliedMigrations())
  const complete = deps.migrations.every((id) => applied.has(id))
  return {
    ready: written && complete,
    database: written ? 'ok' : 'failing',
    migrations: complete ? 'ok' : 'pending',
  }
}
