// @vitest-environment happy-dom
import { createHmac } from 'node:crypto'
import { locks } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deviceIdOperation } from '@/lib/contract/calls/device'
import { accountOperation, logoutOperation } from '@/lib/contract/calls/session'
import { aminah, calls, createSessionProvider, type SessionProvider } from '@/tests/factories/session-provider'
import { ApiError } from './api-error'
import { createTransport } from './http'
import { createTabLock, createTabsLock, type RenewalLock } from './lock'
import { createSessionCall, type SessionCall } from './session'
import { currentSession, onSessionChange } from './session-store'
import { readSession, readTokens, writeSession, writeTokens } from './storage'

const signing = { appId: 'timbang', signingKey: 'test-key' }
const now = Date.parse('2026-11-20T08:00:00Z')

let provider: SessionProvider
let call: SessionCall

function tab(lock: RenewalLock): SessionCall {
  const transport = createTransport({ baseURL: '/api', appId: 'timbang', adapter: provider.adapter })
  return createSessionCall({ transport, signing, lock, now: () => now })
}

const account = () => call(accountOperation, {})
const logout = () => call(logoutOperation, { query: {} })

async function failure(work: Promise<unknown>): Promise<ApiError> {
  const outcome = await work.then(
    () => new Error('The call succeeded'),
    (error: unknown) => error,
  )
  if (outcome instanceof ApiError) return outcome
  throw outcome
}

const path = () => provider.arrived.map((one) => `${one.call} ${one.bearer ?? '-'}`)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  writeTokens({ access: 'access-1', refresh: 'refresh-1' })
  writeSession('userId', 'u-1')
  provider = createSessionProvider()
  call = tab(createTabLock())
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a request', () => {
  test('carries the stored access token, whether its call needs one or not', async () => {
    expect(await account()).toEqual({ data: aminah })
    await call(deviceIdOperation, {})
    expect(provider.arrived.map(({ bearer }) => bearer)).toEqual(['access-1', 'access-1'])
  })

  test('carries none when nobody is signed in, and its 401 renews nothing', async () => {
    localStorage.clear()
    expect((await failure(account())).errorCode).toBe('GBL0011')
    expect(path()).toEqual([`${calls.account} -`])
  })

  test('is signed where the contract says so, and only there', async () => {
    await call(deviceIdOperation, {})
    await account()
    const hash = createHmac('sha512', 'test-key').update(`timbang${now}`).digest('hex')
    expect(provider.arrived[0]?.headers).toMatchObject({ timestamp: String(now), hash, 'app-identifier': 'timbang' })
    expect(provider.arrived[1]?.headers).not.toHaveProperty('hash')
    expect(provider.arrived[1]?.headers).not.toHaveProperty('timestamp')
  })

  test('resolves to nothing for an answer without a body', async () => {
    expect(await logout()).toBeUndefined()
  })

  test('that cannot be put together clears the tokens, and nothing is sent', async () => {
    const transport = createTransport({ baseURL: '/api', appId: 'timbang', adapter: provider.adapter })
    const broken = createSessionCall({
      transport,
      signing,
      lock: createTabLock(),
      now: () => {
        throw new RangeError('no clock')
      },
    })
    const error = await failure(broken(deviceIdOperation, {}))
    expect([error.kind, error.message]).toEqual(['unsent', 'common-component/device-id: request not built'])
    expect([readTokens(), readSession('userId'), path()]).toEqual([null, null, []])
  })
})

describe('an expired access token', () => {
  beforeEach(() => provider.expire())

  test('is renewed once, both new tokens are kept and the request is made again', async () => {
    expect(await account()).toEqual({ data: aminah })
    expect(path()).toEqual([`${calls.account} access-1`, `${calls.extend} -`, `${calls.account} access-2`])
    expect(readTokens()).toEqual({ access: 'access-2', refresh: 'refresh-2' })
  })

  test('is renewed for a write too, which is then made again', async () => {
    await logout()
    expect(path()).toEqual([`${calls.logout} access-1`, `${calls.extend} -`, `${calls.logout} access-2`])
  })

  test('ten calls at once renew it once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, account))
    expect(answers).toEqual(Array.from({ length: 10 }, () => ({ data: aminah })))
    expect([provider.countOf(calls.extend), provider.countOf(calls.account)]).toEqual([1, 20])
  })

  test('ten calls in each of two tabs renew it once', async () => {
    vi.stubGlobal('navigator', { locks })
    const first = tab(createTabsLock())
    vi.resetModules()
    const again = await import('./session')
    const { createTabsLock: createOtherLock } = await import('./lock')
    const { createTransport: createOtherTransport } = await import('./http')
    const transport = createOtherTransport({ baseURL: '/api', appId: 'timbang', adapter: provider.adapter })
    const second = again.createSessionCall({ transport, signing, lock: createOtherLock(), now: () => now })
    const made = Array.from({ length: 20 }, (_one, index) => (index % 2 === 0 ? first : second)(accountOperation, {}))
    await Promise.all(made)
    expect(provider.countOf(calls.extend)).toBe(1)
    expect(readTokens()).toEqual({ access: 'access-2', refresh: 'refresh-2' })
  })

  test('is renewed once even where storage cannot keep the new one', async () => {
    const stored: Readonly<Record<string, string>> = { accessToken: 'access-1', refreshToken: 'refresh-1' }
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored[key] ?? null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
      removeItem: () => undefined,
    })
    await Promise.all([account(), account(), account()])
    await account()
    expect(provider.countOf(calls.extend)).toBe(1)
  })

  test('is not renewed when another tab has done so: its token is adopted', async () => {
    provider.onArrival = ({ bearer }) => {
      if (bearer !== 'access-1') return
      provider.onArrival = () => undefined
      writeTokens({ access: 'access-other', refresh: 'refresh-other' })
    }
    await failure(account())
    expect(path()).toEqual([`${calls.account} access-1`, `${calls.account} access-other`])
    expect(readTokens()?.access).toBe('access-other')
  })

  describe('that another tab has settled, while storage does not show it yet', () => {
    const announced: RenewalLock = { ...createTabLock(), isAnnounced: (token) => Promise.resolve(token === 'access-1') }

    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      call = tab(announced)
    })

    afterEach(() => vi.useRealTimers())

    const untilWaiting = async () => {
      while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve))
    }

    test('waits for what the other tab wrote', async () => {
      const asked = account()
      await untilWaiting()
      provider.instead.set(calls.account, 200)
      writeTokens({ access: 'access-other', refresh: 'refresh-other' })
      window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }))
      await failure(asked)
      expect(path()).toEqual([`${calls.account} access-1`, `${calls.account} access-other`])
    })

    test('asks itself after two seconds in vain', async () => {
      const asked = account()
      await untilWaiting()
      vi.advanceTimersByTime(1999)
      await new Promise((resolve) => setImmediate(resolve))
      expect(provider.countOf(calls.extend)).toBe(0)
      vi.advanceTimersByTime(1)
      expect(await asked).toEqual({ data: aminah })
      expect(provider.countOf(calls.extend)).toBe(1)
    })
  })

  test('keeps the refresh token where the provider does not rotate it', async () => {
    const adapter = provider.adapter
    const transport = createTransport({
      baseURL: '/api',
      appId: 'timbang',
      adapter: async (config) => {
        const answer = await adapter(config)
        const kept = JSON.stringify({ accessToken: 'access-2' })
        return config.url?.endsWith('extends') ? { ...answer, data: kept } : answer
      },
    })
    call = createSessionCall({ transport, signing, lock: createTabLock(), now: () => now })
    await account()
    expect(readTokens()).toEqual({ access: 'access-2', refresh: 'refresh-1' })
  })
})

