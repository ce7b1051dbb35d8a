import 'server-only'
import * as z from 'zod'
import {
  analysisNameSchema,
  type KeptFindings,
  keptFindingsSchema,
  type SavedAnalysis,
} from '@/lib/contract/entities/saved-analysis'
import { changeItem, type SavedItemDeps, type SavedItemKind, savedItems, saveItem } from './saved-items'

/** Its figures; with the name that its member gave it, if any. One without a name is stored as the versions before knew it. */
const storedAnalysisSchema = z.union([
  keptFindingsSchema,
  z.strictObject({ name: analysisNameSchema, findings: keptFindingsSchema }),
])
type StoredAnalysis = Readonly<z.infer<typeof storedAnalysisSchema>>

/** How analyses are kept. */
export const analysisKind: SavedItemKind<StoredAnalysis> = {
  place: 'kept-check',
  cannotOpen: 'saved-analysis.cannot-open',
  schema: storedAnalysisSchema,
}

function partsOf(stored: StoredAnalysis): Pick<SavedAnalysis, 'name'> & { readonly findings: KeptFindings } {
  return 'name' in stored ? stored : { name: null, findings: stored }
}

/** Keeps what an analysis came to. It is durable, encrypted, when this resolves; the oldest beyond 60 is deleted. */
export async function saveAnalysis(
  deps: SavedItemDeps,
  accountId: string,
  findings: KeptFindings,
): Promise<SavedAnalysis> {
  const kept = await saveItem(deps, analysisKind, accountId, [...findings])
  return { ...kept, name: null, findings: [...findings] }
}

/** What a member keeps, oldest first. One that cannot be opened is told as such. */
export async function savedAnalyses(deps: SavedItemDeps, accountId: string): Promise<readonly SavedAnalysis[]> {
  const kept = await savedItems(deps, analysisKind, accountId)
  return kept.map(({ id, keptOn, content }) => {
    if (content === null) return { id, keptOn, name: null, findings: null }
    const { name, findings } = partsOf(content)
    return { id, keptOn, name, findings: [...findings] }
  })
}

/**
 * Names one that a member keeps; null takes its name away. Durable when this resolves. False, and nothing is changed, where it is not kept
 * or cannot be opened.
 */
export async function renameAnalysis(
  deps: SavedItemDeps,
  accountId: string,
  id: string,
  name: string | null,
): Promise<boolean> {
  return changeItem(deps, analysisKind, accountId, id, (stored) => {
    const findings = [...partsOf(stored).findings]
    return name === null ? findings : { name, findings }
  })
}
