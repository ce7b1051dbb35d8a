import { once } from 'node:events'
import { connect } from 'node:net'
import type { APIRequestContext } from '@playwright/test'
import { categoryOf } from '@/lib/domain/categories/registry'
import { misbehaviours, startMisbehaving } from '@/tests/factories/misbehaving-provider'
import { onlyTheProviders, providerContent } from '@/tests/factories/provider-content'
import { expect, test } from './fixtures'
import { anotherCase, detailPath, slugsOf } from './support/catalogue'
import { startProvider, startSite } from './support/servers'

const card = categoryOf('credit-card')
const [slug, other] = slugsOf('credit-card')
const query = anotherCase(card)
/** Pages that are made for one request. */
const made = [
  `${card.path}?${query}`,
  `${detailPath('credit-card', slug)}?${query}`,
  '/search?q=card',
  `/compare?category=credit-card&product=${slug}&product=${other}`,
]
const notice = /We cannot check for newer figures just now.*You see what we knew on \d+ \w{3} 20\d\d, \d+:\d\d [ap]m/s

/** Less than the site lets a provider keep any call of a visitor waiting (9 s, docs/adr/0032), and many times what it takes itself. */
const atOnceMs = 8000

async function ask(request: APIRequestContext, address: string) {
  const answer = await request.get(address, { maxRedirects: 0, timeout: atOnceMs })
  return { status: answer.status(), text: await answer.text() }
}

test.describe('a site whose provider misbehaves from the start', () => {
  for (const how of misbehaviours) {
    test(`and ${how} shows lists, products and what is searched for as they were last known`, async ({ request }) => {
      test.setTimeout(300_000)
      const provider = await startMisbehaving('http://127.0.0.1:1')
      await provider.behave(how)
      const site = await startSite({ API_BASE_URL: provider.url, LOG_LEVEL: 'error' })
      for (const path of made) {
        const { status, text } = await ask(request, site.url + path)
        expect([path, status]).toEqual([path, 200])
        expect(text, path).toMatch(notice)
      }
      expect((await ask(request, site.url + card.path)).status).toBe(200)
      expect((await ask(request, `${site.url}/apply/credit-card/none-such`)).status).toBe(404)
      for (const path of [`/apply/credit-card/${slug}`, `/apply/credit-card/${other}`]) {
        const { status } = await ask(request, site.url + path)
        expect([path, status]).toEqual([path, 303])
      }
      await site.stop()
      await provider.stop()
    })
  }
})

test('a provider that comes back is asked again, and nothing is marked any more', async ({ request }) => {
  test.setTimeout(300_000)
  const good = await startProvider()
  const provider = await startMisbehaving(good.url)
  await provider.behave('drips')
  const site = await startSite({ API_BASE_URL: provider.url, LOG_LEVEL: 'error' })
  const [list = ''] = made
  expect((await ask(request, site.url + list)).text).toMatch(notice)
  await provider.behave('well')
  const isMarked = async () => notice.test((await ask(request, site.url + list)).text)
  await expect.poll(isMarked, { timeout: 60_000, intervals: [1000] }).toBe(false)
  for (const one of [site, provider, good]) await one.stop()
})

test('texts that the provider alone has are pages of the site, and stay when it is gone', async ({ request }) => {
  test.setTimeout(300_000)
  const content = providerContent()
  const provider = await startProvider({ TEST_CONTENT: content.path })
  const site = await startSite({ API_BASE_URL: provider.url, LOG_LEVEL: 'error' })
  const expectPages = async (pages: readonly (readonly [string, string])[]) => {
    for (const [path, words] of pages) {
      const { status, text } = await ask(request, site.url + path)
      expect([path, status]).toEqual([path, 200])
      expect(text, path).toContain(words)
    }
  }
  const [unasked, ...others] = Object.entries(onlyTheProviders)
  await expectPages(others)
  for (const path of ['/blog/no-such-article', '/blog/page/900', '/blog/page/02', '/support/newsletter/no-such-answer'])
    expect([path, (await ask(request, site.url + path)).status]).toEqual([path, 404])
  await provider.kill()
  await expectPages([...others, ...(unasked === undefined ? [] : [unasked])])
  for (const one of [site, provider]) await one.stop()
  content.remove()
})

test('a message with files that comes a byte a second is hung up on after its half minute', async ({ baseURL }) => {
  test.setTimeout(300_000)
  const { hostname, port, host } = new URL(baseURL ?? '')
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  const began = performance.now()
  const type = 'multipart/form-data; boundary=b'
  socket.write(
    `POST /contact-us/send HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${type}\r\nContent-Length: 90000\r\n\r\n`,
  )
  // Whatever it sends after the end is an error that nobody minds: `once` would throw it.
  socket.on('error', () => undefined)
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.resume()
  const drip = setInterval(() => socket.write('-'), 1000)
  await closed
  clearInterval(drip)
  // 30 s, looked at every five. That it ends at all is what the journey waits for; it must not end sooner.
  expect(performance.now() - began).toBeGreaterThan(25_000)
})
