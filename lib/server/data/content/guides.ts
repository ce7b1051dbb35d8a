import 'server-only'
import type { Guide } from '@/lib/domain/content/guide'
import type { SearchEntry } from '@/lib/domain/content/search'
import { routes } from '@/lib/routing/routes'
import { guideContent } from '@/lib/server/content/guides'

/** Every guide, in one order. Throws CatalogueError when a file cannot be used. */
export function allGuides(): readonly Guide[] {
  return guideContent.entries()
}

/** The guide at a slug; null when there is none. Throws CatalogueError when a file cannot be used. */
export function findGuide(slug: string): Guide | null {
  return guideContent.entries().find((guide) => guide.slug === slug) ?? null
}

/** Every guide, for the site's search. Throws CatalogueError when a file cannot be used. */
export function guideSearchEntries(): readonly SearchEntry[] {
  return allGuides().map(({ slug, event, title, summary }) => ({
    href: routes.guide(slug),
    title,
    context: summary,
    also: `${event} guide panduan`,
  }))
}
