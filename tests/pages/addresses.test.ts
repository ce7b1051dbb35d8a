import { readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
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

  it('have a folder each: every list, every variant, the products below it and the page above it', () => {
    expect([...lists, ...products, ...aboveLists].filter((path) => !written.has(path))).toEqual([])
  })

  it('are what the menus and the footer lead to', () => {
    const links = [...productGroups, ...menus, ...footerColumns].flatMap((group) => group.links)
    const hrefs = [...links, ...memberLinks, ...supportLinks, ...legalLinks].map(({ href }) => href)
    expect(hrefs.filter((href) => isOurs(href) && !known.has(href))).toEqual([])
  })
})
