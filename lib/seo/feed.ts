import { brand } from '@/lib/brand'
import { changeWords, type DayOfChanges } from '@/lib/domain/list/site-changes'
import { assertNever } from '@/lib/domain/values/assert-never'
import { formatDate } from '@/lib/domain/values/iso-date'
import { routes } from '@/lib/routing/routes'
import { escapedText, type Feed, type FeedEntry, feedTypes, jsonFeedText, rssText } from './feed-forms'
import { absolute } from './site-url'

/** So many days a feed goes back: readers keep what they have read. */
const mostDays = 30

const about = {
  title: `What changed on ${brand.name}`,
  description:
    'New products, changed terms, offers that ended, and figures that were compared with their sources again.',
} as const

/** A day as an entry; it counts from its beginning in Malaysia. */
function entryOf(origin: string, { day, lines }: DayOfChanges): FeedEntry {
  const startedAt = Date.parse(`${day}T00:00:00+08:00`)
  return {
    id: absolute(origin, `${routes.whatChanged}#${day}`),
    title: `Changes of ${formatDate(day)}`,
    html: lines
      .map(({ kind, mentions }) => {
        const links = mentions.map(({ label, href }) =>
          href === null
            ? escapedText(label)
            : `<a href="${escapedText(absolute(origin, href))}">${escapedText(label)}</a>`,
        )
        return `<p>${escapedText(changeWords[kind])}: ${links.join(', ')}</p>`
      })
      .join(''),
    publishedAt: startedAt,
    updatedAt: startedAt,
  }
}

export type FeedForm = 'rss' | 'json'

/** The feed of what changed, newest day first, every address absolute. RSS 2.0 or JSON Feed 1.1. */
export function feedText(form: FeedForm, origin: string, days: readonly DayOfChanges[]): string {
  const entries = days.slice(0, mostDays).map((day) => entryOf(origin, day))
  const feed: Feed = { ...about, page: routes.whatChanged, self: routes.feed(form), author: brand.name, entries }
  switch (form) {
    case 'rss':
      return rssText(origin, feed)
    case 'json':
      return jsonFeedText(origin, feed)
    default:
      return assertNever(form)
  }
}

/** What a page names as the feed of the site. */
export const feedLinks = {
  [feedTypes.rss]: [{ url: routes.feed('rss'), title: about.title }],
  [feedTypes.json]: [{ url: routes.feed('json'), title: about.title }],
}