describe('a renewal that fails', () => {
  beforeEach(() => provider.expire())

  test('with 401 for ever, a read makes exactly three requests and the session is over in every tab', async () => {
    provider.instead.set(calls.account, 'GBL0011').set(calls.extend, 'GBL0012')
    const seen: string[] = []
    const end = onSessionChange(() => seen.push(currentSession().state.kind))
    expect((await failure(account())).status).toBe(401)
    expect(path()).toEqual([`${calls.account} access-1`, `${calls.extend} -`, `${calls.account} -`])
    expect([readTokens(), readSession('userId')]).toEqual([null, null])
    expect(seen).toEqual(['out'])
    end()
  })

  test('with renewals that work and 401 for ever, four requests are enough: the last without authorisation', async () => {
    provider.instead.set(calls.account, 'GBL0011')
    expect((await failure(account())).status).toBe(401)
    expect(path()).toEqual([
      `${calls.account} access-1`,
      `${calls.extend} -`,
      `${calls.account} access-2`,
      `${calls.account} -`,
    ])
    expect([readTokens(), readSession('userId')]).toEqual([null, null])
  })

  test.each(['GBL0012', 'GBL0015', 'GBL0020', 'GBL0007'] as const)(
    'refused with %s, a write is not made again',
    async (code) => {
      provider.instead.set(calls.extend, code)
      expect((await failure(logout())).errorCode).toBe('GBL0011')
      expect(path()).toEqual([`${calls.logout} access-1`, `${calls.extend} -`])
      expect(readTokens()).toBeNull()
    },
  )

  test.each([
    ['no line', 'network', null],
    [500, 'status', 500],
    [503, 'status', 503],
    [429, 'status', 429],
    [200, 'unreadable', 200],
  ] as const)('unanswered (%s), the tokens stay for the next try', async (instead, kind, status) => {
    provider.instead.set(calls.extend, instead)
    const error = await failure(account())
    expect([error.kind, error.status, error.operation]).toEqual([kind, status, 'account-component/token-extends'])
    expect(readTokens()).toEqual({ access: 'access-1', refresh: 'refresh-1' })
    provider.instead.delete(calls.extend)
    expect(await account()).toEqual({ data: aminah })
  })

  test('without a refresh token the session ends without asking, and a read goes on without it', async () => {
    writeTokens({ access: 'access-1', refresh: null })
    await failure(account())
    expect(path()).toEqual([`${calls.account} access-1`, `${calls.account} -`])
    expect(readTokens()).toBeNull()
  })

  test('a sign-out while the renewal is on its way is not undone by its answer', async () => {
    provider.onArrival = ({ call: made }) => {
      if (made === calls.extend) localStorage.clear()
    }
    await failure(account())
    expect(readTokens()).toBeNull()
    expect(path().at(-1)).toBe(`${calls.account} -`)
  })

  test('a session that another tab opened meanwhile is not cleared', async () => {
    provider.instead.set(calls.extend, 'GBL0012')
    provider.onArrival = ({ call: made }) => {
      if (made === calls.extend) writeTokens({ access: 'access-new', refresh: 'refresh-new' })
    }
    await failure(account())
    expect(readTokens()).toEqual({ access: 'access-new', refresh: 'refresh-new' })
    expect(path().at(-1)).toBe(`${calls.account} access-new`)
  })
})

test('other failures touch neither the tokens nor the line', async () => {
  for (const instead of [403, 404, 500, 'GBL0015', 'no line'] as const) {
    provider.instead.set(calls.account, instead)
    await failure(account())
  }
  expect([provider.arrived.length, readTokens()?.access]).toEqual([5, 'access-1'])
})
