import 'server-only'
import { type Article, isArticleShown, newestArticleFirst } from '@/lib/domain/article'
import type { Finding } from '@/lib/server/catalogue/findings'
import { clock } from '@/lib/server/clock'
import { env } from '@/lib/server/env'
import { contentKind } from './content-kind'
import { readArticle } from './read-article'

function unknownRelated(articles: readonly Article[], folder: string): readonly Finding[] {
  const slugs = new Set(articles.map(({ slug }) => slug))
  return articles.flatMap(({ slug, related }) =>
    related
      .filter((other) => other === slug || !slugs.has(other))
      .map((other) => ({
        file: `${folder}/${slug}.md`,
        line: 1,
        field: 'related',
        reason: `${other} is no other article`,
      })),
  )
}

/** The articles of the blog, drafts and those still to come as well, the newest first. */
export const articleContent = contentKind({
  folder: 'blog',
  read: readArticle,
  order: newestArticleFirst,
  between: unknownRelated,
  texts: ({ text }) => [text],
})

const showsDrafts = () => env().NODE_ENV === 'development'

/** The articles that are shown now, the newest first. Throws CatalogueError when a file cannot be used. */
export function shownArticles(): readonly Article[] {
  const now = clock().now()
  return articleContent.entries().filter((article) => isArticleShown(article, now, showsDrafts()))
}

/** Those that have an address, because they are shown or will be once their moment has come. Throws as {@link shownArticles}. */
export function plannedArticles(): readonly Article[] {
  return articleContent.entries().filter(({ draft }) => !draft || showsDrafts())
}
