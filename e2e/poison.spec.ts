import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { audienceOf } from '@/lib/routing/dynamic-pages'
import { type Asking, askAt, type PlainAnswer } from '@/tests/deploy/ask-at'
import { canRunNginx, type ShippedNginx, shippedHost, startShippedNginx } from '@/tests/deploy/shipped-nginx'
import { canaries } from './support/canaries'
import { root } from './support/catalogue'
import {
  evilWord,
  forgedHosts,
  hostileHeaders,
  oddPaths,
  oddQueries,
  otherMethods,
  tooLongQuery,
} from './support/hostile-requests'
import { freshEmail, goodPassword } from './support/joining'
import { createMemberIn } from './support/members'
import { namingPages, pageNames } from './support/page-cache'
import { type OwnServer, startSite } from './support/servers'
import { eachOf, sitemapAddresses } from './support/sitemap'

type Ask = (path: string, asking?: Asking) => Promise<PlainAnswer>

/** What of an answer must stay as it is. */
interface Kept {
  readonly status: number
  readonly body: string
  readonly headers: readonly (string | undefined)[]
}

const keptHeaders = ['content-type', 'content-security-policy', 'cache-control', 'x-robots-tag', 'location']
const assets = join(root, '.next', 'assets')
const assetPaths = readdirSync(assets)
  .filter((name) => /\.(?:js|css)$/.test(name))
  .map((name) => `/assets/${name}`)

const shippedOrigin = `https://${shippedHost}`
/** What sites at different addresses call themselves. */
const origins = [shippedOrigin, process.env.SITE_URL ?? 'http://localhost:3000']

/** What a site says whatever its own address is. A page that was printed anew has other comments, which only React would read. */
function comparable(text: string): string {
  const names = origins.flatMap((origin) => [origin, encodeURIComponent(origin)])
  return names.reduce((left, name) => left.replaceAll(name, '[this site]'), text.replaceAll(/<!--.*?-->/g, ''))
}

function keptOf({ status, body, headers }: PlainAnswer): Kept {
  const kept = keptHeaders.map((name) => headers[name]?.toString())
  return { status, body: comparable(body), headers: kept }
}

/** A page that says what a market asks from minute to minute is another one after a while, whoever asked for it. */
const lively = '/investment/sinegy-dax'

/** Pages that the tests name. */
const known = ['/glossary', '/credit-card']

/** A stored page for each hostile header, as a site sends it that nobody attacked. */
async function untouchedPages(request: APIRequestContext): Promise<ReadonlyMap<string, Kept>> {
  const pages = new Map<string, Kept>()
  const paths = (await sitemapAddresses(request)).map(({ pathname }) => pathname)
  const all = paths.filter((path) => path !== lively && audienceOf(path, new URLSearchParams()).startsWith('everybody'))
  const step = Math.floor(all.length / (hostileHeaders.length + forgedHosts.length + 2))
  await eachOf([...new Set([...all.filter((_, at) => at % step === 0), ...known])], async (path) => {
    const answer = await request.get(path)
    const [status, body, headers] = [answer.status(), comparable(await answer.text()), answer.headers()]
    pages.set(path, { status, body, headers: keptHeaders.map((name) => headers[name]) })
  })
  return pages
}

async function expectUntouched(ask: Ask, pages: ReadonlyMap<string, Kept>): Promise<void> {
  await eachOf([...pages], async ([path, page]) => {
    for (const coding of ['gzip', 'br']) {
      const what = `${path} as ${coding}`
      expect(keptOf(await ask(path, { headers: { 'accept-encoding': coding } })), what).toEqual(page)
    }
  })
}

const ways = ['bare', 'behind the shipped nginx'] as const

