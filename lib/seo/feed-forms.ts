import { escapeHtml } from '@/lib/domain/values/escape-html'
import { absolute } from './site-url'

/** One entry of a feed. */
export interface FeedEntry {
  /** Its absolute address, by which readers know it again. */
  readonly id: string
  readonly title: string
  readonly html: string
  /** Epoch milliseconds. */
  readonly publishedAt: number
  readonly updatedAt: number
}

/** A feed before it has a form. Paths are from the root of the site. */
export interface Feed {
  readonly title: string
  readonly description: string
  /** The page of which it tells. */
  readonly page: string
  /** Its own address. */
  readonly self: string
  /** Who writes. */
  readonly author: string
  readonly entries: readonly FeedEntry[]
}

/** Media types of the forms. */
export const feedTypes = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const

const language = 'en-MY'

/** Text as it may stand in XML and in HTML. What XML 1.0 has no way to write becomes a space. */
export function escapedText(text: string): string {
  return escapeHtml(text.replaceAll(/[\p{Cc}\p{Cn}\p{Cs}]/gu, ' '))
}

/** A moment as Malaysia's calendar and clock have it: the day that a reader sees is the day of the entry. */
function moment(epochMs: number): string {
  return new Date(epochMs + 8 * 3_600_000).toISOString().replace(/\.\d{3}Z$/, '+08:00')
}

/** RSS 2.0, every address absolute. */
export function rssText(origin: string, feed: Feed): string {
  const items = feed.entries.map(
    ({ id, title, html, publishedAt }) =>
      `<item><title>${escapedText(title)}</title><link>${escapedText(id)}</link><guid>${escapedText(id)}</guid>` +
      `<pubDate>${new Date(publishedAt).toUTCString()}</pubDate><description>${escapedText(html)}</description></item>`,
  )
  const self = escapedText(absolute(origin, feed.self))
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escapedText(feed.title)}</title><link>${escapedText(absolute(origin, feed.page))}</link><description>${escapedText(feed.description)}</description><language>${language}</language><atom:link href="${self}" rel="self" type="${feedTypes.rss}"/>
${items.join('\n')}
</channel></rss>
`
}

/** Atom 1.0 (RFC 4287), every address absolute. A feed without entries was updated at the beginning of time. */
export function atomText(origin: string, feed: Feed): string {
  const entries = feed.entries.map(
    ({ id, title, html, publishedAt, updatedAt }) =>
      `<entry><id>${escapedText(id)}</id><title>${escapedText(title)}</title><link href="${escapedText(id)}"/>` +
      `<published>${moment(publishedAt)}</published><updated>${moment(updatedAt)}</updated>` +
      `<summary type="html">${escapedText(html)}</summary></entry>`,
  )
  const self = escapedText(absolute(origin, feed.self))
  const newest = Math.max(0, ...feed.entries.map(({ updatedAt }) => updatedAt))
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"><id>${self}</id><title>${escapedText(feed.title)}</title><subtitle>${escapedText(feed.description)}</subtitle><link href="${self}" rel="self" type="${feedTypes.atom}"/><link href="${escapedText(absolute(origin, feed.page))}"/><updated>${moment(newest)}</updated><author><name>${escapedText(feed.author)}</name></author>
${entries.join('\n')}
</feed>
`
}

/** JSON Feed 1.1, every address absolute. */
export function jsonFeedText(origin: string, feed: Feed): string {
  const all = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    language,
    home_page_url: absolute(origin, feed.page),
    feed_url: absolute(origin, feed.self),
    items: feed.entries.map(({ id, title, html, publishedAt }) => ({
      id,
      url: id,
      title,
      content_html: html,
      date_published: moment(publishedAt),
    })),
  }
  return `${JSON.stringify(all, null, 1)}\n`
}
