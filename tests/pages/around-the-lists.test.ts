import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { hubRoute } from '@/app/(site)/_parts/hub-route'
import About, { metadata as about } from '@/app/(site)/about-us/page'
import Download, { metadata as download } from '@/app/(site)/download-timbang/page'
import Features, { metadata as features } from '@/app/(site)/features/page'
import Glossary, { metadata as glossaryMetadata } from '@/app/(site)/glossary/page'
import HowWeArePaid, { metadata as howWeArePaid } from '@/app/(site)/how-we-are-paid/page'
import HowWeRank, { metadata as howWeRank } from '@/app/(site)/how-we-rank/page'
import Home, { metadata as home } from '@/app/(site)/page'
import PlatformAgreement, { generateMetadata as platformAgreement } from '@/app/(site)/platform-agreement/page'
import PrivacyInMalay, { generateMetadata as privacyInMalay } from '@/app/(site)/privacy-and-policy/ms/page'
import Privacy, { generateMetadata as privacy } from '@/app/(site)/privacy-and-policy/page'
import Products, { metadata as products } from '@/app/(site)/products/page'
import ReferralTerms, { generateMetadata as referralTerms } from '@/app/(site)/referral/referral-terms-conditions/page'
import ReportFigure, { metadata as reportFigure } from '@/app/(site)/report-a-figure/page'
import Terms, { generateMetadata as terms } from '@/app/(site)/terms-conditions/page'
import NotCovered, { metadata as notCovered } from '@/app/(site)/what-we-do-not-cover/page'
import sitemap from '@/app/sitemap'
import { hubs } from '@/lib/domain/categories/hubs'
import { categoryList } from '@/lib/domain/categories/registry'
import { shelfLifeDays } from '@/lib/domain/figures/figure'
import { paidKinds } from '@/lib/domain/products/product-base'
import { footerColumns, legalLinks } from '@/lib/routing/navigation'
import { routes } from '@/lib/routing/routes'
import { catalogue } from '@/lib/server/catalogue/load'
import { versionsOf } from '@/lib/server/data/content/legal'
import { restrictionMarks } from '@/tests/list-engine/content-cases'
import { problemsOf, readVocabulary } from '@/tests/seo/schema-vocabulary'

const pages = [
  ...hubs.map(({ path }) => ({ path, render: hubRoute(path).page, metadata: hubRoute(path).metadata })),
  { path: '/', render: Home, metadata: home },
  { path: '/products', render: Products, metadata: products },
  { path: '/how-we-rank', render: HowWeRank, metadata: howWeRank },
  { path: '/how-we-are-paid', render: HowWeArePaid, metadata: howWeArePaid },
  { path: '/glossary', render: Glossary, metadata: glossaryMetadata },
  { path: '/privacy-and-policy', render: Privacy, metadata: privacy() },
  { path: '/terms-conditions', render: Terms, metadata: terms() },
  { path: '/privacy-and-policy/ms', render: PrivacyInMalay, metadata: privacyInMalay() },
  { path: '/platform-agreement', render: PlatformAgreement, metadata: platformAgreement() },
  { path: '/referral/referral-terms-conditions', render: ReferralTerms, metadata: referralTerms() },
  { path: '/about-us', render: About, metadata: about },
  { path: '/features', render: Features, metadata: features },
  { path: '/what-we-do-not-cover', render: NotCovered, metadata: notCovered },
  { path: '/download-timbang', render: Download, metadata: download },
  { path: '/report-a-figure', render: ReportFigure, metadata: reportFigure },
] as const

/** What answers and is in no sitemap; the crawl over the built site asks for each. */
const unlisted = [
  routes.points,
  routes.referralDashboard,
  ...versionsOf('terms', 'en').map(({ version }) => routes.termsVersion(version)),
  ...[routes.compare, routes.shortlist, routes.signIn, routes.accountSettings, routes.feed('rss'), routes.feed('json')],
  ...[routes.blog, routes.support, routes.contactUs, '/api/docs', '/.well-known/security.txt'],
]

