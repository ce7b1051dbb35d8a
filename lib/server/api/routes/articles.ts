import { brand } from '@/lib/brand'
import { blogsOperation } from '@/lib/contract/calls/articles'
import {
  type Article,
  articleAuthors,
  articlePages,
  articlesPerPage,
  articleTags,
  readingMinutes,
} from '@/lib/domain/content/article'
import { routes } from '@/lib/routing/routes'
import { type RouteTable, route } from '../route'

function answerOf({ slug, title, summary, author, publishedAt, updated, text, tags }: Article) {
  return {
    slug,
    path: routes.article(slug),
    title,
    summary,
    author: `${brand.name} ${articleAuthors[author]}`,
    publishedAt: new Date(publishedAt).toISOString(),
    updatedOn: updated,
    minutesToRead: readingMinutes(text),
    tags: tags.map((id) => ({ id, label: articleTags[id] })),
  }
}

/** Articles. */
export const articleRoutes: RouteTable = [
  ({ promotion: { articles } }) =>
    route(blogsOperation, ({ query: { tag, page: asked = 1, pageSize = articlesPerPage } }) => {
      const listed = articles().filter(({ tags }) => tag === undefined || tags.includes(tag))
      const pages = articlePages(listed.length, pageSize)
      const page = Math.min(asked, pages)
      const shown = listed.slice((page - 1) * pageSize, page * pageSize)
      return { data: { total: listed.length, page, pages, articles: shown.map(answerOf) } }
    }),
]
