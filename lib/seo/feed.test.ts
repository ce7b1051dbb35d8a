import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { DayOfChanges } from '@/lib/domain/list/site-changes'
import { isoDate } from '@/lib/domain/values/iso-date'
import { feedText } from './feed'

const origin = 'https://www.example.com'
const days: readonly DayOfChanges[] = [
  {
    day: isoDate('2026-11-20'),
    lines: [{ kind: 'changed', mentions: [{ label: 'A & B <i>"Card"</i>\u0007', href: '/credit-card/a?x=1&y=2' }] }],
  },
]

const jsonFeed = z.object({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  items: z.array(
    z.object({ id: z.url(), url: z.url(), content_html: z.string(), date_published: z.iso.datetime({ offset: true }) }),
  ),
})

describe('the feed', () => {
  it('takes a name for a name, whatever is in it, in both of its forms', () => {
    const rss = feedText('rss', origin, days)
    expect(rss).not.toContain('<i>')
    expect(rss).not.toContain('\u0007')
    expect(rss).toContain('A &amp;amp; B &amp;lt;i&amp;gt;')
    const { items } = jsonFeed.parse(JSON.parse(feedText('json', origin, days)))
    expect(items[0]?.content_html).toBe(
      '<p>New or changed terms: <a href="https://www.example.com/credit-card/a?x=1&amp;y=2">A &amp; B &lt;i&gt;&quot;Card&quot;&lt;/i&gt; </a></p>',
    )
  })

  it('dates each day from its beginning in Malaysia, under an address of its own', () => {
    expect(feedText('rss', origin, days)).toContain('<pubDate>Thu, 19 Nov 2026 16:00:00 GMT</pubDate>')
    const { items } = jsonFeed.parse(JSON.parse(feedText('json', origin, days)))
    expect(items[0]).toMatchObject({
      id: 'https://www.example.com/what-changed#2026-11-20',
      date_published: '2026-11-20T00:00:00+08:00',
    })
  })

  it('goes back thirty days and may have none', () => {
    const many = Array.from({ length: 40 }, () => days[0] ?? { day: isoDate('2026-11-20'), lines: [] })
    expect(jsonFeed.parse(JSON.parse(feedText('json', origin, many))).items).toHaveLength(30)
    expect(jsonFeed.parse(JSON.parse(feedText('json', origin, []))).items).toEqual([])
  })
})
