import 'server-only'
import { type Article, isArticleShown, newestArticleFirst } from '@/lib/domain/content/article'
import { clock } from '@/lib/server/clock'
import { contentKind } from './content-kind'
import { showsDrafts } from './drafts'
import { readArticle } from './read-article'
import { lostRelations } from './related'

/** The articles of the blog, drafts and those still to come as well, the newest first. */
export const articleContent = contentKind({
  folder: 'blog',
  read: readArticle,
  order: newestArticleFirst,
  between: (articles, folder) => lostRelations(articles, folder, (other) => `${other} is no other article`),
  texts: ({ text }) => [text],
})

/** Of some articles, by default those of our files, what is shown now, in their order. Throws CatalogueError when a file cannot be used. */
export function shownArticles(articles: readonly Article[] = articleContent.entries()): readonly Article[] {
  const now = clock().now()
  return articles.filter((article) => isArticleShown(article, now, showsDrafts()))
}

/** Those that have an address, because they are shown or will be once their moment has come. Throws as {@link shownArticles}. */
export function plannedArticles(articles: readonly Article[]): readonly Article[] {
  return articles.filter(({ draft }) => !draft || showsDrafts())
}
