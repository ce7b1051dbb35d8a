// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { Article } from '@/lib/domain/content/article'
import { isoDate } from '@/lib/domain/values/iso-date'
import { blogFeedText } from './blog-feed'

const origin = 'https://www.example.com'
const article: Article = {
  slug: 'fees',
  title: 'Fees & <i>"charges"</i>\u0007',
  summary: 'What a fee is <b>for</b> & why.',
  author: 'editors',
  draft: false,
  publishedAt: Date.parse('2026-11-05T01:00:00Z'),
  updated: isoDate('2026-11-09'),
  cover: 'coins',
  coverAlt: 'Coins',
  tags: ['saving'],
  related: [],
  pages: [],
  sources: [],
  text: [],
}
const many = Array.from({ length: 30 }, (_, at) => ({ ...article, slug: `article-${at}` }))

/** Reads XML as a browser does. Throws where it is not well-formed. */
function parsed(text: string): Document {
  const read = new DOMParser().parseFromString(text, 'application/xml')
  const fault = read.querySelector('parsererror')
  if (fault !== null) throw new Error(fault.textContent ?? 'no XML')
  return read
}

/** The children of an element by their names; `href` for a link that has one. */
function childrenOf(parent: Element | null): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...(parent?.children ?? [])].map((child) => [
      child.tagName,
      child.getAttribute('href') ?? child.textContent ?? '',
    ]),
  )
}

const rssDate = z.string().regex(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/)
const rssChannel = z.object({ title: z.string().min(1), link: z.url(), description: z.string().min(1) })
const rssItem = z.strictObject({
  title: z.string(),
  link: z.url(),
  guid: z.url(),
  pubDate: rssDate,
  description: z.string(),
})
const moment = z.iso.datetime({ offset: true })
const atomEntry = z.strictObject({
  id: z.url(),
  title: z.string(),
  link: z.url(),
  published: moment,
  updated: moment,
  summary: z.string(),
})
const atomFeed = z.object({ id: z.url(), title: z.string().min(1), updated: moment, author: z.string().min(1) })

describe('the feed of the blog', () => {
  it('is RSS 2.0 that a parser of XML reads, whatever a title holds', () => {
    const feed = parsed(blogFeedText('rss', origin, [article]))
    expect(feed.documentElement.tagName).toBe('rss')
    expect(feed.documentElement.getAttribute('version')).toBe('2.0')
    rssChannel.parse(childrenOf(feed.querySelector('channel')))
    expect(rssItem.parse(childrenOf(feed.querySelector('item')))).toEqual({
      title: 'Fees & <i>"charges"</i> ',
      link: `${origin}/blog/fees`,
      guid: `${origin}/blog/fees`,
      pubDate: 'Thu, 05 Nov 2026 01:00:00 GMT',
      description: '<p>What a fee is &lt;b&gt;for&lt;/b&gt; &amp; why.</p>',
    })
  })

  it('is Atom 1.0 with all that RFC 4287 asks of a feed and of an entry', () => {
    const feed = parsed(blogFeedText('atom', origin, [article]))
    expect(feed.documentElement.getAttribute('xmlns')).toBe('http://www.w3.org/2005/Atom')
    expect(atomFeed.parse(childrenOf(feed.documentElement)).updated).toBe('2026-11-09T00:00:00+08:00')
    expect(atomEntry.parse(childrenOf(feed.querySelector('entry')))).toMatchObject({
      id: `${origin}/blog/fees`,
      title: 'Fees & <i>"charges"</i> ',
      link: `${origin}/blog/fees`,
      published: '2026-11-05T09:00:00+08:00',
      updated: '2026-11-09T00:00:00+08:00',
    })
    expect(feed.querySelector('link[rel="self"]')?.getAttribute('href')).toBe(`${origin}/blog/atom.xml`)
  })

  it.each(['rss', 'atom'] as const)('goes back twenty articles as %s and may have none', (form) => {
    const entries = (articles: readonly Article[]) =>
      parsed(blogFeedText(form, origin, articles)).querySelectorAll('item, entry').length
    expect([entries(many), entries([])]).toEqual([20, 0])
  })
})

it('the reader of these tests refuses what is no XML', () => {
  for (const broken of ['<a><b></a>', '<a>&nbsp;</a>', '<a x=1/>']) expect(() => parsed(broken)).toThrow()
})
