import { readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { builtTags } from '@/app/(site)/blog/_parts/blog-route'
import robots from '@/app/robots'
import sitemap from '@/app/sitemap'
import { calculatorPath } from '@/lib/domain/calculator-pages/model'
import { categoryList } from '@/lib/domain/categories/registry'
import { supportCategories } from '@/lib/domain/content/support'
import { isoDate } from '@/lib/domain/values/iso-date'
import { audienceOf } from '@/lib/routing/dynamic-pages'
import { routes } from '@/lib/routing/routes'
import { sitemapEntries } from '@/lib/seo/sitemap'
import { catalogue } from '@/lib/server/catalogue/load'
import { everyCalculatorId } from '@/lib/server/data/catalogue/calculators'
import { shownArticles } from '@/lib/server/data/content/articles'
import { allGuides } from '@/lib/server/data/content/guides'
import { partnersWithPage } from '@/lib/server/data/content/partners'
import { allAnswers } from '@/lib/server/data/content/support'
import { siteOrigin } from '@/lib/server/data/site/site'
import { makeFixedDeposit } from '@/tests/factories/fixed-deposit'

const site = fileURLToPath(new URL('../../app/(site)', import.meta.url))

/** Never indexed: what is rendered per request, what only the device or a member knows, and a text by its version. */
const unindexed =
  /^\/(?:apply\/sample|compare|follow|search|share|shortlist|referral-dashboard|mx-points|newsletter|contact-us\/sent|support\/(?:search|thanks))(?:\/|$)|(?<!^\/blog\/page)\/\[(?:page|version)\]$/

/** Whether a partner's page is built by the route of its section. */
const isBelow = (page: string, route: string) => page.startsWith(route.slice(0, -'[partner]'.length))
/** On the day that the tests take for today. */
const runningCampaigns = [routes.campaignPage('year-end-deposits')]
/** They begin and end at their minute, so no stored page can be sent. */
const byTheClock = [routes.campaign, ...runningCampaigns, routes.vouchers]

/** Addresses of the pages in app/(site), those of the content below some of them written out. */
function pagePaths(): string[] {
  return readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|\/)page\.tsx$/.test(file))
    .map((file) => `/${relative(site, dirname(join(site, file)))}`)
    .filter((path) => !unindexed.test(path))
    .flatMap((path) => {
      if (path.endsWith('/[calculator]')) return everyCalculatorId.map(calculatorPath)
      if (path.endsWith('/[partner]'))
        return partnersWithPage().flatMap(({ page }) => (isBelow(page, path) ? [page] : []))
      if (path === '/campaign/[slug]') return runningCampaigns
      if (path.endsWith('/[guide]')) return allGuides().map(({ slug }) => routes.guide(slug))
      if (path === '/blog/page/[page]') return []
      if (path === '/blog/tag/[tag]') return builtTags().map(routes.blogTag)
      if (path === '/blog/[slug]') return shownArticles().map(({ slug }) => routes.article(slug))
      if (path === '/support/[category]') return supportCategories.map(({ slug }) => routes.supportCategory(slug))
      if (path.endsWith('/[answer]')) return allAnswers().map((one) => routes.supportAnswer(one.category, one.slug))
      const category = categoryList.find((one) => path === `${one.path}/[detail]`)
      if (category === undefined) return [path]
      return [...catalogue().products[category.id].keys()].map((slug) => `${category.path}/${slug}`)
    })
}

describe('the sitemap', () => {
  it('has every page that may be indexed, once, and nothing else', async () => {
    const paths = (await sitemap()).map(({ url }) => url.replace(siteOrigin(), ''))
    expect([...paths].sort()).toEqual(pagePaths().sort())
  })

  it('has absolute addresses of the configured origin, rendered per request only where the clock asks for it', async () => {
    for (const { url } of await sitemap()) {
      const { origin, pathname, search } = new URL(url)
      expect(origin).toBe(siteOrigin())
      expect(search).toBe('')
      const isPerRequest = audienceOf(pathname, new URLSearchParams()) === 'request'
      expect(isPerRequest, pathname).toBe(byTheClock.includes(pathname))
    }
  })

  it("says when a product's own file last changed", async () => {
    const entries = new Map((await sitemap()).map(({ url, lastModified }) => [url, lastModified]))
    for (const category of categoryList) {
      for (const { slug, updatedOn } of catalogue().products[category.id].values()) {
        expect(entries.get(`${siteOrigin()}${category.path}/${slug}`)).toBe(updatedOn)
      }
    }
  })

  it('gives a list the newest day of its products, and a page without figures none', () => {
    const category = categoryList.find(({ id }) => id === 'fixed-deposit')
    if (category === undefined) throw new Error('No fixed deposits')
    const products = ['2026-10-01', '2026-11-02', '2026-03-05'].map((day, at) =>
      makeFixedDeposit({ slug: `deposit-${at}`, updatedOn: isoDate(day) }),
    )
    const pages = [
      { path: '/investment', categories: [category.id] },
      { path: '/glossary', categories: [] },
    ]
    const entries = sitemapEntries('https://example.com', pages, [{ category, products }], isoDate('2026-11-20'))
    expect(entries.slice(0, 4)).toEqual([
      { url: 'https://example.com/investment', lastModified: '2026-11-02' },
      { url: 'https://example.com/glossary' },
      { url: 'https://example.com/investment/fixed-deposit', lastModified: '2026-11-02' },
      { url: 'https://example.com/investment/fixed-deposit/deposit-0', lastModified: '2026-10-01' },
    ])
  })
})

describe('robots.txt', () => {
  const { rules, sitemap: address } = robots()
  const [rule] = Array.isArray(rules) ? rules : [rules]

  it('names the sitemap on the configured origin', () => {
    expect(address).toBe(`${siteOrigin()}/sitemap.xml`)
  })

  it('keeps crawlers from the ways out and the calls, and leaves the documentation open', () => {
    expect(rule?.disallow).toEqual(expect.arrayContaining(['/apply/', '/api/']))
    expect(rule?.allow).toContain('/api/docs')
  })

  it('forbids nothing that the sitemap names', async () => {
    const forbidden = [rule?.disallow ?? []].flat()
    const paths = (await sitemap()).map(({ url }) => new URL(url).pathname)
    expect(paths.filter((path) => forbidden.some((start) => path.startsWith(start)))).toEqual([])
  })
})
