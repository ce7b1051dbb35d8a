import { gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeFront } from '@/tests/factories/front'
import { policyOfNothing } from '../csp/policy'
import { securityHeaders } from './security-headers'

type Front = Awaited<ReturnType<typeof makeFront>>

let state: Front['state']
let ask: Front['ask']

beforeEach(async () => {
  const front = await makeFront()
  state = front.state
  ask = front.ask
})

describe('a stored document', () => {
  it('is asked for without a single header of the visitor, and without the query', async () => {
    await ask('/stored?utm_source=a', {
      'x-evil': '1',
      rsc: '1',
      'content-security-policy': "script-src 'nonce-x'",
      host: 'evil.test',
    })
    expect(state.asked.map(({ url, headers }) => [url, headers])).toEqual([
      ['/stored', { accept: 'text/html', 'user-agent': 'front', 'x-front': '1', host: 'www.example.com' }],
    ])
  })

  it('is the same for every query that no page knows, and asked for once', async () => {
    const first = await ask('/stored')
    for (const query of ['?a=1', '?utm_source=b', '?_rsc=1'])
      expect((await ask(`/stored${query}`)).text).toBe(first.text)
    expect(state.asked).toHaveLength(1)
  })

  it('stays in memory whatever strangers ask for: neither queries nor unknown paths take its room', async () => {
    await ask('/stored')
    for (let at = 0; at < 400; at += 1) {
      await ask(`/stored?x=${at}`)
      await ask(`/stored?stray=${at}`)
      await ask(`/nowhere-${at}`)
    }
    await ask('/stored')
    expect(state.asked.filter(({ url }) => url === '/stored')).toHaveLength(1)
  })

  it('is packed for who takes that, named by its content, and not sent again to who has it', async () => {
    const packed = await ask('/stored', { 'accept-encoding': 'gzip' })
    expect(packed.headers['content-encoding']).toBe('gzip')
    const plain = await ask('/stored')
    expect(gunzipSync(packed.bytes).toString()).toBe(plain.text)
    expect(packed.headers.etag).not.toBe(plain.headers.etag)
    for (const etag of [plain.headers.etag, `W/${plain.headers.etag}`, `"other", ${plain.headers.etag}`, '*']) {
      const same = await ask('/stored', { 'if-none-match': String(etag) })
      expect([same.status, same.text]).toEqual([304, ''])
    }
    expect((await ask('/stored', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('answers HEAD with the head alone', async () => {
    const whole = await ask('/stored')
    const head = await ask('/stored', {}, 'HEAD')
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', String(whole.bytes.length)])
  })

  it('keeps the caching that the framework gave it', async () => {
    expect((await ask('/stored')).headers).toMatchObject({
      'cache-control': 's-maxage=300, stale-while-revalidate=60',
      vary: 'Accept-Encoding',
    })
  })

  it('of what is missing is kept by nobody, whatever the framework says', async () => {
    const { status, headers } = await ask('/404')
    expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
  })

  it('that cannot be finished goes out as it is, may run nothing, and is told of once', async () => {
    const odd = await ask('/odd')
    expect(odd.text).toContain('<script>odd()</script>')
    expect(odd.headers['content-security-policy']).toContain("script-src 'none'")
    await ask('/odd')
    expect(state.said).toEqual(['front.not-finished'])
  })
})

describe('a document for one request', () => {
  it('is rendered with its query in a tidy form, again for each, and kept by nobody', async () => {
    await ask('/stored?x=%zz&y=a b'.replace(' ', '+'))
    const answer = await ask('/stored?x=1', { 'accept-encoding': 'gzip' })
    expect(state.asked.map(({ url }) => url)).toEqual(['/stored', '/stored?x=%25zz&y=a+b', '/stored?x=1'])
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.headers.etag).toBeUndefined()
  })

  it('is the 404 of the bare document where there is none', async () => {
    expect((await ask('/nowhere?x=1')).status).toBe(404)
    expect(state.asked.map(({ url }) => url)).toEqual(['/nowhere'])
  })

  it('is refused with a page of its own when too many wait', async () => {
    const { state, ask } = await makeFront(0)
    const answers = await Promise.all([ask('/stored?x=1'), ask('/stored?x=2'), ask('/stored?x=3')])
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
    expect(refused[0]?.headers['content-security-policy']).toContain("script-src 'none'")
    expect(state.said).toEqual(['front.crowded'])
  })
})

describe('what the framework fails at', () => {
  it('is a page with a policy, told of once, without the query', async () => {
    state.isBroken = true
    const answer = await ask('/other?secret=1')
    expect(answer.status).toBe(500)
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    expect(answer.text).toContain('This page could not be made')
    expect(state.said).toEqual(['front.failed'])
  })

  it('is not what a stored document is made of', async () => {
    const good = await ask('/stored')
    state.isBroken = true
    expect((await ask('/stored')).text).toBe(good.text)
  })
})

describe.each([
  ['empty', ''],
  ['broken off in its head', '<!DOCTYPE html><html><head><title>A'],
  ['broken off at its end', '<!DOCTYPE html><html><head></head><body><p>A</p></bo'],
])('a page that is %s', (_what, brokenOff) => {
  it.each(['/stored', '/stored?x=1'])('is asked for once more: %s', async (url) => {
    const whole = await ask(url)
    const { state, ask: again } = await makeFront()
    state.brokenOff.push(brokenOff)
    const answer = await again(url)
    expect([answer.status, answer.text]).toEqual([200, whole.text])
    expect(state.said).toEqual([])
  })

  it.each(['/stored', '/stored?x=1'])('a second time is neither sent nor stored: %s', async (url) => {
    state.brokenOff.push(brokenOff, brokenOff)
    const answer = await ask(url)
    expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ])
    expect(answer.text).toContain('This page could not be made')
    expect(state.said).toEqual(['front.failed'])
    expect((await ask(url)).status).toBe(200)
  })
})

describe('a route handler', () => {
  it('gets the request with the headers it may have, and no others', async () => {
    await ask(
      '/api/x?a=1',
      {
        authorization: 'Bearer t',
        hash: 'h',
        'x-forwarded-for': '1.2.3.4',
        'next-resume': '1',
        'x-forwarded-host': 'evil.test',
        'sec-fetch-site': 'same-origin',
      },
      'POST',
    )
    expect(state.asked[0]?.url).toBe('/api/x?a=1')
    expect(Object.keys(state.asked[0]?.headers ?? {}).sort()).toEqual([
      'authorization',
      'hash',
      'host',
      'sec-fetch-site',
      'user-agent',
      'x-forwarded-for',
      'x-front',
    ])
    expect(state.asked[0]?.headers['x-forwarded-for']).toMatch(/^1\.2\.3\.4, (?:::ffff:)?127\.0\.0\.1$/)
    expect(state.asked[0]?.raw.join(' ').toLowerCase()).not.toMatch(/next-resume|forwarded-host/)
  })

  it('has its answer compressed, its own headers kept and the missing ones added', async () => {
    const answer = await ask('/api/x', { 'accept-encoding': 'gzip' })
    expect(answer.headers).toMatchObject({
      'content-encoding': 'gzip',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
  })

  it('that finds nothing is kept by no cache, and says nothing of the framework behind it', async () => {
    const { status, headers } = await ask('/api/nothing')
    expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
    expect(headers.vary).toBe('Origin')
    expect(Object.keys(headers).filter((name) => /^x-(?:next|powered|middleware)/.test(name))).toEqual([])
  })

  it('never answers with a page that has no policy', async () => {
    expect((await ask('/api/page')).headers['content-security-policy']).toContain("script-src 'none'")
  })
})

describe('an address', () => {
  it.each(['/empty', '/_next/data/a.json', '/_not-found', '/stored.rsc'])(
    '%s shows the page of what is missing',
    async (url) => {
      const answer = await ask(url)
      expect([answer.status, answer.text.includes('/_missing')]).toEqual([404, true])
    },
  )

  it.each(['/%zz', '//evil.test', '/\\evil.test', 'http://evil.test/', '/a%00'])(
    '%s is refused and leads nowhere',
    async (url) => {
      const answer = await ask(url)
      expect(answer.status).toBe(400)
      expect(answer.headers.location).toBeUndefined()
      expect(state.asked).toEqual([])
    },
  )

  it('in another spelling is not found', async () => {
    expect((await ask('/st%6fred')).status).toBe(404)
  })

  it('that is too long is refused', async () => {
    expect((await ask(`/stored?${'a=1&'.repeat(10_000)}`)).status).toBe(414)
  })

  it('with a slash at its end leads to the one without, query included', async () => {
    const answer = await ask('/stored/?x=1')
    expect([answer.status, answer.headers.location]).toEqual([308, '/stored?x=1'])
  })

  it('that says something personal leads to the rest of it, and no cache keeps that', async () => {
    const answer = await ask('/stored?owed=3000&y=1')
    expect([answer.status, answer.headers.location, answer.headers['cache-control']]).toEqual([
      307,
      '/stored?y=1',
      'no-store',
    ])
    expect((await ask('/stored?owed=3000')).headers.location).toBe('/stored')
  })

  it('of a document can only be read', async () => {
    const answer = await ask('/stored', {}, 'DELETE')
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
  })
})

it('every answer has each security header once, and a policy that allows nothing unless it is a document', async () => {
  const cross = { 'sec-fetch-site': 'cross-site' }
  const asked = [
    ['/stored', 200],
    ['/stored?x=1', 200],
    ['/nowhere', 404],
    ['/own?to=/stored', 307],
    ['/stored?owed=1', 307],
    ['/stored/', 308],
    ['/%zz', 400],
    [`/stored?${'a=1&'.repeat(10_000)}`, 414],
    ['/files/a.js', 405, 'POST'],
    ['/stored', 405, 'DELETE'],
    ['/api/x', 403, 'POST', cross],
    ['/api/x', 200],
  ] as const
  for (const [url, status, method = 'GET', sent = {}] of asked) {
    const { status: answered, headers } = await ask(url, sent, method)
    const what = `${method} ${url.slice(0, 20)}`
    expect(answered, what).toBe(status)
    for (const [name] of securityHeaders)
      expect(typeof headers[name.toLowerCase()], `${name} of ${what}`).toBe('string')
    if (headers['content-type']?.startsWith('text/html')) continue
    expect(headers['content-security-policy'], what).toBe(policyOfNothing)
  }
})
