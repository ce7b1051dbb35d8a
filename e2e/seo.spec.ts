import { expect, test } from '@playwright/test'
import * as z from 'zod'
import { categoryList } from '@/lib/domain/categories/registry'
import { anotherCase, detailPath, listPaths, samples, slugsOf } from './support/catalogue'
import { evenText, parseHtml, type ReadDocument, textOf } from './support/html'
import { comparePath, missingPages } from './support/pages'
import { eachOf, sitemapAddresses } from './support/sitemap'

const thingSchema = z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.string() })

const meta = (document: ReadDocument, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? ''
const canonicalOf = (document: ReadDocument) =>
  document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''
const linkedData = (document: ReadDocument) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) => {
    const data: unknown = JSON.parse(script.innerHTML)
    return z.array(thingSchema).parse(Array.isArray(data) ? data : [data])
  })

test('the sitemap has every list, variant and product once, with the day of its last change', async ({ request }) => {
  const addresses = await sitemapAddresses(request)
  const paths = addresses.map(({ pathname }) => pathname)
  expect(new Set(paths).size).toBe(paths.length)
  expect(new Set(addresses.map(({ origin }) => origin)).size).toBe(1)
  expect(addresses.filter(({ search, hash }) => search !== '' || hash !== '')).toEqual([])
  for (const category of categoryList) {
    for (const path of listPaths(category)) expect(paths).toContain(path)
    for (const slug of slugsOf(category.id)) expect(paths).toContain(detailPath(category.id, slug))
  }
  const xml = await (await request.get('/sitemap.xml')).text()
  const changes = [...xml.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map(([, day = '']) => day)
  expect(changes.length).toBe(paths.length)
  for (const day of changes) expect(day).toMatch(/^20\d\d-\d\d-\d\d/)
})

test('every address of the sitemap is a whole page of its own', async ({ request }) => {
  const addresses = await sitemapAddresses(request)
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  await eachOf(addresses, async (address) => {
    const path = address.pathname
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(200)
    const document = parseHtml(await answer.text())
    expect(document.querySelectorAll('h1').length, `h1 of ${path}`).toBe(1)
    expect(textOf(document, 'h1'), path).not.toBe('')
    expect(document.querySelector('html')?.getAttribute('lang'), path).toMatch(/^en/)
    const canonical = new URL(canonicalOf(document), address)
    expect(canonical.href.replace(/\/$/, ''), `canonical of ${path}`).toBe(address.href.replace(/\/$/, ''))
    expect(canonicalOf(document), `canonical of ${path} is whole`).toMatch(/^https?:/)
    expect(meta(document, 'robots'), path).not.toContain('noindex')
    const [title, description] = [textOf(document, 'title'), meta(document, 'description')]
    expect(titles.get(title), `${path} has a title of its own: ${title}`).toBeUndefined()
    expect(descriptions.get(description), `${path} has a description of its own`).toBeUndefined()
    titles.set(title, path)
    descriptions.set(description, path)
    expect(description.length, `description of ${path}`).toBeGreaterThan(40)
    expect(description.length, `description of ${path}`).toBeLessThanOrEqual(160)
    for (const name of ['og:title', 'og:description', 'og:image', 'og:url', 'twitter:card', 'og:image:alt']) {
      expect(meta(document, name), `${name} of ${path}`).not.toBe('')
    }
    expect(new URL(meta(document, 'og:url')).pathname, path).toBe(path)
    const things = linkedData(document)
    expect(things.length, `linked data of ${path}`).toBeGreaterThan(0)
  })
})

test('pictures for shared links answer with a picture of the right size', async ({ request }) => {
  const addresses = await sitemapAddresses(request)
  const step = Math.floor(addresses.length / 10)
  for (const { pathname } of addresses.filter((_, index) => index % step === 0)) {
    const document = parseHtml(await (await request.get(pathname)).text())
    const picture = new URL(meta(document, 'og:image'))
    const answer = await request.get(picture.pathname + picture.search)
    expect(answer.status(), picture.pathname).toBe(200)
    expect(answer.headers()['content-type'], picture.pathname).toBe('image/png')
    const bytes = await answer.body()
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], picture.pathname).toEqual([1200, 630])
  }
  expect((await request.get('/og/credit-card/no-such-card')).status()).toBe(404)
  expect((await request.get('/og/no-such-kind')).status()).toBe(404)
})

