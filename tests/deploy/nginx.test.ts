import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '@/scripts/testing/toy-checkout'
import type { Asking } from './ask-at'
import { canRunNginx, type ShippedNginx, startShippedNginx } from './shipped-nginx'

/** What the stand-in for the site was asked, oldest first. */
const asked: { url: string; headers: IncomingHttpHeaders }[] = []
let site: Server
let nginx: ShippedNginx
const ask = (path: string, headers: Readonly<Record<string, string>> = {}) => nginx.ask(path, { headers })

function answer(message: IncomingMessage) {
  const url = message.url ?? ''
  const isPrivate = url.startsWith('/api/') || url.includes('min=')
  const cacheControl = isPrivate ? 'private, no-store' : 's-maxage=300, stale-while-revalidate=60'
  return {
    body: `page ${url}`,
    headers: { 'cache-control': cacheControl, vary: 'Accept-Encoding', 'content-type': 'text/html' },
  }
}

async function startSite(): Promise<string> {
  site = createServer((message, response) => {
    asked.push({ url: message.url ?? '', headers: message.headers })
    const { body, headers } = answer(message)
    const packed = message.headers['accept-encoding'] === 'gzip'
    response.writeHead(200, packed ? { ...headers, 'content-encoding': 'gzip' } : headers)
    response.end(packed ? gzipSync(body) : body)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => site.listen(Number(port), '127.0.0.1', () => resolve()))
  return port
}

describe.skipIf(!canRunNginx)('the shipped nginx.conf', { timeout: 20_000 }, () => {
  beforeAll(async () => {
    nginx = await startShippedNginx(await startSite())
  })

  afterAll(async () => {
    await nginx.stop()
    site.closeAllConnections()
    site.close()
  })

  test('keeps no query in its log, and not where a visitor came from: either may hold a seal', async () => {
    await ask('/logged?sealed=c2VhbGVk', { referer: 'https://www.example.com/x?sealed=c2VhbGVk' })
    await expect.poll(nginx.log).toContain('"GET /logged HTTP/1.1" 200')
    expect(nginx.log()).not.toContain('c2VhbGVk')
  })

  test('answers the second visitor of a page from its cache', async () => {
    const first = await ask('/bank')
    const second = await ask('/bank')
    expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['MISS', 'HIT'])
    expect([second.status, second.body]).toEqual([200, 'page /bank'])
    expect(asked.filter(({ url }) => url === '/bank')).toHaveLength(1)
  })

  test('sends the stored bytes to who reads gzip and unpacks them for who does not', async () => {
    await ask('/packed')
    expect((await ask('/packed', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('gzip')
    expect((await ask('/packed')).headers['content-encoding']).toBeUndefined()
  })

  test('makes no further entry for anything that a header says', async () => {
    await ask('/loan')
    const told = ['rsc', 'next-router-prefetch', 'accept-encoding', 'accept-language', 'cookie', 'user-agent', 'x-any']
    for (const name of told) {
      const { headers, body } = await ask('/loan', { [name]: '1' })
      expect([headers['x-cache'], body], name).toEqual(['HIT', 'page /loan'])
    }
    expect(asked.filter(({ url }) => url === '/loan')).toHaveLength(1)
  })

  test('makes no entry for a query that a stranger can vary, and one only for all tracking parameters', async () => {
    await ask('/home')
    expect((await ask('/home?utm_source=a&utm_medium=b')).headers['x-cache']).toBe('HIT')
    for (const query of ['?x=1', '?x=1', '?_rsc=q', '?utm_source=a&x=1']) {
      expect((await ask(`/home${query}`)).headers['x-cache'], query).toBe('BYPASS')
    }
  })

  test('keeps nothing that is sent with a token, and nothing of the provider', async () => {
    await ask('/member', { authorization: 'Bearer t' })
    expect((await ask('/member')).headers['x-cache']).toBe('MISS')
    await ask('/api/account')
    await ask('/api/account')
    expect(asked.filter(({ url }) => url === '/api/account')).toHaveLength(2)
  })

  test('tells who asks itself, whatever the visitor says', async () => {
    await ask('/echo', {
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
    })
    const headers = asked.find(({ url }) => url === '/echo')?.headers ?? {}
    expect([headers['x-forwarded-for'], headers['x-forwarded-host'], headers['x-forwarded-proto']]).toEqual([
      '127.0.0.1',
      'www.example.com',
      'https',
    ])
  })

  test('lets a page with all its files through at once, and a flood not', async () => {
    const many = (count: number, asking: Asking = {}) =>
      Promise.all(Array.from({ length: count }, async (_, at) => (await nginx.ask(`/flood/${at}`, asking)).status))
    expect(new Set(await many(60))).toEqual(new Set([200]))
    const posts = await many(80, { method: 'POST' })
    expect(posts.filter((status) => status === 200).length).toBeGreaterThanOrEqual(40)
    expect(posts.filter((status) => status === 429).length).toBeGreaterThan(10)
    const flood = await many(900)
    expect(flood.filter((status) => status === 429).length).toBeGreaterThan(100)
    expect(asked.filter(({ url }) => url.startsWith('/flood/')).length).toBeLessThan(900)
  })

  test('refuses a host that is not ours', async () => {
    expect((await ask('/', { host: 'evil.example' })).status).toBe(421)
  })
})
