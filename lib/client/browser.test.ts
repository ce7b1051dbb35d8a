// @vitest-environment happy-dom
import { locks } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { consentOperation } from '@/lib/contract/calls/consent'
import { deviceIdOperation } from '@/lib/contract/calls/device'
import { loadCategory } from '@/lib/domain/categories/load'
import { calls, createSessionProvider, problem, type SessionProvider } from '@/tests/factories/session-provider'
import { browserTransport } from './browser'
import { call } from './call'
import { fetchProduct, fetchProducts } from './products'
import { sessionCall } from './session'
import { writeTokens } from './storage'

const suggestions = 'GET /ai-component/v1/public/products/product-suggestions'
const details = 'GET /ai-component/v1/public/products/product-details'
const consent = { id: '7f2c1a34-9b1d-4c6e-8f00-0123456789ab', textVersion: '2026-11-21', channel: 'banner' as const }

let provider: SessionProvider
const written = vi.fn()

beforeEach(() => {
  document.body.innerHTML = '<script type="application/json" id="shell-config">{"appId":"another-app"}</script>'
  vi.spyOn(console, 'info').mockImplementation(written)
  vi.spyOn(console, 'error').mockImplementation(written)
  localStorage.clear()
  // happy-dom has a lock manager that is null, as no browser has.
  vi.stubGlobal('navigator', { locks })
  provider = createSessionProvider()
  browserTransport().http.defaults.adapter = provider.adapter
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  written.mockClear()
})

const category = loadCategory('savings-account')
const session = () => sessionCall({ appId: 'another-app', signingKey: 'key' })

test.each<[string, () => Promise<unknown>]>([
  [suggestions, () => fetchProducts('savings-account', category)],
  [details, () => fetchProduct('savings-account', 'any', category)],
  [
    `POST ${consentOperation.path}`,
    () => call(consentOperation, { body: { ...consent, analytics: true, recording: false } }, browserTransport()),
  ],
  [calls.deviceId, () => session()(deviceIdOperation, {})],
])('%s names the app of the page, and its failure is written down once', async (made, make) => {
  provider.instead.set(made, 'GBL0009')
  await expect(make()).rejects.toThrow('failed status code 503')
  expect(provider.arrived.map(({ call, headers }) => [call, headers['app-identifier']])).toEqual([
    [made, 'another-app'],
  ])
  expect(written).toHaveBeenCalledTimes(1)
})

test.each<[string, () => Promise<unknown>]>([
  [suggestions, () => fetchProducts('savings-account', category)],
  [details, () => fetchProduct('savings-account', 'any', category)],
])('%s with products that cannot be read is written down once', async (made, make) => {
  const list = { category: 'savings-account', asOf: '2026-11-20', page: 1, pages: 1, total: 1, products: [{}] }
  provider.forAll.set(made, () => ({ status: 200, body: { data: { ...list, product: {} } } }))
  await expect(make()).rejects.toThrow('unreadable')
  expect(written).toHaveBeenCalledTimes(1)
})

test('a refused renewal is written down, though the read then succeeds without the session', async () => {
  writeTokens({ access: 'access-1', refresh: 'refresh-1' })
  provider.instead.set(calls.extend, 'GBL0012')
  provider.forAll.set(calls.deviceId, ({ bearer }) =>
    bearer === null ? { status: 200, body: { data: 'server-id' } } : problem('GBL0011'),
  )
  expect(await session()(deviceIdOperation, {})).toEqual({ data: 'server-id' })
  expect(written.mock.calls.map(([line]) => line)).toEqual([
    'ApiError: common-component/device-id: failed status code 401',
    'ApiError: account-component/token-extends: failed status code 401',
  ])
})
