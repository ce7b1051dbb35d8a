import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CatalogueHistory } from '@/lib/domain/list/site-changes'
import { log } from '@/lib/server/log'
import { historyPlace, historySchema } from './git-history'

let held: { readonly history: CatalogueHistory | null } | undefined

/** What the build learned of the catalogue's files from version control; null where it could learn nothing. */
export function catalogueHistory(): CatalogueHistory | null {
  held ??= { history: readHistory() }
  return held.history
}

function readHistory(): CatalogueHistory | null {
  const file = join(process.cwd(), historyPlace)
  // A development server has no build that could have left one.
  if (!existsSync(file)) return null
  try {
    return historySchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    log().error('changes.history-unreadable', error)
    return null
  }
}
