import { brand } from '@/lib/brand'
import { type Article, articleUpdatedAt } from '@/lib/domain/content/article'
import { assertNever } from '@/lib/domain/values/assert-never'
import { routes } from '@/lib/routing/routes'
import { atomText, escapedText, type Feed, feedTypes, rssText } from './feed-forms'
import { absolute } from './site-url'

/** So many articles a feed goes back: readers keep what they have read. */
const mostArticles = 20

const about = {
  title: `${brand.name} blog`,
  description: 'Money in Malaysia in plain words, with sums that you can check.',
} as const

export type BlogFeedForm = 'rss' | 'atom'

/** The feed of the blog, the newest first: title, summary and address of each. RSS 2.0 or Atom 1.0. */
export function blogFeedText(form: BlogFeedForm, origin: string, articles: readonly Article[]): string {
  const feed: Feed = {
    ...about,
    page: routes.blog,
    self: routes.blogFeed(form),
    author: `${brand.name} editors`,
    entries: articles.slice(0, mostArticles).map((article) => ({
      id: absolute(origin, routes.article(article.slug)),
      title: article.title,
      html: `<p>${escapedText(article.summary)}</p>`,
      publishedAt: article.publishedAt,
      updatedAt: articleUpdatedAt(article),
    })),
  }
  switch (form) {
    case 'rss':
      return rssText(origin, feed)
    case 'atom':
      return atomText(origin, feed)
    default:
      return assertNever(form)
  }
}

/** What a page of the blog names as its feeds. */
export const blogFeedLinks = {
  [feedTypes.rss]: [{ url: routes.blogFeed('rss'), title: about.title }],
  [feedTypes.atom]: [{ url: routes.blogFeed('atom'), title: about.title }],
}
