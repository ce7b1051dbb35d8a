import { type IsoDate, malaysianDay } from '../values/iso-date'
import { type Prose, proseText } from './prose'
import { scheduleState } from './schedule'

/** What articles are about, by the last part of the address of its page, in the order in which pages name them. */
export const articleTags = {
  borrowing: 'Borrowing',
  cards: 'Credit cards',
  saving: 'Saving',
  home: 'Buying a home',
  insurance: 'Insurance and takaful',
  family: 'Family and estate',
  energy: 'Solar',
  travel: 'Travel',
  credit: 'Credit reports',
  safety: 'Staying safe',
} as const
export type ArticleTag = keyof typeof articleTags

/** Whether a text is one of the tags. */
export function isArticleTag(text: string): text is ArticleTag {
  return Object.hasOwn(articleTags, text)
}

/** The tags in their order. */
export const articleTagIds: readonly ArticleTag[] = Object.keys(articleTags).filter(isArticleTag)

/** Who writes: desks of the site, after its name. */
export const articleAuthors = { editors: 'editors', figures: 'figures desk' } as const
export type ArticleAuthor = keyof typeof articleAuthors

/** The drawings that an article may have above it. */
export const articleCovers = [
  'scales',
  'coins',
  'card',
  'hospital',
  'house',
  'umbrella',
  'will',
  'sun',
  'phone',
  'report',
  'knot',
  'hook',
] as const
export type ArticleCover = (typeof articleCovers)[number]

/** An article of the blog. */
export interface Article {
  /** Last part of its address. */
  readonly slug: string
  readonly title: string
  /** What a reader will know afterwards, in one or two sentences. */
  readonly summary: string
  readonly author: ArticleAuthor
  /** Shown by a development server alone. */
  readonly draft: boolean
  /** The moment from which it is shown, in epoch milliseconds. */
  readonly publishedAt: number
  /** The day on which it was last gone through. */
  readonly updated: IsoDate
  readonly cover: ArticleCover
  /** What the drawing shows, in words. */
  readonly coverAlt: string
  readonly tags: readonly ArticleTag[]
  /** Slugs of articles to read next. */
  readonly related: readonly string[]
  /** Pages of the site on which a reader goes on. */
  readonly pages: readonly { readonly href: string; readonly label: string }[]
  readonly sources: readonly { readonly title: string; readonly url: string }[]
  readonly text: Prose
}

/** An article as lists show it. */
export type ArticleCard = Pick<Article, 'slug' | 'title' | 'summary' | 'cover' | 'publishedAt' | 'tags'>

/** Articles on a page of the list. */
export const articlesPerPage = 8

/** Pages of a list of so many articles; one when there are none. */
export function articlePages(count: number, perPage: number = articlesPerPage): number {
  return Math.max(1, Math.ceil(count / perPage))
}

/** The newest first; of the same moment by slug. */
export function newestArticleFirst(one: Article, other: Article): number {
  return other.publishedAt - one.publishedAt || (one.slug < other.slug ? -1 : 1)
}

/** Whether an article is shown at a moment in epoch milliseconds; `drafts`: those as well. */
export function isArticleShown({ draft, publishedAt }: Article, now: number, drafts: boolean): boolean {
  const state = scheduleState({ draft, startsAt: publishedAt, endsAt: null }, now)
  return state === 'running' || (state === 'draft' && drafts)
}

/** The moment of the last change, in epoch milliseconds: never before it was published. */
export function articleUpdatedAt({ publishedAt, updated }: Pick<Article, 'publishedAt' | 'updated'>): number {
  return Math.max(publishedAt, Date.parse(`${updated}T00:00:00+08:00`))
}

/** The day on which it was published, in Malaysia. */
export function publishedOn({ publishedAt }: Pick<Article, 'publishedAt'>): IsoDate {
  return malaysianDay(publishedAt)
}

/** Words that somebody reads in a minute. */
const wordsPerMinute = 220

/** Minutes that reading takes, from 1. What is read from the catalogue does not count. */
export function readingMinutes(text: Prose): number {
  return Math.max(1, Math.round(proseText(text).split(/\s+/).length / wordsPerMinute))
}

/** Up to so many articles to read after one: those it names, then the newest that share a tag. `shown`: the newest first. */
export function relatedArticles(article: Article, shown: readonly Article[], most: number): readonly Article[] {
  const named = article.related.flatMap((slug) => shown.find((one) => one.slug === slug) ?? [])
  const alike = shown.filter(
    ({ slug, tags }) => slug !== article.slug && tags.some((tag) => article.tags.includes(tag)),
  )
  return [...new Set([...named, ...alike])].slice(0, most)
}
