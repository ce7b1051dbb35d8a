import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http'
import { connect, type TLSSocket } from 'node:tls'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { securityHeaders } from '@/lib/front/security-headers'
import { freePort } from '@/scripts/testing/toy-checkout'
import type { Asking, PlainAnswer } from './ask-at'
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
    if (message.url === '/cut') return message.destroy()
    if (message.url === '/refused') return response.writeHead(503).end('our own 503')
    const { body, headers } = answer(message)
    const packed = message.headers['accept-encoding'] === 'gzip'
    response.writeHead(200, packed ? { ...headers, 'content-encoding': 'gzip' } : headers)
    response.end(packed ? gzipSync(body) : body)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => site.listen(Number(port), '127.0.0.1', () => resolve()))
  return port
}

/** Begins to post a body of two bytes, of which one comes, from an address of this machine. */
async function trickle(localAddress: string): Promise<TLSSocket> {
  const options = { host: '127.0.0.1', port: Number(nginx.ports.secure), localAddress, rejectUnauthorized: false }
  const socket = connect({ ...options, servername: 'www.example.com' })
  await once(socket, 'secureConnect')
  socket.write('POST /trickled HTTP/1.1\r\nHost: www.example.com\r\nContent-Length: 2\r\n\r\na')
  return socket
}

/** The status of what a socket is answered. */
async function statusOf(socket: TLSSocket): Promise<number> {
  const [head] = await once(socket, 'data')
  return Number(String(head).split(' ')[1])
}

/** Checks that an answer is the proxy's own page: guarded, in our words, and telling nothing of what runs there. */
function expectOwnWords({ status, headers, body }: PlainAnswer, title: string): void {
  const guards = Object.fromEntries(securityHeaders.map(([name, value]) => [name.toLowerCase(), value]))
  expect(headers, String(status)).toMatchObject({ ...guards, 'cache-control': 'no-store' })
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
  expect(headers['retry-after']).toBe([429, 502, 503, 504].includes(status) ? '5' : undefined)
  expect(body).toContain(`<h1>${title}</h1>`)
  expect(body).not.toMatch(/nginx|<center>/)
}

describe.skipIf(!canRunNginx)('the shipped nginx.conf', () => {
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

  describe('in its own words', () => {
    test('refuses what is too large or too long', async () => {
      const large = await nginx.ask('/subscribe', { method: 'POST', headers: { 'content-length': '200000' } })
      expect(large.status).toBe(413)
      expectOwnWords(large, 'That is too large')
      const long = await ask(`/${'a'.repeat(9000)}`)
      expect(long.status).toBe(414)
      expectOwnWords(long, 'That address is too long')
    })

    test('lets files to the two addresses that take them, and not without end', async () => {
      const post = (path: string, length: number) =>
        nginx.ask(path, { method: 'POST', headers: { 'content-length': String(length) } })
      for (const [path, most] of [
        ['/contact-us/send', 12 * 1_048_576],
        ['/api/notification-component/emails/contact-us', 6 * 1_048_576],
      ] as const)
        expect((await post(path, most + 1)).status).toBe(413)
      for (const path of [
        '/contact-us',
        '/contact-us/send/x',
        '/contact-us/send%2f',
        '/api/notification-component/emails',
      ])
        expect((await post(path, 200_000)).status, path).toBe(413)
    })

    test('says that the site is away, and leaves what the site says alone', async () => {
      const said = await ask('/refused')
      expect([said.status, said.body]).toEqual([503, 'our own 503'])
      const cut = await ask('/cut')
      expect(cut.status).toBe(502)
      expectOwnWords(cut, 'We are back in a moment')
    })

    test('cannot be asked for', async () => {
      expect((await ask('/own-words')).status).toBe(404)
    })
  })

  test('lets a page with all its files through at once, and a flood not', async () => {
    const many = (count: number, asking: Asking = {}) =>
      Promise.all(Array.from({ length: count }, (_, at) => nginx.ask(`/flood/${at}`, asking)))
    const refusedOf = (answers: readonly PlainAnswer[]) => answers.filter(({ status }) => status === 429)
    expect(new Set((await many(60)).map(({ status }) => status))).toEqual(new Set([200]))
    const posts = await many(80, { method: 'POST' })
    expect(posts.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(40)
    expect(refusedOf(posts).length).toBeGreaterThan(10)
    for (const refused of refusedOf(posts)) expectOwnWords(refused, 'That was a lot at once')
    expect(refusedOf(await many(900)).length).toBeGreaterThan(100)
    expect(asked.filter(({ url }) => url.startsWith('/flood/')).length).toBeLessThan(900)
  })

  test('lets nobody keep more than twenty requests open that do not come to their end, and others none the worse', async () => {
    const held = await Promise.all(Array.from({ length: 20 }, () => trickle('127.0.0.2')))
    const whole = async (from: string) => {
      const socket = await trickle(from)
      const status = statusOf(socket)
      socket.write('b')
      return status.finally(() => socket.destroy())
    }
    await expect.poll(() => whole('127.0.0.2')).toBe(429)
    expect(await whole('127.0.0.3')).toBe(200)
    expect(asked.filter(({ url }) => url === '/trickled')).toHaveLength(1)
    for (const socket of held) socket.destroy()
    await expect.poll(() => whole('127.0.0.2')).toBe(200)
  })

  test('refuses a host that is not ours', async () => {
    expect((await ask('/', { host: 'evil.example' })).status).toBe(421)
  })
})
