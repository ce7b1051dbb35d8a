import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen, type RunningServer } from '@/lib/front/listen'
import { NewConnections } from '@/lib/front/new-connections'
import { freePort } from '@/scripts/testing/toy-checkout'
import { type Asking, askAt } from './ask-at'
import { canRunNginx, type ShippedNginx, shippedHost, startShippedNginx } from './shipped-nginx'

/** Answers of the stand-in for the site that wait until the test lets them go, by path. */
const held = new Map<string, (() => void)[]>()
/** How often each path was asked for. */
const asked = new Map<string, number>()
const holding = new Set<string>()
let site: RunningServer
let nginx: ShippedNginx

/** Pages that a proxy may keep for a second, pages that nobody may keep, a 404, and a form that is refused before it was read. */
const answer: RequestListener = async (request, response) => {
  const path = request.url ?? ''
  asked.set(path, (asked.get(path) ?? 0) + 1)
  if (request.method === 'POST') await request.iterator({ destroyOnReturn: false }).next()
  if (holding.has(path)) await new Promise<void>((resolve) => held.set(path, [...(held.get(path) ?? []), resolve]))
  send(request, response, path)
}

function send({ method }: IncomingMessage, response: ServerResponse, path: string): void {
  const isKept = path.startsWith('/kept')
  const caching = isKept ? 's-maxage=1, stale-while-revalidate=60' : 'private, no-store'
  const status = method === 'POST' ? 303 : path.startsWith('/missing') ? 404 : 200
  response.writeHead(status, { 'cache-control': caching, 'content-type': 'text/html', location: '/' })
  response.end(`page ${path}`)
}

function letGo(path: string): void {
  holding.delete(path)
  for (const go of held.get(path) ?? []) go()
  held.delete(path)
}

/** Asks on a connection of its own: nginx keeps the one of a visitor whose request renews a page until it has the page. */
const ask = (path: string, asking: Asking = {}) => {
  const options = { port: nginx.ports.secure, servername: shippedHost, rejectUnauthorized: false, agent: false }
  return askAt('https', options, path, { ...asking, headers: { host: shippedHost } })
}
const many = (count: number, path: string) => Promise.all(Array.from({ length: count }, () => ask(path)))

describe.skipIf(!canRunNginx)('behind the shipped nginx.conf', () => {
  beforeAll(async () => {
    const port = await freePort()
    site = await listen(answer, { host: '127.0.0.1', port: Number(port) }, new NewConnections(), { drainMs: 100 })
    nginx = await startShippedNginx(port)
  })

  afterAll(async () => {
    await nginx.stop()
    await site.stop()
  })

  test.each(['/sign-in', '/missing', '/kept/new'])(
    'nobody waits for the answer to another visitor: %s',
    async (path) => {
      holding.add(path)
      const answers = many(10, path)
      // A lock in the cache would let one through at a time, and the next after five seconds at the earliest.
      await expect.poll(() => asked.get(path), { timeout: 30_000 }).toBe(10)
      letGo(path)
      expect(new Set((await answers).map(({ body }) => body))).toEqual(new Set([`page ${path}`]))
    },
  )

  test('a page whose time is over is asked for once, and everybody has the one before meanwhile', async () => {
    const path = '/kept/over'
    await ask(path)
    holding.add(path)
    await expect.poll(async () => (await ask(path)).headers['x-cache'], { timeout: 60_000 }).not.toBe('HIT')
    await expect.poll(() => asked.get(path)).toBe(2)
    const answers = await many(10, path)
    expect(new Set(answers.map(({ headers }) => headers['x-cache']))).toEqual(new Set(['UPDATING']))
    expect(asked.get(path)).toBe(2)
    letGo(path)
  })

  test('a form that is refused before it was read holds up no page of another visitor', async () => {
    for (let round = 0; round < 5; round += 1) {
      const form = { message: 'a'.repeat(200_000) }
      expect((await ask('/contact-us/send', { form })).status).toBe(303)
      expect((await many(4, '/next')).map(({ status }) => status)).toEqual([200, 200, 200, 200])
    }
  })
})