test('each kind of page says what it is to machines', async ({ request }) => {
  const typesOf = async (path: string) =>
    linkedData(parseHtml(await (await request.get(path)).text())).map((thing) => thing['@type'])
  const kinds = {
    'credit-card': 'CreditCard',
    'savings-account': 'BankAccount',
    'current-account': 'BankAccount',
    'fixed-deposit': 'DepositAccount',
    'personal-loan': 'LoanOrCredit',
    'home-loan': 'LoanOrCredit',
    'car-loan': 'LoanOrCredit',
    'business-loan': 'LoanOrCredit',
    'term-life-insurance': 'FinancialProduct',
    'whole-life-insurance': 'FinancialProduct',
    'critical-illness-insurance': 'FinancialProduct',
    'personal-accident-insurance': 'FinancialProduct',
    'travel-insurance': 'FinancialProduct',
    'medical-card-insurance': 'FinancialProduct',
    'pet-insurance': 'FinancialProduct',
    'property-insurance': 'FinancialProduct',
    esim: 'Product',
  } as const
  expect(await typesOf('/')).toContain('Organization')
  for (const { category, slug } of samples) {
    expect(await typesOf(category.path)).toEqual(expect.arrayContaining(['BreadcrumbList', 'ItemList']))
    const types = await typesOf(detailPath(category.id, slug))
    expect(types).toEqual(expect.arrayContaining(['BreadcrumbList', kinds[category.id]]))
  }
})

test('filtered lists, cases and comparisons are not indexed and point to the bare page', async ({ request }) => {
  for (const category of categoryList) {
    for (const path of [...listPaths(category), detailPath(category.id, slugsOf(category.id)[0])]) {
      const document = parseHtml(await (await request.get(`${path}?${anotherCase(category)}`)).text())
      expect(meta(document, 'robots'), path).toContain('noindex')
      expect(new URL(canonicalOf(document), 'http://x').pathname, path).toBe(path)
      expect(canonicalOf(document), path).not.toContain('?')
    }
  }
  for (const path of [comparePath, '/compare']) {
    expect(meta(parseHtml(await (await request.get(path)).text()), 'robots')).toContain('noindex')
  }
  const csv = await request.get(comparePath.replace('/compare', '/compare-csv'))
  expect(csv.headers()['x-robots-tag']).toContain('noindex')
})

test('robots are let in, kept from ways out, and shown the sitemap', async ({ request }) => {
  const answer = await request.get('/robots.txt')
  expect(answer.status()).toBe(200)
  const text = await answer.text()
  expect(text).toMatch(/^User-agent: \*/im)
  expect(text).toMatch(/^Disallow: \/apply\//m)
  expect(text).not.toMatch(/^Disallow: \/$/m)
  const [first] = await sitemapAddresses(request)
  expect(text).toContain(`Sitemap: ${first?.origin}/sitemap.xml`)
})

test('an unknown address answers 404 with a page that leads on', async ({ request }) => {
  const kept = ['all', 'new', 'search', 'compare', 'index', 'own', 'page', 'product', 'results', 'why']
  const unknown = [
    ...missingPages.map(({ path }) => path),
    ...categoryList.flatMap(({ path }) => [`${path}/no-such-product`, `${path}/no-such-product?kind=islamic`]),
    ...kept.map((slug) => `/credit-card/${slug}`),
    '/list/credit-card',
    '/product/credit-card',
    '/dynamic-list/credit-card?petrol=1',
    '/credit-card/cashback/more',
    '/CREDIT-CARD',
    '/credit-card/Cashback',
    '/investment/fixed-deposit/%F0%9F%92%B0',
    '/index.html',
    '/.env',
    '/_next/data/x.json',
  ]
  for (const path of unknown) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    const document = parseHtml(await answer.text())
    expect(document.querySelectorAll('h1').length, path).toBe(1)
    const links = [...document.querySelectorAll('main a, body > p a')].map((link) => link.getAttribute('href'))
    expect(links, path).toContain('/products')
    expect(meta(document, 'robots'), path).toContain('noindex')
  }
})

test('a slash at the end leads to the one address of the page', async ({ request }) => {
  for (const path of ['/credit-card/', '/bank/', detailPath('credit-card', `${slugsOf('credit-card')[0]}/`)]) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(308)
    expect(answer.headers().location, path).toBe(path.replace(/\/$/, ''))
  }
})

test('pages that show samples say so', async ({ request }) => {
  for (const path of ['/', '/products', '/bank', '/loan', comparePath]) {
    expect(
      evenText(parseHtml(await (await request.get(path)).text()).querySelector('main')?.textContent ?? ''),
    ).toMatch(/sample/i)
  }
  for (const { category, slug } of samples) {
    for (const path of [...listPaths(category), detailPath(category.id, slug)]) {
      expect(textOf(parseHtml(await (await request.get(path)).text()), 'main'), path).toMatch(/sample/i)
    }
  }
})