const html = new Map<string, string>(
  await Promise.all(pages.map(async ({ path, render }) => [path, renderToStaticMarkup(await render())] as const)),
)
const textOf = (path: string) => html.get(path) ?? ''
const linksOf = (path: string) =>
  [...textOf(path).matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
const idsOf = (path: string) => [...textOf(path).matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id)
const allProducts = categoryList.flatMap(({ id }) => [...catalogue().products[id].values()])

describe.each(pages.map((page) => [page.path, page] as const))('%s', (path, { metadata }) => {
  it('has one main heading and no level left out', () => {
    const levels = [...textOf(path).matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    expect(levels.filter((level, at) => level > (levels[at - 1] ?? 1) + 1)).toEqual([])
  })

  it('uses each id once', () => {
    const ids = idsOf(path)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  it('links to pages and anchors that exist', async () => {
    const known = new Set([...unlisted, ...(await sitemap()).map(({ url }) => new URL(url).pathname)])
    const broken = linksOf(path).filter((href) => {
      if (!href.startsWith('/') && !href.startsWith('#')) return !/^(?:https?|mailto):/.test(href)
      const { pathname, hash } = new URL(href, `https://example.com${path}`)
      if (!known.has(pathname)) return true
      return hash !== '' && html.has(pathname) && !idsOf(pathname).includes(hash.slice(1))
    })
    expect(broken).toEqual([])
  })

  it('has structured data in known words', () => {
    const blocks = [...textOf(path).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    expect(blocks.length).toBeGreaterThan(0)
    for (const [, json = ''] of blocks) expect(problemsOf(readVocabulary(), JSON.parse(json))).toEqual([])
  })

  it('says where it stands, unless it is the home page', () => {
    expect(textOf(path).includes('aria-label="Breadcrumb"')).toBe(path !== '/')
    expect(textOf(path).includes('"BreadcrumbList"')).toBe(path !== '/')
  })

  it('has its own address as the canonical one, and a title and a description that are shown whole', () => {
    expect(metadata.alternates?.canonical).toBe(path)
    expect(String(metadata.title).length).toBeLessThanOrEqual(65)
    expect(metadata.description?.length).toBeGreaterThanOrEqual(50)
    expect(metadata.description?.length).toBeLessThanOrEqual(155)
    expect(metadata.description).not.toContain('…')
  })

  it('has no inline style or handler, which the content policy forbids', () => {
    expect(textOf(path)).not.toMatch(/\s(?:style|on[a-z]+)=/)
  })
})

describe('the way to a partner', () => {
  it('is three clicks at most: home leads to every list, and to the products that rank best', () => {
    for (const category of categoryList) expect(linksOf('/')).toContain(category.path)
  })

  it('is in the index for every product', () => {
    const links = new Set(linksOf('/products'))
    const missing = categoryList.flatMap(({ id, path }) =>
      [...catalogue().products[id].keys()].filter((slug) => !links.has(`${path}/${slug}`)),
    )
    expect(missing).toEqual([])
  })
})

describe('every page around the lists', () => {
  it('is linked from another one, or stands in the footer of all', () => {
    const inFooter = [...footerColumns.flatMap(({ links }) => links), ...legalLinks].map(({ href }) => href)
    // The terms of the programme are linked from its own page and from the gates of its members' pages.
    const footer = ['/products', routes.download, routes.referralTerms, ...inFooter]
    const linked = new Set([...footer, ...pages.flatMap(({ path }) => linksOf(path).filter((href) => href !== path))])
    expect(pages.filter(({ path }) => !linked.has(path)).map(({ path }) => path)).toEqual([])
  })
})

describe('how we rank', () => {
  it('says how products that are not for everybody stand, with the words that mark them', () => {
    expect(textOf('/how-we-rank')).toMatch(/ranked below all products that are\s+for\s+everybody/)
    expect(restrictionMarks).toContain('Seniors only')
    expect(textOf('/how-we-rank')).toContain('“Seniors only”')
  })
})

describe('pages that show samples', () => {
  it('say so', () => {
    for (const path of ['/', ...hubs.map(({ path: hub }) => hub), '/products', '/how-we-are-paid']) {
      expect(textOf(path)).toMatch(/invented issuers/)
    }
  })
})

describe('the rules', () => {
  it('of ranking name the first order of every list and how long each kind of figure keeps', () => {
    for (const category of categoryList) {
      expect(textOf('/how-we-rank')).toContain(`>${category.title}</a>`)
      expect(textOf('/how-we-rank')).toContain(category.sorts[0]?.label)
    }
    for (const days of Object.values(shelfLifeDays)) expect(textOf('/how-we-rank')).toContain(`${days} days`)
  })

  it('of being paid count the products of the catalogue, each once', () => {
    const shown = [...textOf('/how-we-are-paid').matchAll(/font-bold" translate="no">(\d+)<\/td>/g)].map(([, count]) =>
      Number(count),
    )
    expect(shown).toEqual(paidKinds.map((kind) => allProducts.filter(({ paid }) => paid === kind).length))
  })
})
