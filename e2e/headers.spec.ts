import { glob, readFile, writeFile } from 'node:fs/promises'
import { request as rawRequest } from 'node:http'
import { join } from 'node:path'
import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test'
import * as z from 'zod'
import { routeMethods } from '../lib/routing/route-handlers'
import { canaries } from './support/canaries'
import { root } from './support/catalogue'
import { pageKinds } from './support/pages'
import { inlineFaults, policyOf } from './support/policy'
import { startSite } from './support/servers'
import { eachOf, sitemapAddresses } from './support/sitemap'

const evil = {
  'content-security-policy': "script-src 'nonce-EVIL123'",
  'content-security-policy-report-only': "script-src 'nonce-EVIL123'",
  'x-nonce': 'EVIL123',
}

async function allPaths(request: APIRequestContext): Promise<readonly string[]> {
  const listed = (await sitemapAddresses(request)).map(({ pathname }) => pathname)
  return [
    ...new Set([...listed, ...pageKinds.map(({ path }) => path), '/credit-card?why=rimba-card', '/loan?utm_source=x']),
  ]
}

/**
 * Makes a built page a day old, so that the next visitor gets it as it is and it is printed anew behind the scenes. Next
 * keeps the built page in one folder and the copy that its servers share in another.
 */
async function makeOld(name: string): Promise<void> {
  const folder = join(root, '.next', 'server')
  for await (const file of glob([`app/${name}.meta`, `route-cache/**/${name}.meta`], { cwd: folder })) {
    const meta = z.looseObject({}).parse(JSON.parse(await readFile(join(folder, file), 'utf8')))
    await writeFile(join(folder, file), JSON.stringify({ ...meta, routeCacheLastModified: Date.now() - 86_400_000 }))
  }
}

/** Headers and body in one text, to look for what must not be there. */
async function wholeOf(answer: APIResponse): Promise<string> {
  return `${answer
    .headersArray()
    .map(({ name, value }) => `${name}: ${value}`)
    .join('\n')}\n${await answer.text()}`
}

test('every page has one strict policy that names each piece of inline code and refuses text as script', async ({
  request,
}) => {
  await eachOf(await allPaths(request), async (path) => {
    const answer = await request.get(path)
    const policy = policyOf(answer)
    expect(policy.get('default-src'), path).toEqual(["'none'"])
    const sources = [...policy.values()].flat().join(' ')
    expect(sources, path).not.toMatch(/unsafe-|nonce-/)
    expect(sources, path).not.toMatch(/(^|\s)(\*|https?:|blob:)/)
    expect(policy.get('base-uri'), path).toEqual(["'none'"])
    expect(policy.get('frame-ancestors'), path).toEqual(["'none'"])
    expect(policy.get('form-action')?.join(' '), path).toMatch(/^'(self|none)'$/)
    expect(inlineFaults(await answer.text(), policy), path).toEqual([])
    expect(policy.get('require-trusted-types-for'), path).toEqual(["'script'"])
  })
})

test('every page is told not to be sniffed, framed, shared or given devices', async ({ request }) => {
  await eachOf(await allPaths(request), async (path) => {
    const answer = await request.get(path)
    const headers = answer.headers()
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toMatch(/^(strict-origin-when-cross-origin|same-origin|no-referrer)$/)
    expect(headers['x-frame-options'], path).toBe('DENY')
    expect(headers['permissions-policy'], path).toContain('geolocation=()')
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin')
    expect(headers['x-powered-by'], path).toBeUndefined()
    expect(headers['content-type'], path).toMatch(/^text\/html; ?charset=utf-8$/i)
    for (const name of ['x-content-type-options', 'x-frame-options', 'referrer-policy']) {
      const count = answer.headersArray().filter((header) => header.name.toLowerCase() === name).length
      expect(count, `${name} of ${path}`).toBe(1)
    }
  })
})

test('what is not a page is told not to be sniffed either', async ({ request }) => {
  const others = ['/sitemap.xml', '/robots.txt', '/version.json', '/icon.svg', '/og/site', '/api/openapi.json']
  for (const path of [...others, '/compare-csv?category=credit-card&product=rimba-card', '/compare-csv']) {
    const headers = (await request.get(path)).headers()
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['x-powered-by'], path).toBeUndefined()
  }
})

