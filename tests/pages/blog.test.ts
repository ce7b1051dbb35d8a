import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  blogMetadata,
  blogPage,
  builtPages,
  builtTags,
  tagMetadata,
  tagPage,
} from '@/app/(site)/blog/_parts/blog-route'
import ArticleRoute, { generateMetadata, generateStaticParams } from '@/app/(site)/blog/[slug]/page'
import { GET as atomFeed } from '@/app/blog/atom.xml/route'
import { GET as picture } from '@/app/og/blog/[slug]/route'
import { articlesPerPage } from '@/lib/domain/content/article'
import { articleSearchEntries, plannedArticles, shownArticles } from '@/lib/server/data/content/articles'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T00:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const paramsOf = (slug: string) => ({ params: Promise.resolve({ slug }) })
const articlePage = async (slug: string) => parse(renderToStaticMarkup(await ArticleRoute(paramsOf(slug))))
const notFoundError = /NEXT_HTTP_ERROR_FALLBACK;404/
const dayBefore = '2026-11-18T12:00:00Z'

describe('an article', () => {
  it.each(plannedArticles().map(({ slug, publishedAt }) => [slug, publishedAt] as const))(
    '%s: whole in its HTML, with one title and no script',
    async (slug, publishedAt) => {
      vi.setSystemTime(Math.max(Date.now(), publishedAt))
      const page = await articlePage(slug)
      expect(page.querySelectorAll('h1')).toHaveLength(1)
      const anchors = page.querySelectorAll('nav[aria-label="Contents"] a').map((link) => link.getAttribute('href'))
      const headings = page.querySelectorAll('h2[id]').map((heading) => `#${heading.getAttribute('id')}`)
      expect(anchors).toEqual(headings)
      expect(anchors.length).toBeGreaterThan(3)
      expect(page.querySelectorAll('script:not([type="application/ld+json"])')).toEqual([])
      expect(page.querySelectorAll('iframe, img')).toEqual([])
      expect(page.text).toContain('minutes to read')
      expect(page.text).not.toContain('no longer listed')
      expect(page.querySelectorAll('nav[aria-label="Read next"] li')).toHaveLength(3)
      for (const link of page.querySelectorAll('nav[aria-label="Share"] a')) {
        expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(`/blog/${slug}`)
      }
    },
  )

  it('is an article to who shares it, with a picture of its own that is drawn', async () => {
    const metadata = await generateMetadata(paramsOf('pidm-protection'))
    expect(metadata.alternates?.canonical).toBe('/blog/pidm-protection')
    expect(metadata.openGraph).toMatchObject({ type: 'article', publishedTime: '2026-11-17T01:00:00.000Z' })
    expect(JSON.stringify(metadata.openGraph?.images)).toContain('/og/blog/pidm-protection')
    vi.useRealTimers()
    const drawn = await picture(new Request('http://localhost/og'), paramsOf('pidm-protection'))
    expect(drawn.headers.get('content-type')).toBe('image/png')
    expect((await picture(new Request('http://localhost/og'), paramsOf('no-such'))).status).toBe(404)
  })

  it('has an address from the build on, and is there from its moment: before it, nothing names it', async () => {
    const newest = 'flat-rate-and-effective-rate'
    vi.setSystemTime(new Date(dayBefore))
    expect(generateStaticParams()).toContainEqual({ slug: newest })
    await expect(ArticleRoute(paramsOf(newest))).rejects.toThrow(notFoundError)
    await expect(generateMetadata(paramsOf(newest))).rejects.toThrow(notFoundError)
    expect(renderToStaticMarkup(blogPage(1))).not.toContain(newest)
    expect(await atomFeed().text()).not.toContain(newest)
    expect(JSON.stringify(articleSearchEntries())).not.toContain(newest)
    vi.setSystemTime(new Date('2026-11-19T01:00:00Z'))
    expect((await articlePage(newest)).querySelectorAll('h1')).toHaveLength(1)
    expect(await atomFeed().text()).toContain(newest)
  })

  it('does not exist under another name', async () => {
    await expect(ArticleRoute(paramsOf('no-such'))).rejects.toThrow(notFoundError)
  })
})

describe('the list of articles', () => {
  it('has each article once over its pages, the newest first, and no page beyond', () => {
    const pages = [1, ...builtPages()].map((page) => renderToStaticMarkup(blogPage(page)))
    const links = pages.flatMap((html) =>
      parse(html)
        .querySelectorAll('h2 a')
        .map((link) => link.getAttribute('href')),
    )
    expect(links).toEqual(shownArticles().map(({ slug }) => `/blog/${slug}`))
    expect(pages).toHaveLength(Math.ceil(shownArticles().length / articlesPerPage))
    expect(() => blogPage(pages.length + 1)).toThrow(notFoundError)
  })

  it('shrinks before articles have come: a page that was built for them is not there yet', () => {
    vi.setSystemTime(new Date('2026-10-15T00:00:00Z'))
    expect(builtPages()).toContain(2)
    expect(() => blogPage(2)).toThrow(notFoundError)
  })

  it('has a page for each subject with the articles on it alone', () => {
    for (const tag of builtTags()) {
      const links = parse(renderToStaticMarkup(tagPage(tag))).querySelectorAll('h2 a')
      const expected = shownArticles().filter(({ tags }) => tags.includes(tag))
      expect(links.map((link) => link.getAttribute('href'))).toEqual(expected.map(({ slug }) => `/blog/${slug}`))
    }
  })

  it('has a title, an address and the feeds for each of its pages', () => {
    const all = [...[1, ...builtPages()].map(blogMetadata), ...builtTags().map(tagMetadata)]
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
    expect(new Set(all.map(({ alternates }) => alternates?.canonical)).size).toBe(all.length)
    for (const { alternates } of all) expect(Object.keys(alternates?.types ?? {})).toHaveLength(2)
  })
})
