import 'server-only'
import type { Correction } from '@/lib/domain/content/correction'
import type { CatalogueHistory } from '@/lib/domain/list/site-changes'
import * as recorded from '@/lib/server/catalogue/recorded-history'
import { correctionContent } from '@/lib/server/content/corrections'

/** What the build learned of the catalogue's files from version control; null where it could learn nothing. */
export function catalogueHistory(): CatalogueHistory | null {
  return recorded.catalogueHistory()
}

/** Every correction, the newest first. Throws CatalogueError when a file cannot be used. */
export function allCorrections(): readonly Correction[] {
  return correctionContent.entries()
}
