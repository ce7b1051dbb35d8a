import 'server-only'
import { type Article, articleTags } from '@/lib/domain/content/article'
import { proseHeadings } from '@/lib/domain/content/prose'
import type { SearchEntry } from '@/lib/domain/content/search'
import { routes } from '@/lib/routing/routes'
import * as ours from '@/lib/server/content/articles'
import { contentOf } from './given-content'

/** The articles that are shown now, the newest first. Throws CatalogueError when a file cannot be used. */
export function shownArticles(): readonly Article[] {
  return ours.shownArticles(contentOf('blog'))
}

/** Those that have an address, because they are shown or will be once their moment has come. Throws as {@link shownArticles}. */
export function plannedArticles(): readonly Article[] {
  return ours.plannedArticles(contentOf('blog'))
}

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