for (const way of ways) {
  test.describe(`${way}:`, () => {
    test.describe.configure({ mode: 'default' })
    test.skip(way !== 'bare' && !canRunNginx, 'There is no nginx on this machine')

    let site: OwnServer
    let nginx: ShippedNginx | null = null
    let ask: Ask
    let pages: ReadonlyMap<string, Kept>
    /** Under what nginx has stored something; bare, what pages the site has looked up or stored. What is missing has one page. */
    const keys = () =>
      nginx?.keys() ??
      [...new Set([...pageNames(site.said(), 'get'), ...pageNames(site.said(), 'set')])]
        .filter((name) => name !== '/_not-found')
        .sort()
    /** What may be stored: one entry for each page that was asked for, by nginx for each file, too. */
    const allowed = () =>
      nginx === null
        ? [...pages.keys()].map((path) => (path === '/' ? '/index' : path))
        : [...pages.keys(), ...assetPaths].map((path) => `${shippedHost}${path}`)

    test.beforeAll(async ({ playwright }, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL ?? '' })
      pages = await untouchedPages(request)
      await request.dispose()
      const behind = { TRUSTED_PROXY_HOPS: '1', SITE_URL: shippedOrigin }
      site = await startSite({ ...namingPages, ...(way === 'bare' ? { TRUSTED_PROXY_HOPS: '0' } : behind) })
      const { port } = new URL(site.url)
      if (way !== 'bare') nginx = await startShippedNginx(port, { hurried: true })
      ask = nginx?.ask ?? ((path, asking = {}) => askAt('http', { port }, path, asking))
    })

    test.afterAll(async () => {
      await nginx?.stop()
      await site.stop()
    })

    test('no header changes a document for others, not even that of whoever asks for it first', async () => {
      const paths = [...pages.keys()]
      const hostile = way === 'bare' ? [...forgedHosts, ...hostileHeaders] : hostileHeaders
      const attacks = paths.map((path, at) => ({ path, headers: hostile[at % hostile.length] ?? {} }))
      expect(paths.length).toBeGreaterThan(hostile.length)
      const all = [...attacks, ...hostile.map((headers) => ({ path: '/credit-card', headers }))]
      // One after the other: what one request leaves behind must not be swept away by the next.
      for (const { path, headers } of all) {
        const answer = await ask(path, { headers })
        expect([200, 206, 304], `${path} ${JSON.stringify(headers)}`).toContain(answer.status)
        expect(JSON.stringify(answer.headers) + answer.body).not.toContain(evilWord)
      }
      await expectUntouched(ask, pages)
    })

    test('no query that a page does not know changes it or is stored', async () => {
      const before = keys()
      // The framework stores no page that reads its query; those are the front's to keep, by their path.
      const unread = [...pages.keys()].filter((path) => audienceOf(path, new URLSearchParams()) === 'everybody')
      expect(before.length).toBeGreaterThan(unread.length / 2)
      const lookups = () => pageNames(site.said(), 'get').length
      const lookedUp = lookups()
      const page = pages.get('/glossary')
      const isSame = async (path: string, headers: Readonly<Record<string, string>>, same: Kept | undefined) => {
        const { status, body } = await ask(path, { headers })
        return status === 304 || (status === 200 && comparable(body) === same?.body)
      }
      await eachOf(oddQueries, async (query) => {
        expect(await isSame(`/glossary?${query}`, {}, page), query.slice(0, 80)).toBe(true)
      })
      // Of a list, which is larger, only one that differs is sent.
      const packed = { 'accept-encoding': 'gzip' }
      const list = await ask('/credit-card', { headers: packed })
      const unlessSame = { ...packed, 'if-none-match': list.headers.etag ?? '' }
      expect(keptOf(list)).toEqual(pages.get('/credit-card'))
      await eachOf(oddQueries, async (query) => {
        expect(await isSame(`/credit-card?${query}`, unlessSame, pages.get('/credit-card')), query.slice(0, 80)).toBe(
          true,
        )
      })
      for (const path of known) expect([400, 414, 431]).toContain((await ask(`${path}?${tooLongQuery}`)).status)
      expect(keys()).toEqual(before)
      // The front keeps a page under its path: it asks for it again when it is due, every two seconds at the most.
      expect(lookups() - lookedUp).toBeLessThan(oddQueries.length / 20)
    })

    test('odd queries beside one that a list knows make the list of that one, which is not stored', async () => {
      const before = keys()
      const list = comparable((await ask('/credit-card?petrol=120')).body)
      expect(list).not.toBe(pages.get('/credit-card')?.body)
      const some = oddQueries.filter((_, at) => at % 100 === 0 || at >= oddQueries.length - 20)
      await eachOf(some, async (query) => {
        const { status, body, headers } = await ask(`/credit-card?petrol=120&${query}`)
        expect([status, comparable(body) === list], query.slice(0, 80)).toEqual([200, true])
        expect(headers['cache-control'], query.slice(0, 80)).toContain('no-store')
      })
      expect(keys()).toEqual(before)
      await expectUntouched(ask, new Map([...pages].filter(([path]) => known.includes(path))))
    })

    test('no odd spelling of a path is answered by a page, fails or is stored', async () => {
      const before = keys()
      for (const path of oddPaths) {
        const { status, headers } = await ask(path)
        expect([400, 404, 414, 421], `${status} for ${path}`).toContain(status)
        expect(headers.location, path).toBeUndefined()
      }
      expect(keys()).toEqual(before)
      await expectUntouched(ask, new Map([...pages].slice(-10)))
    })

    test('no method changes a document', async () => {
      for (const method of otherMethods) {
        const { status } = await ask('/credit-card', { method })
        expect([400, 405], `${method} ${status}`).toContain(status)
      }
      expect((await ask('/credit-card', { method: 'HEAD' })).bytes).toHaveLength(0)
      await expectUntouched(ask, new Map([...pages].slice(-10)))
    })

    test('the bytes of a file are never sent for another', async () => {
      const attacks = assetPaths.map((path, at) => ({
        path,
        headers: hostileHeaders[at % hostileHeaders.length] ?? {},
      }))
      await eachOf(attacks, async ({ path, headers }) => {
        expect((await ask(path, { headers })).status, path).toBeLessThan(500)
        const other = assetPaths[0]?.slice(1) ?? ''
        await ask(path, { headers: { 'x-timbang-twin': other, 'x-rewrite-url': `/${other}`, range: 'bytes=5-9' } })
      })
      await eachOf(assetPaths, async (path) => {
        for (const coding of ['identity', 'br']) {
          const { status, bytes, headers } = await ask(path, { headers: { 'accept-encoding': coding } })
          expect([status, headers['content-range']], path).toEqual([200, undefined])
          expect(bytes.equals(readFileSync(join(assets, path.replace('/assets/', '')))), path).toBe(true)
        }
      })
    })

    if (way === 'bare') {
      test('what the site stores is one page for each address, whatever a visitor varies', () => {
        expect(keys().filter((name) => !allowed().includes(name))).toEqual([])
      })
      return
    }
    test('every cookie of an account goes by TLS alone, is hidden from script, and is in the name of this host', async () => {
      const email = freshEmail()
      await createMemberIn(site.dataDir, '--name', canaries.memberName, '--email', email, '--password', goodPassword)
      const jar = new Map<string, string>()
      const kept = async (path: string, form?: Readonly<Record<string, string>>) => {
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
        const asking = form === undefined ? {} : { form }
        const { status, headers } = await ask(path, { ...asking, headers: { origin: shippedOrigin, cookie } })
        expect(status, path).toBe(303)
        return (headers['set-cookie'] ?? []).map((line) => {
          const [pair = '', ...attributes] = line.split('; ')
          const [name = '', value = ''] = pair.split('=')
          expect(attributes, name).toEqual(expect.arrayContaining(['Secure', 'HttpOnly', 'SameSite=Lax']))
          expect(line, name).not.toMatch(/domain=/i)
          jar.set(name, value)
          return name
        })
      }
      expect(await kept('/sign-in/begin?next=/account-settings')).toEqual(['__Secure-joining'])
      const typed = { contact: email, password: goodPassword }
      const opened = ['__Secure-joining', '__Host-member', '__Secure-device']
      expect(await kept('/sign-in/send/password', typed)).toEqual(opened)
      expect(keys().filter((key) => /^[^/]+\/(?:sign-in|account-settings)/.test(key))).toEqual([])
    })

    test('what the proxy stores is one entry for each address, whatever a visitor varies', async () => {
      for (const host of ['WWW.EXAMPLE.COM', `${shippedHost}:443`, `${shippedHost}:8443`]) {
        expect(keptOf(await ask('/glossary', { headers: { host } }))).toEqual(pages.get('/glossary'))
      }
      expect((await ask('/glossary', { headers: { host: 'evil.example' } })).status).toBe(421)
      const stored = keys()
      expect(stored.length).toBeGreaterThan(pages.size)
      expect(new Set(stored).size).toBe(stored.length)
      expect(stored.filter((key) => !allowed().includes(key))).toEqual([])
    })
  })
}
