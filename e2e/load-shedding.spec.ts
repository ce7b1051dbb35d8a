import { Agent, type IncomingMessage, request } from 'node:http'
import { expect, test } from '@playwright/test'
import { type OwnServer, startSite } from './support/servers'

interface Timed {
  readonly status: number
  readonly ms: number
  readonly retryAfter: string | undefined
}

/** Far more than the front lets wait, so that its patience ends however fast the machine is. */
const tooMany = 2500
/** How long the front lets a visitor wait before it says that it is crowded. */
const patienceMs = 8000

let site: OwnServer
const quiet = new Agent({ keepAlive: true, maxSockets: 1 })

/** Asks for a page and reads all of it; `gone` hangs up. */
function ask(path: string, agent: Agent, gone?: AbortSignal): Promise<Timed> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const options = { agent, headers: { 'accept-encoding': 'gzip' }, ...(gone === undefined ? {} : { signal: gone }) }
    const call = request(site.url + path, options, (response: IncomingMessage) => {
      response.resume()
      response.once('error', reject)
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          ms: performance.now() - began,
          retryAfter: response.headers['retry-after'],
        }),
      )
    })
    call.once('error', reject)
    call.end()
  })
}

/** Asks, and goes away when the head of the answer is there. */
function hangUpOn(path: string, agent: Agent): Promise<void> {
  return new Promise((resolve) => {
    const call = request(site.url + path, { agent, headers: { 'accept-encoding': 'gzip' } }, () => call.destroy())
    call.once('error', () => undefined)
    call.once('close', resolve)
    call.end()
  })
}

/** Asks so often, one request after the other. Each is answered with its page. */
async function ask200(path: string, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) expect((await ask(path, quiet)).status).toBe(200)
}

/** So many stored pages come one after the other while most of a crowd still waits: none of them had to wait for all of it. */
const storedMeanwhile = 20

const crowd = () => new Agent({ maxSockets: Number.POSITIVE_INFINITY })
const filtered = (at: number) => `/credit-card?petrol=${100 + at}`
/** Takes longer than a list: those who ask come faster than pages are made. */
const dynamic = (at: number) => `/credit-card/rimba-card?petrol=${100 + at}`
const stored = '/credit-card'

test.describe('a crowd that asks for pages of its own', () => {
  test.describe.configure({ mode: 'default', timeout: 300_000 })
  test.beforeAll(async () => {
    site = await startSite({})
    await ask200(stored, 20)
  })
  test.afterAll(async () => {
    quiet.destroy()
    await site.stop()
  })

  test('of 500 gets no 500, a page for each who did not wait too long, and stored pages meanwhile', async () => {
    const agent = crowd()
    const asked = Array.from({ length: 500 }, (_, at) => ask(filtered(at), agent))
    let open = asked.length
    for (const one of asked) one.finally(() => (open -= 1)).catch(() => undefined)
    let meanwhile = 0
    for (; open > 100; meanwhile += 1) await ask200(stored, 1)
    const answers = await Promise.all(asked)
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([])
    for (const { ms, retryAfter } of answers.filter(({ status }) => status === 503)) {
      expect(retryAfter).toMatch(/^\d+$/)
      expect(ms).toBeGreaterThan(patienceMs * 0.9)
    }
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(meanwhile).toBeGreaterThanOrEqual(storedMeanwhile)
  })

  test('past what the front lets wait is told at once to come back, stored pages meanwhile, and who hangs up is not waited for', async () => {
    const leaving = new AbortController()
    const agent = crowd()
    const answers: Timed[] = []
    const asked = Array.from({ length: tooMany }, async (_, at) => {
      const answer = await ask(dynamic(at), agent, leaving.signal).catch(() => null)
      if (answer !== null) answers.push(answer)
    })
    const refused = () => answers.filter(({ status }) => status === 503).length
    for (let meanwhile = 0; refused() <= 50 || meanwhile < storedMeanwhile; meanwhile += 1) await ask200(stored, 1)
    expect(answers.length).toBeLessThan(tooMany)
    leaving.abort()
    await Promise.all(asked)
    for (const { status, retryAfter } of answers) {
      expect([200, 503]).toContain(status)
      if (status === 503) expect(retryAfter).toMatch(/^\d+$/)
    }
    // The site may see one more request before it sees that the others hung up.
    const next = async () => (await ask(filtered(90_000 + Math.round(performance.now())), quiet)).status
    await expect.poll(next, { timeout: patienceMs, intervals: [20] }).toBe(200)
  })

  test('of calls that hang up as their answers begin leaves the API to everybody else', async () => {
    const products = '/api/ai-component/v1/public/products/product-suggestions?category=credit-card&pageSize=200'
    const agent = crowd()
    // Many times more than are answered at once.
    const leaving = Array.from({ length: 400 }, () => hangUpOn(products, agent))
    await Promise.all(leaving)
    // Where the places were not free again it would be told to come back.
    await ask200(products, 1)
  })
})