/** Answers that lead on or refuse, made by whoever comes first: the front, the framework, a route or the API. */
const refusals: readonly {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
}[] = [
  { method: 'GET', path: '/credit-card/', status: 308 },
  { method: 'GET', path: '/insurance/term-life-insurance?age=40', status: 307 },
  { method: 'GET', path: '/no-such-page', status: 404 },
  { method: 'GET', path: '/credit-card/no-such-card', status: 404 },
  { method: 'GET', path: '/compare-csv', status: 404 },
  { method: 'GET', path: '/apply/credit-card/no-such-card', status: 404 },
  { method: 'GET', path: '/api/no-such-call', status: 404 },
  { method: 'POST', path: '/', status: 405 },
  { method: 'POST', path: '/icon.svg', status: 405 },
  { method: 'DELETE', path: '/subscribe', status: 405 },
  { method: 'GET', path: '/subscribe', status: 405 },
  { method: 'PUT', path: '/compare-csv', status: 405 },
  { method: 'GET', path: '/%ff', status: 400 },
  { method: 'GET', path: `/glossary?${'a=1&'.repeat(4100)}`, status: 414 },
  { method: 'POST', path: '/subscribe', status: 403, headers: { origin: 'https://evil.test' } },
  { method: 'GET', path: '/apply/credit-card/rimba-card', status: 303 },
]

test('answers that refuse or lead on are guarded like pages', async ({ request }) => {
  for (const { method, path, status, headers: sent = {} } of refusals) {
    const answer = await request.fetch(path, { method, headers: sent, maxRedirects: 0 })
    const headers = answer.headers()
    const what = `${method} ${path.slice(0, 80)}`
    expect(answer.status(), what).toBe(status)
    expect(headers['x-content-type-options'], what).toBe('nosniff')
    expect(headers['x-frame-options'], what).toBe('DENY')
    const policy = policyOf(answer)
    expect([policy.get('default-src'), policy.get('frame-ancestors')], what).toEqual([["'none'"], ["'none'"]])
    expect([...policy.values()].flat().join(' '), what).not.toMatch(/unsafe-|nonce-|https?:|\*/)
    expect(headers['cross-origin-resource-policy'], what).toBe('same-origin')
    expect(headers['strict-transport-security'], what).toBe('max-age=63072000; includeSubDomains')
    if (status === 405) expect(headers.allow, what).toMatch(/^[A-Z]+(, [A-Z]+)*$/)
  }
})

test('files may be used by this site alone, and over a safe connection alone', async ({ request }) => {
  const [script] = /\/assets\/[\w.-]+\.js/.exec(await (await request.get('/')).text()) ?? []
  for (const path of [script ?? '', '/icon.svg', '/robots.txt', '/version.json']) {
    const headers = (await request.get(path)).headers()
    expect(headers['cross-origin-resource-policy'], path).toBe('same-origin')
    expect(headers['strict-transport-security'], path).toBe('max-age=63072000; includeSubDomains')
  }
})

test('a picture for shared links may be shown by other sites', async ({ request }) => {
  expect((await request.get('/og/site')).headers()['cross-origin-resource-policy']).toBe('cross-origin')
})

test('security.txt says where to report a weakness, and until when that holds', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt')
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const fields = new Map(
    (await answer.text())
      .trim()
      .split('\n')
      .map((line) => [line.split(': ', 1)[0], line] as const),
  )
  expect(fields.get('Contact')).toMatch(/^Contact: mailto:\S+@\S+$/)
  const expires = Date.parse(fields.get('Expires')?.replace('Expires: ', '') ?? '')
  const days = (expires - Date.parse('2026-11-20')) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(366)
})

/** Each form of the site that is sent without script. */
const forms = [
  { path: '/subscribe', form: { email: canaries.email } },
  { path: '/financial-analysis/work', form: { income: canaries.income } },
  { path: '/financial-hub/affordability/answer', form: { income: canaries.income } },
  { path: '/answer/term-life-insurance', form: { age: '40' } },
]

