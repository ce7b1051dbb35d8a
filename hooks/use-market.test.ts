// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { type AxiosAdapter, AxiosError } from 'axios'
import { createElement, type ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readMarket, type ShownMarket } from '@/lib/client/market'

const at = Date.parse('2026-11-20T04:00:00Z')
const tick = { pair: 'SAMPLE-A/MYR', name: 'Sample coin A', last: 100, change: null, volume: null }
const answer = (last: number) => ({
  data: { source: 'sample' as const, asOf: at, sentAt: at, ticks: [{ ...tick, last }] },
})
const initial: ShownMarket = readMarket(answer(100))

let asked: number
let down: boolean

/** Answers a price that rises by a sen with each call. */
const adapter: AxiosAdapter = async (config) => {
  asked += 1
  if (down) throw new AxiosError('no network', AxiosError.ERR_NETWORK, config)
  return { data: JSON.stringify(answer(100 + asked)), status: 200, statusText: 'OK', headers: {}, config }
}

/** The hook in a page whose calls are answered by {@link adapter}. */
async function open(seen: boolean) {
  vi.resetModules()
  const { createTransport } = await import('@/lib/client/http')
  const transport = createTransport({ baseURL: '/api', appId: 'timbang', adapter })
  vi.doMock('@/lib/client/browser', () => ({ browserTransport: () => transport }))
  const { useMarket } = await import('./use-market')
  const cache = new Map()
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(SWRConfig, { value: { provider: () => cache, dedupingInterval: 0 } }, children)
  return renderHook((props: { seen: boolean }) => useMarket(initial, props.seen), {
    wrapper,
    initialProps: { seen },
  })
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const { marketEveryMs } = await import('./use-market')

beforeEach(() => {
  vi.useFakeTimers()
  asked = 0
  down = false
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.doUnmock('@/lib/client/browser')
})

test('nobody who does not see the market asks for it; what was printed stands', async () => {
  const { result } = await open(false)
  await pass(10 * marketEveryMs)
  expect(asked).toBe(0)
  expect(result.current).toEqual({ market: initial, failed: false })
})

test('it is asked for as soon as it is seen, then every so often, and no more once it is out of sight', async () => {
  const { result, rerender } = await open(true)
  await pass(100)
  expect(asked).toBe(1)
  expect(result.current.market?.ticks[0]?.last).toBe(101)
  await pass(3 * marketEveryMs)
  expect(asked).toBe(4)
  rerender({ seen: false })
  await pass(10 * marketEveryMs)
  expect(asked).toBe(4)
})

test('a failure leaves the last prices and says so; the next good answer ends it', async () => {
  const { result, rerender } = await open(true)
  await pass(100)
  down = true
  await pass(marketEveryMs)
  expect(result.current).toMatchObject({ failed: true, market: { ticks: [{ last: 101 }] } })
  rerender({ seen: false })
  const before = asked
  await pass(10 * marketEveryMs)
  expect(asked).toBe(before)
  rerender({ seen: true })
  down = false
  await pass(marketEveryMs + 100)
  expect(result.current.failed).toBe(false)
  await pass(3 * marketEveryMs)
  expect(asked - before).toBeLessThanOrEqual(5)
})
