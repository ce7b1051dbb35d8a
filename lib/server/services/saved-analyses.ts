import 'server-only'
import { type KeptFindings, keptFindingsSchema, type SavedAnalysis } from '@/lib/contract/entities/saved-analysis'
import { type KeptDeps, type KeptKind, keep, keptOf } from './kept'

/** How analyses are kept. */
export const analysisKind: KeptKind<KeptFindings> = {
  place: 'kept-check',
  cannotOpen: 'saved-analysis.cannot-open',
  schema: keptFindingsSchema,
}

/** Keeps what an analysis came to. It is durable, encrypted, when this resolves; the oldest beyond 60 is deleted. */
export async function saveAnalysis(deps: KeptDeps, accountId: string, findings: KeptFindings): Promise<SavedAnalysis> {
  return { ...(await keep(deps, analysisKind, accountId, findings)), findings: [...findings] }
}

/** What a member keeps, oldest first. One that cannot be opened is told as such. */
export async function savedAnalyses(deps: KeptDeps, accountId: string): Promise<readonly SavedAnalysis[]> {
  const kept = await keptOf(deps, analysisKind, accountId)
  return kept.map(({ id, keptOn, content }) => ({ id, keptOn, findings: content && [...content] }))
}
