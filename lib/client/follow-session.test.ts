// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sessionEnds } from '@/lib/contract/entities/session-end'
import { problemDocument } from '@/lib/contract/problem-document'
import {
  aminah,
  calls,
  createSessionProvider,
  type Instead,
  type SessionProvider,
} from '@/tests/factories/session-provider'
import { checkSession, followSession } from './follow-session'
import { createTransport } from './http'
import { createTabLock } from './lock'
import { createSessionCall, type SessionCall } from './session'
import { changeSession, currentSession, onSessionChange, type WhyOut } from './session-store'
import { readSession, readTokens, writeSession, writeTokens } from './storage'

const out = { kind: 'out' }
const member = { kind: 'in', user: { ...aminah, initName: 'AY', referralDifferentTermConditionVersion: true } }

let provider: SessionProvider
let call: SessionCall
let ending: AbortController

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  localStorage.clear()
  sessionStorage.clear()
  writeTokens({ access: 'access-1', refresh: 'refresh-1' })
  changeSession({ state: { kind: 'unknown' }, whyOut: null })
  ending = new AbortController()
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
  ending.abort()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const state = () => currentSession().state
const stored = () => [readTokens()?.access ?? null, readSession('userId')]

async function check() {
  await checkSession(call)
  return state()
}

/** Lets everything that is under way come to its end. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

async function follow(): Promise<void> {
  followSession(call, ending.signal)
  await settle()
}

function pageEvent(name: 'pagehide' | 'pageshow', persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event(name), { persisted }))
}

describe('who is logged in', () => {
  test('nobody without a token, and nothing is asked', async () => {
    localStorage.clear()
    expect(await check()).toEqual(out)
    expect(provider.arrived).toEqual([])
  })

  test('the member of the account, whose id is kept for the tab', async () => {
    expect(await check()).toEqual(member)
    expect(stored()).toEqual(['access-1', 'u-1'])
  })

  test('the member with an expired token too, after one renewal', async () => {
    provider.expire()
    expect(await check()).toEqual(member)
    expect(provider.countOf(calls.extend)).toBe(1)
  })

  test('the member first, then what became of the referral terms', async () => {
    const seen: unknown[] = []
    const unfollow = onSessionChange(() => {
      const now = state()
      seen.push(now.kind === 'in' ? now.user.referralDifferentTermConditionVersion : now.kind)
    })
    await check()
    unfollow()
    expect(seen).toEqual(['unknown', null, true])
  })

  test.each(['GBL0015', 'GBL0020'] as const)(
    'nobody after %s: the tokens are gone and the check ran again',
    async (code) => {
      writeSession('userId', 'u-1')
      provider.instead.set(calls.account, code)
      expect(await check()).toEqual(out)
      expect(stored()).toEqual([null, null])
      expect(provider.countOf(calls.account)).toBe(1)
    },
  )

  test('the repeated check finds a session that was opened meanwhile', async () => {
    provider.instead.set(calls.account, 'GBL0020')
    const clear = vi.spyOn(sessionStorage, 'removeItem').mockImplementationOnce(() => {
      writeTokens({ access: 'access-1', refresh: 'refresh-1' })
      provider.instead.delete(calls.account)
    })
    expect(await check()).toEqual(member)
    expect(clear).toHaveBeenCalled()
  })

  test('nobody, after two checks, where storage does not let go of the tokens', async () => {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => (key === 'shared' ? null : 'access-1'),
      setItem: () => undefined,
      removeItem: () => undefined,
    })
    provider.instead.set(calls.account, 'GBL0015')
    expect(await check()).toEqual(out)
    expect(provider.countOf(calls.account)).toBe(2)
  })

  test.each<Instead>(['no line', 500, 'GBL0009'])(
    'shown as nobody while the account cannot be loaded (%s), but the tokens stay, and that is said',
    async (instead) => {
      provider.instead.set(calls.account, instead)
      expect(await check()).toEqual(out)
      expect([stored(), currentSession().whyOut]).toEqual([['access-1', null], 'unreached'])
      provider.instead.delete(calls.account)
      expect([await check(), currentSession().whyOut]).toEqual([member, null])
    },
  )

  test.each(sessionEnds)('a session that the provider ended says why: %s', async (sessionEnd) => {
    const body = problemDocument('GBL0012', 'r', null, [], sessionEnd)
    provider.expire()
    provider.instead.set(calls.extend, { status: 401, body })
    expect([await check(), currentSession().whyOut]).toEqual([out, sessionEnd])
  })

  test.each<[Instead, WhyOut]>([
    ['GBL0012', 'refused'],
    ['GBL0015', 'closed'],
  ])('a session that is refused by %s without a reason is %s', async (instead, whyOut) => {
    provider.expire()
    provider.instead.set(calls.extend, instead)
    expect([await check(), currentSession().whyOut]).toEqual([out, whyOut])
  })

  test('nobody when the session was cleared while the account was on its way', async () => {
    provider.onArrival = () => localStorage.clear()
    expect(await check()).toEqual(out)
    expect(readSession('userId')).toBeNull()
  })

  test('nobody when it was cleared while the terms were on their way', async () => {
    provider.onArrival = ({ call: made }) => {
      if (made === calls.terms) changeSession({ state: { kind: 'out' } })
    }
    expect(await check()).toEqual(out)
  })

  test('the provider’s message is shown once, in its words', async () => {
    const shown = vi.fn()
    const listen = (event: Event) => shown(event instanceof CustomEvent ? event.detail : null)
    window.addEventListener('shell:toast', listen)
    provider.instead.set(calls.account, 'GBL0020')
    await check()
    window.removeEventListener('shell:toast', listen)
    expect(shown.mock.calls).toEqual([
      [{ message: 'This account is suspended. Please contact support.', kind: 'failure' }],
    ])
  })

  test.each(['while it looks', 'after it has looked'])(
    'a form that signs somebody in looks itself: a page that starts to follow %s asks no second time',
    async (when) => {
      const checked = checkSession(call)
      if (when === 'after it has looked') await checked
      followSession(call, ending.signal)
      await checked
      expect(state()).toEqual(member)
      await settle()
      expect(provider.countOf(calls.account)).toBe(1)
    },
  )
})

describe('a page that follows the session', () => {
  test('looks once who is logged in, also when the window gets the focus again', async () => {
    await follow()
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
    await settle()
    expect(state()).toEqual(member)
    expect(provider.countOf(calls.account)).toBe(1)
  })

  test('looks again when the connection is back', async () => {
    provider.instead.set(calls.account, 'no line')
    await follow()
    expect(state()).toEqual(out)
    provider.instead.delete(calls.account)
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(state()).toEqual(member)
  })

  test.each([
    ['signs out', 'accessToken', () => localStorage.removeItem('accessToken')],
    ['clears everything', null, () => localStorage.clear()],
    ['leaves rubbish', 'accessToken', () => localStorage.setItem('accessToken', 'two words')],
  ] as const)('has nobody left when another tab %s', async (_what, key, change) => {
    await follow()
    change()
    window.dispatchEvent(new StorageEvent('storage', { key }))
    expect([state(), readSession('userId')]).toEqual([out, null])
  })

  test('stays as it is when another tab writes a new token or something else', async () => {
    await follow()
    for (const [key, value] of [
      ['accessToken', 'access-2'],
      ['appVersion', 'v2'],
    ] as const) {
      localStorage.setItem(key, value)
      window.dispatchEvent(new StorageEvent('storage', { key }))
    }
    expect([state(), stored()]).toEqual([member, ['access-2', 'u-1']])
  })

  test('leaves the tokens alone when another tab ends the session: it may have opened the next one', async () => {
    await follow()
    localStorage.removeItem('accessToken')
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }))
    expect(state()).toEqual(out)
    expect(localStorage.getItem('refreshToken')).toBe('refresh-1')
  })

  test('has nobody while it lies in the browser’s memory, and looks when it comes back', async () => {
    await follow()
    pageEvent('pagehide', true)
    expect(state()).toEqual({ kind: 'unknown' })
    pageEvent('pageshow', true)
    await settle()
    expect(state()).toEqual(member)
    expect(provider.countOf(calls.account)).toBe(2)
  })

  test('drops an account that arrives after it was left', async () => {
    followSession(call, ending.signal)
    pageEvent('pagehide', true)
    await settle()
    expect(state()).toEqual({ kind: 'unknown' })
  })

  test('shows whom the last look found, not whom the slowest one did', async () => {
    let first = true
    provider.onArrival = ({ call: made }) => {
      if (made !== calls.account || !first) return
      first = false
      localStorage.clear()
      pageEvent('pageshow', true)
      writeTokens({ access: 'access-1', refresh: 'refresh-1' })
    }
    await follow()
    expect(state()).toEqual(out)
  })

  test('that the browser does not keep stays as it is when it is left', async () => {
    await follow()
    pageEvent('pagehide', false)
    expect(state()).toEqual(member)
  })

  test('hears nothing more once it has ended', async () => {
    await follow()
    ending.abort()
    pageEvent('pagehide', true)
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(state()).toEqual(member)
  })
})