test('nothing of the server’s settings, sources or folders can be asked for', async ({ request }) => {
  const inside = ['/.git/HEAD', '/.env', '/package.json', '/.next/BUILD_ID', '/.data/timbang.sqlite', '/server.mjs']
  for (const path of [...inside, '/assets/', '/assets/..%2fpackage.json', '/_next/static/', '/fonts/']) {
    expect((await request.get(path)).status(), path).toBeGreaterThanOrEqual(400)
  }
  const settings = /\b(?:DATABASE_URL|SEALING_SECRET|SMTP_URL|MAIL_FROM|DATA_DIR|KEY_DIR|API_BASE_URL)\b/
  const sent: string[] = []
  for await (const name of glob(['assets/**/*.*', 'static/**/*.*'], { cwd: join(root, '.next') })) sent.push(name)
  expect(sent.length).toBeGreaterThan(20)
  expect(sent.filter((name) => name.endsWith('.map'))).toEqual([])
  for (const name of sent) expect(await readFile(join(root, '.next', name), 'utf8'), name).not.toMatch(settings)
})

test('a form of another site, or one that no browser sends, does nothing', async ({ request, baseURL }) => {
  for (const { path, form } of forms) {
    const send = (headers: Readonly<Record<string, string>>) =>
      request.post(path, { form, headers: { ...headers }, maxRedirects: 0 })
    expect((await send({ 'sec-fetch-site': 'cross-site' })).status(), path).toBe(403)
    expect((await send({ origin: 'https://evil.test' })).status(), path).toBe(403)
    expect((await send({ origin: baseURL ?? '' })).status(), path).toBe(303)
    expect((await send({ 'content-encoding': 'gzip' })).status(), path).toBe(400)
    const odd = await request.post(path, { data: '{}', headers: { 'content-type': 'text/plain' }, maxRedirects: 0 })
    expect(odd.status(), path).toBe(400)
  }
})

test('what a request brings is never taken over, now or later', async ({ request }) => {
  const kinds = [
    {},
    { rsc: '1' },
    { rsc: '1', 'next-router-prefetch': '1' },
    { 'next-router-segment-prefetch': '/_tree', rsc: '1' },
  ]
  for (const { path } of pageKinds) {
    for (const kind of kinds) {
      expect(await wholeOf(await request.get(path, { headers: { ...kind, ...evil } })), path).not.toContain('EVIL123')
      expect(await wholeOf(await request.get(path, { headers: kind })), path).not.toContain('EVIL123')
    }
    const answer = await request.get(path)
    expect(inlineFaults(await answer.text(), policyOf(answer)), path).toEqual([])
  }
})

test('a stored page that is printed anew does not take over what a request brings', async ({ request }) => {
  const names = ['index', 'loan', 'products', 'credit-card', 'how-we-rank']
  for (const name of names) await makeOld(name)
  const server = await startSite({})
  try {
    for (const name of names) {
      const url = `${server.url}/${name === 'index' ? '' : name}`
      for (let time = 0; time < 3; time += 1) {
        const answer = await request.get(url, { headers: evil })
        const html = await answer.text()
        expect(await wholeOf(answer), url).not.toContain('EVIL123')
        expect(inlineFaults(html, policyOf(answer)), url).toEqual([])
      }
    }
  } finally {
    await server.stop()
  }
})

test('every document has the same short policy, but for its styles', async ({ request }) => {
  const policies = new Set<string>()
  const documents = (await allPaths(request)).filter((path) => routeMethods(path) === null)
  await eachOf(documents, async (path) => {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? ''
    policies.add(policy.replace(/style-src [^;]*/, ''))
    expect(policy, path).not.toContain('nonce-')
  })
  expect([...policies]).toHaveLength(1)
})

test('a forged host appears nowhere', async ({ baseURL }) => {
  const paths = [
    '/',
    '/credit-card',
    '/credit-card?petrol=1',
    '/compare',
    '/no-such-page',
    '/credit-card/',
    '/sitemap.xml',
    '/robots.txt',
    '/api/docs',
    '/apply/credit-card/rimba-card',
  ]
  for (const path of paths) {
    const answer = await new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(baseURL ?? '')
      const headers = {
        host: 'evil.test',
        'x-forwarded-host': 'evil.test',
        'x-forwarded-proto': 'https',
        'sec-purpose': 'prefetch',
      }
      const sent = rawRequest({ hostname, port, path, headers }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => resolve(response.rawHeaders.join('\n') + Buffer.concat(parts).toString('utf8')))
      })
      sent.on('error', reject)
      sent.end()
    })
    expect(answer, path).not.toContain('evil.test')
  }
})
