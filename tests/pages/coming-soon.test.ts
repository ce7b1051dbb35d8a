import { readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { comingSoonRoute } from '@/app/(site)/_parts/coming-soon-route'
import sitemap from '@/app/sitemap'
import { comingSoonPages } from '@/components/home/coming-soon/coming-soon-pages'
import { hubs } from '@/lib/domain/categories/hubs'
import { categoryList } from '@/lib/domain/categories/registry'
import { footerColumns, legalLinks, memberLinks, menus, productGroups, supportLinks } from '@/lib/routing/navigation'
import { partnersWithPage } from '@/lib/server/data/content/partners'

const site = fileURLToPath(new URL('../../app/(site)', import.meta.url))
const folders = [site, fileURLToPath(new URL('../../app/(member)', import.meta.url))]

/** Addresses that have a page file of their own. */
const written = new Set(
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?:^|\/)page\.tsx$/.test(file))
      .map((file) => `/${relative(folder, dirname(join(folder, file)))}`),
  ),
)
const aboveLists = hubs.map(({ path }) => path)
const lists = categoryList.flatMap(({ path, variants }) => [path, ...variants.map(({ slug }) => `${path}/${slug}`)])
const products = categoryList.map(({ path }) => `${path}/[detail]`)
const toCome = comingSoonPages.map(({ path }) => path)
const partners = partnersWithPage().map(({ page }) => page)
const known = new Set([...written, ...partners])

const below = (folder: string, pages: string) => pages.split(' ').map((page) => `${folder}/${page}`)

/** Every address that the site promises, products aside. */
const promised = [
  ...below('', 'products campaign features financial-analysis financial-hub about-us blog vouchers contact-us support'),
  ...below('', 'download-timbang platform-agreement privacy-and-policy terms-conditions referral'),
  ...below('', 'referral-dashboard referral/referral-terms-conditions mx-points account-settings bank bank-account'),
  ...below('/bank-account', 'savings-account current-account'),
  ...below('', 'credit-card loan insurance investment renewable-energy legal credit-profile truely-esim'),
  ...below('/credit-card', 'reward cashback petrol travel dining shopping groceries'),
  ...below('/loan', 'personal-loan business-loan car-loan home-loan'),
  ...below('/insurance', 'critical-illness-insurance medical-card-insurance personal-accident-insurance'),
  ...below('/insurance', 'pet-insurance property-insurance term-life-insurance travel-insurance whole-life-insurance'),
  ...below('/investment', 'fixed-deposit sinegy-dax cgs fsmone apex-securities up-by-cgs-my versa'),
  ...below('/renewable-energy', 'solaroo milieu-solar'),
  ...below('/legal', 'ewill easiwill octowill dws'),
  ...below('/credit-profile', 'credit-bureau-malaysia ctos'),
]

const isOurs = (href: string) => href.startsWith('/') && !href.startsWith('/api/')

describe('the addresses of the site', () => {
  it('all have a page', () => {
    expect(promised.filter((path) => !known.has(path))).toEqual([])
  })

  it('have a folder each: every list, every variant, the products below it, the page above it, and what is to come', () => {
    expect([...lists, ...products, ...aboveLists, ...toCome].filter((path) => !written.has(path))).toEqual([])
  })

  it('have one page each: a list, or one above lists, has no row among those to come', () => {
    expect(toCome.filter((path) => [...aboveLists, ...lists, ...partners].includes(path))).toEqual([])
    expect(new Set(toCome).size).toBe(toCome.length)
  })

  it('are what the menus and the footer lead to', () => {
    const links = [...productGroups, ...menus, ...footerColumns].flatMap((group) => group.links)
    const hrefs = [...links, ...memberLinks, ...supportLinks, ...legalLinks].map(({ href }) => href)
    expect(hrefs.filter((href) => isOurs(href) && !known.has(href))).toEqual([])
  })
})

describe('a page whose content is still to come', () => {
  it('is one of those whose products or members’ data are not here yet', () => {
    const mayBe = new Set([...below('', 'referral mx-points')])
    expect(toCome.filter((path) => !mayBe.has(path))).toEqual([])
  })

  it('stays out of search engines and of the sitemap, and has a title and a sentence of its own', async () => {
    const listed = new Set((await sitemap()).map(({ url }) => new URL(url).pathname))
    for (const path of toCome) {
      expect(comingSoonRoute(path).metadata.robots, path).toEqual({ index: false, follow: true })
      expect(listed.has(path), path).toBe(false)
    }
    expect(new Set(comingSoonPages.map(({ title }) => title)).size).toBe(comingSoonPages.length)
  })

  it('says what will stand there and what it is not, and leads on to pages that exist', () => {
    for (const { path, plan, notYet, meanwhile } of comingSoonPages) {
      expect(plan.length, path).toBeGreaterThan(0)
      expect(notYet, path).toMatch(/\b(?:not|no|cannot|today)\b/i)
      expect(meanwhile.length, path).toBeGreaterThan(0)
      expect(
        meanwhile.filter(({ href }) => isOurs(href) && !known.has(href)),
        path,
      ).toEqual([])
    }
  })
})
