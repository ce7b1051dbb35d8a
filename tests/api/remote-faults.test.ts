import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { catalogue } from '@/lib/server/catalogue/load'
import { recordApplyClick } from '@/lib/server/data/catalogue/apply-click'
import { findProduct, listProducts } from '@/lib/server/data/catalogue/catalogue'
import { kysely } from '@/lib/server/db/connection'
import { type RunningServer, serveHandler } from '@/scripts/serve-handler'
import { type MisbehavingProvider, misbehaviours, startMisbehaving } from '../factories/misbehaving-provider'
import { providerWith } from './support/provider'

const began = Date.parse('2026-11-20T12:05:00Z')
const listLifetimeMs = 300_000

let good: RunningServer
let provider: MisbehavingProvider

beforeAll(async () => {
  const listed = async () => catalogue()
  good = await serveHandler(providerWith({ ai: { catalogue: listed }, bank: { catalogue: listed } }), '127.0.0.1', 0)
  provider = await startMisbehaving(`http://127.0.0.1:${good.port}`)
  process.env.API_BASE_URL = provider.url
  process.env.LOG_LEVEL = 'silent'
})
afterAll(async () => {
  await provider.stop()
  await good.close()
})

let now = began

/** Each test begins where a provider that was left alone may be asked again. */
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  await provider.behave('well')
})
afterEach(() => {
  now = Date.now() + listLifetimeMs
  vi.useRealTimers()
})

/** A call to the provider of the test before may still be under way, and the next one is not due at once. */
async function recovered(): Promise<void> {
  const lastKnownAt = async () => {
    vi.advanceTimersByTime(listLifetimeMs)
    return (await listProducts('credit-card')).lastKnownAt
  }
  await expect.poll(lastKnownAt, { timeout: 60_000 }).toBeNull()
}

/** Milliseconds that nobody waits for a provider that hangs: a call of its own would take ten seconds. */
const longest = 8_000

async function timed<T>(work: Promise<T>): Promise<readonly [T, number]> {
  const start = performance.now()
  return [await work, performance.now() - start]
}

test.each(misbehaviours)(
  'a provider that %s: lists and products stay, marked with their time, and nobody waits for it',
  async (how) => {
    await recovered()
    vi.advanceTimersByTime(listLifetimeMs)
    const knownAt = Date.now()
    const known = await listProducts('credit-card')
    expect(known.lastKnownAt).toBeNull()
    await provider.behave(how)
    vi.advanceTimersByTime(listLifetimeMs)
    const [late, tookMs] = await timed(listProducts('credit-card'))
    expect([late.products, late.lastKnownAt]).toEqual([known.products, knownAt])
    expect(tookMs).toBeLessThan(longest)
    const [product, againMs] = await timed(findProduct('credit-card', known.products[0]?.slug ?? ''))
    expect(product).toBe(known.products[0])
    expect(againMs).toBeLessThan(longest / 10)
  },
)

test.each(misbehaviours)('a provider that %s keeps nobody from leaving, and the click is kept', async (how) => {
  await provider.behave(how)
  const { products } = await listProducts('credit-card')
  const page = `/kept-while-it-${how.replaceAll(' ', '-')}`
  const slug = products[0]?.slug ?? ''
  const subject = { category: 'credit-card', slug } as const
  const click = { subject, page, userAgent: null, forwardedFor: null }
  const [, tookMs] = await timed(recordApplyClick(click))
  expect(tookMs).toBeLessThan(longest)
  const db = await kysely()
  const rows = await db.selectFrom('redirect_clicks').select('slug').where('page', '=', page).execute()
  expect(rows).toEqual([{ slug }])
})
