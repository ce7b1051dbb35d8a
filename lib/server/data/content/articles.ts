import 'server-only'
import { type Article, articleTags } from '@/lib/domain/content/article'
import { proseHeadings } from '@/lib/domain/content/prose'
import type { SearchEntry } from '@/lib/domain/content/search'
import { routes } from '@/lib/routing/routes'
import { shownArticles } from '@/lib/server/content/articles'

export { plannedArticles, shownArticles } from '@/lib/server/content/articles'

/** The article at a slug; null when none is shown there now. Throws CatalogueError when a file cannot be used. */
export function findArticle(slug: string): Article | null {
  return shownArticles().find((article) => article.slug === slug) ?? null
}

/** What a search may find of the blog. Throws CatalogueError when a file cannot be used. */
export function articleSearchEntries(): readonly SearchEntry[] {
  return shownArticles().map(({ slug, title, summary, tags, text }) => ({
    href: routes.article(slug),
    title,
    context: summary,
    also: [...tags.map((tag) => articleTags[tag]), ...proseHeadings(text).map((heading) => heading.text)].join(' '),
  }))
}
