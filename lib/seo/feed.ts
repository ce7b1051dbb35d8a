import { brand } from '@/lib/brand'
import { assertNever } from '@/lib/domain/assert-never'
import { escapeHtml } from '@/lib/domain/escape-html'
import { formatDate, type IsoDate } from '@/lib/domain/iso-date'
import { changeWords, type DayOfChanges } from '@/lib/domain/site-changes'
import { routes } from '@/lib/routes'
import { absolute } from './site-url'

/** So many days a feed goes back: readers keep what they have read. */
const mostDays = 30

/** One entry of the feed: a day. */
interface Entry {
  readonly id: string
  readonly title: string
  readonly html: string
  readonly day: IsoDate
}

const about = {
  title: `What changed on ${brand.name}`,
  description:
    'New products, changed terms, offers that ended, and figures that were compared with their sources again.',
} as const

/** Text as it may stand in XML and in HTML. What XML 1.0 has no way to write becomes a space. */
function escaped(text: string): string {
  return escapeHtml(text.replaceAll(/[\p{Cc}\p{Cn}\p{Cs}]/gu, ' '))
}

function entriesOf(origin: string, days: readonly DayOfChanges[]): readonly Entry[] {
  return days.slice(0, mostDays).map(({ day, lines }) => ({
    id: absolute(origin, `${routes.whatChanged}#${day}`),
    title: `Changes of ${formatDate(day)}`,
    html: lines
      .map(({ kind, mentions }) => {
        const links = mentions.map(({ label, href }) =>
          href === null ? escaped(label) : `<a href="${escaped(absolute(origin, href))}">${escaped(label)}</a>`,
        )
        return `<p>${escaped(changeWords[kind])}: ${links.join(', ')}</p>`
      })
      .join(''),
    day,
  }))
}

/** The beginning of a day in Malaysia. */
const startOf = (day: IsoDate) => `${day}T00:00:00+08:00`

function rss(origin: string, entries: readonly Entry[]): string {
  const items = entries.map(
    ({ id, title, html, day }) =>
      `<item><title>${escaped(title)}</title><link>${escaped(id)}</link><guid>${escaped(id)}</guid>` +
      `<pubDate>${new Date(startOf(day)).toUTCString()}</pubDate><description>${escaped(html)}</description></item>`,
  )
  const self = escaped(absolute(origin, routes.feed('rss')))
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escaped(about.title)}</title><link>${escaped(absolute(origin, routes.whatChanged))}</link><description>${escaped(about.description)}</description><language>en-MY</language><atom:link href="${self}" rel="self" type="${feedTypes.rss}"/>
${items.join('\n')}
</channel></rss>
`
}

function json(origin: string, entries: readonly Entry[]): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: about.title,
    description: about.description,
    language: 'en-MY',
    home_page_url: absolute(origin, routes.whatChanged),
    feed_url: absolute(origin, routes.feed('json')),
    items: entries.map(({ id, title, html, day }) => ({
      id,
      url: id,
      title,
      content_html: html,
      date_published: startOf(day),
    })),
  }
  return `${JSON.stringify(feed, null, 1)}\n`
}

/** Media types of the feed's two forms. */
export const feedTypes = { rss: 'application/rss+xml', json: 'application/feed+json' } as const
export type FeedForm = keyof typeof feedTypes

/** The feed of what changed, newest day first, every address absolute. RSS 2.0 or JSON Feed 1.1. */
export function feedText(form: FeedForm, origin: string, days: readonly DayOfChanges[]): string {
  const entries = entriesOf(origin, days)
  switch (form) {
    case 'rss':
      return rss(origin, entries)
    case 'json':
      return json(origin, entries)
    default:
      return assertNever(form)
  }
}

/** What a page names as the feed of the site. */
export const feedLinks = {
  [feedTypes.rss]: [{ url: routes.feed('rss'), title: about.title }],
  [feedTypes.json]: [{ url: routes.feed('json'), title: about.title }],
}
