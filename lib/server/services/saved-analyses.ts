import 'server-only'
import { type KeptFindings, keptFindingsSchema, type SavedAnalysis } from '@/lib/contract/entities/saved-analysis'
import { malaysianDay } from '@/lib/domain/iso-date'
import type { Clock } from '@/lib/server/clock'
import type { SavedAnalysisRepository, SealedCheck } from '@/lib/server/db/saved-analysis-repository'
import type { Log } from '@/lib/server/log'
import { openData, sealData } from './data-seal'
import type { Random } from './random'
import type { SealedRows } from './seal-again'
import type { SealingKey } from './sealing-keys'
import { uuidV7 } from './uuid-v7'

export interface SavedAnalysisDeps {
  readonly checks: SavedAnalysisRepository
  /** Reads or makes the keys, the one that seals first; throws when that cannot be done. */
  readonly keys: () => readonly [SealingKey, ...SealingKey[]]
  readonly clock: Clock
  readonly random: Random
  readonly log: Log
}

/** Most checks that a member keeps: five years of one a month. */
const mostKept = 60

/** Part of what each analysis was sealed with: another text would make all of them unreadable. */
const placeOf = (accountId: string, id: string) => `kept-check ${accountId} ${id}`

/** Keeps what an analysis came to. It is durable, encrypted, when this resolves; the oldest beyond 60 is deleted. */
export async function saveAnalysis(
  deps: SavedAnalysisDeps,
  accountId: string,
  findings: KeptFindings,
): Promise<SavedAnalysis> {
  const id = uuidV7(deps.clock, deps.random)
  const createdAt = deps.clock.now()
  const [key] = deps.keys()
  const sealed = sealData(key, placeOf(accountId, id), JSON.stringify(findings))
  await deps.checks.insert({ id, accountId, sealed, createdAt }, mostKept)
  return { id, keptOn: malaysianDay(createdAt), findings: [...findings] }
}

/** What a member keeps, oldest first. One that cannot be opened is told as such, and logged without its content. */
export async function savedAnalyses(deps: SavedAnalysisDeps, accountId: string): Promise<readonly SavedAnalysis[]> {
  const rows = await deps.checks.list(accountId)
  return rows.map(({ id, sealed, createdAt }) => {
    const text = openData(deps.keys(), placeOf(accountId, id), sealed)
    if (text === null) deps.log.warn('saved-analysis.cannot-open', { id })
    return {
      id,
      keptOn: malaysianDay(createdAt),
      findings: text === null ? null : keptFindingsSchema.parse(JSON.parse(text)),
    }
  })
}

/** Deletes one of the member's own. Durable when it resolves. */
export async function forgetAnalysis(deps: SavedAnalysisDeps, accountId: string, id: string): Promise<void> {
  await deps.checks.remove(accountId, id)
}

/** What members keep, for a change of keys. */
export function sealedAnalyses({ checks, keys }: SavedAnalysisDeps): SealedRows {
  const rowOf = (check: SealedCheck) => ({ ...check, place: placeOf(check.accountId, check.id) })
  return { keys, after: async (id) => (await checks.after(id)).map(rowOf), replace: checks.replace }
}
