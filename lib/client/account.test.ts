// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  aminah,
  calls,
  createSessionProvider,
  type Instead,
  type SessionProvider,
} from '@/tests/factories/session-provider'
import { checkReferralTerms, signOut } from './account'
import { createTransport } from './http'
import { createTabLock } from './lock'
import { createSessionCall, type SessionCall } from './session'
import { readSession, readTokens, writeSession, writeTokens } from './storage'

const deviceId = /^desktop;[^;]+;server-id;[^;]+$/

let provider: SessionProvider
let call: SessionCall
const written = vi.fn()

beforeEach(() => {
  written.mockClear()
  vi.spyOn(console, 'info').mockImplementation(written)
  localStorage.clear()
  sessionStorage.clear()
  writeTokens({ access: 'access-1', refresh: 'refresh-1' })
  provider = createSessionProvider()
  const transport = createTransport({ baseURL: '/api', appId: 'timbang', adapter: provider.adapter })
  call = createSessionCall({
    transport,
    signing: { appId: 'timbang', signingKey: 'k' },
    lock: createTabLock(),
    now: Date.now,
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const stored = () => [readTokens()?.access ?? null, readSession('userId')]

describe('the referral terms', () => {
  test.each([
    ['have changed', '2', true],
    ['are the ones agreed to', '3', false],
    ['were never agreed to', null, true],
  ])('%s', async (_what, referralCodeTermConditionVersion, changed) => {
    expect(await checkReferralTerms(call, { ...aminah, referralCodeTermConditionVersion })).toBe(changed)
  })

  test('are not known without an institution, and nothing is asked', async () => {
    expect(await checkReferralTerms(call, { ...aminah, institutions: [] })).toBeNull()
    expect(provider.arrived).toEqual([])
  })

  test('are not known when their setting cannot be had', async () => {
    provider.instead.set(calls.terms, 'no line')
    expect(await checkReferralTerms(call, aminah)).toBeNull()
  })
})

describe('signing out', () => {
  beforeEach(() => writeSession('userId', 'u-1'))

  test('names the device, and clears the session once the provider has ended it', async () => {
    provider.onArrival = ({ call: made }) => {
      if (made === calls.logout) expect(readTokens()).not.toBeNull()
    }
    expect(await signOut(call)).toBe('ended')
    expect(provider.arrived.map((one) => one.call)).toEqual([calls.deviceId, calls.logout])
    expect(new URLSearchParams(provider.arrived[1]?.query).get('deviceId')).toMatch(deviceId)
    expect(stored()).toEqual([null, null])
  })

  test.each<Instead>(['no line', 500, 'GBL0009', { status: 401, body: '<html>Who are you?</html>' }])(
    'clears this device where the provider cannot be told (%s), and says so',
    async (instead) => {
      provider.instead.set(calls.logout, instead).set(calls.deviceId, instead).set(calls.extend, instead)
      expect(await signOut(call)).toBe('ended-here')
      expect(stored()).toEqual([null, null])
    },
  )

  test.each<Instead>(['GBL0011', 'GBL0015', 'GBL0020'])('has nothing more to end after %s', async (instead) => {
    provider.instead.set(calls.logout, instead).set(calls.extend, 'GBL0012')
    expect(await signOut(call)).toBe('ended')
    expect(stored()).toEqual([null, null])
  })

  test('removes what is the account’s, and leaves what was typed on this device', async () => {
    const typed = ['analysis', 'applicant', 'told-personal-loan'] as const
    for (const key of typed) writeSession(key, 'income=6000&at=report')
    await signOut(call)
    expect(readSession('userId')).toBeNull()
    for (const key of typed) expect(readSession(key)).toBe('income=6000&at=report')
  })

  test('removes what the account filled in of this tab, and leaves what was typed of another list', async () => {
    writeSession('applicant', 'age=36&account=1')
    writeSession('told-term-life-insurance', 'age=37&account=1')
    writeSession('told-home-loan', 'income=6000')
    await signOut(call)
    const left = (['applicant', 'told-term-life-insurance', 'told-home-loan'] as const).map(readSession)
    expect(left).toEqual([null, null, 'income=6000'])
  })

  test('goes on without a device id, whose failure is written down', async () => {
    provider.instead.set(calls.deviceId, 'no line')
    expect(await signOut(call)).toBe('ended')
    expect(written.mock.calls).toEqual([['ApiError: common-component/device-id: Network Error']])
    expect(provider.arrived.at(-1)).toMatchObject({ call: calls.logout, query: '' })
  })

  test('with an expired token renews it first, so that the provider is told', async () => {
    provider.expire()
    expect(await signOut(call)).toBe('ended')
    expect(provider.arrived.at(-1)).toMatchObject({ call: calls.logout, bearer: 'access-2' })
    expect(stored()).toEqual([null, null])
  })
})

describe('the device id', () => {
  const signOutAgain = async () => {
    writeTokens({ access: 'access-1', refresh: 'refresh-1' })
    await signOut(call)
  }

  test('is asked for once a day and tab', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z'), toFake: ['Date'] })
    await signOutAgain()
    vi.setSystemTime(new Date('2026-11-21T07:59:59.999Z'))
    await signOutAgain()
    expect(provider.countOf(calls.deviceId)).toBe(1)
    vi.setSystemTime(new Date('2026-11-21T08:00:00Z'))
    await signOutAgain()
    expect(provider.countOf(calls.deviceId)).toBe(2)
  })

  test.each([
    ['an id that is none', 'a;b', '9999999999999'],
    ['a time that is none', 'kept-id', 'soon'],
    ['a time that is too far', 'kept-id', '9999999999999'],
  ])('is asked for again after %s in storage', async (_what, key, expiry) => {
    writeSession('key', key)
    writeSession('expiry', expiry)
    await signOut(call)
    expect(provider.countOf(calls.deviceId)).toBe(1)
  })
})
