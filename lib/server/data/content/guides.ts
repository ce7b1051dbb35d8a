import 'server-only'
import type { Guide } from '@/lib/domain/content/guide'
import { guideContent } from '@/lib/server/content/guides'

/** Every guide, in one order. Throws CatalogueError when a file cannot be used. */
export function allGuides(): readonly Guide[] {
  return guideContent.entries()
}

/** The guide at a slug; null when there is none. Throws CatalogueError when a file cannot be used. */
export function findGuide(slug: string): Guide | null {
  return guideContent.entries().find((guide) => guide.slug === slug) ?? null
}
