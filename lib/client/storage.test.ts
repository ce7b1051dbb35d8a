// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  quietSurvey,
  readAppVersion,
  readConsent,
  readSession,
  readToken,
  readTokens,
  surveyQuietUntil,
  writeAppVersion,
  writeConsent,
  writeSession,
  writeShared,
  writeShortlist,
  writeTokens,
} from './storage'

const pair = { access: 'access-1', refresh: 'refresh-1' }

function refuse(): never {
  throw new DOMException('refused', 'SecurityError')
}

function setCookie(text: string): void {
  Reflect.set(document, 'cookie', text)
}

function keysOf(storage: Storage): readonly (string | null)[] {
  return Array.from({ length: storage.length }, (_one, index) => storage.key(index)).sort()
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  for (const name of ['surveyQuietUntil', 'consent', 'open']) setCookie(`${name}=; max-age=0; path=/`)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the device keeps the keys of the specification and no other', () => {
  writeTokens(pair)
  writeAppVersion('v1')
  writeShortlist('[]')
  for (const key of ['userId', 'country', 'key', 'expiry', 'otp', 'username', 'productFilterPage'] as const) {
    expect(writeSession(key, `my ${key}`)).toBe(true)
    expect(readSession(key)).toBe(`my ${key}`)
  }
  quietSurvey(60_000)
  writeConsent('yes')
  expect(keysOf(localStorage)).toEqual(['accessToken', 'appVersion', 'refreshToken', 'shortlist'])
  expect(keysOf(sessionStorage)).toEqual(['country', 'expiry', 'key', 'otp', 'productFilterPage', 'userId', 'username'])
  expect(document.cookie.split('; ').map((one) => one.split('=')[0])).toEqual(['surveyQuietUntil', 'consent'])
})

test('tokens come back as they were kept, and none of them travels as a cookie', () => {
  expect([readToken(), readTokens()]).toEqual([null, null])
  expect(writeTokens(pair)).toBe(true)
  expect([readToken(), readTokens()]).toEqual(['access-1', pair])
  expect(writeTokens({ access: 'access-2', refresh: null })).toBe(true)
  expect(readTokens()).toEqual({ access: 'access-2', refresh: null })
  expect(document.cookie).not.toContain('access-')
})

test('a session of a shared computer goes with the browser, and any other stays', () => {
  expect(writeShared(true) && writeTokens(pair)).toBe(true)
  expect(readTokens()).toEqual(pair)
  // What closing the browser does.
  setCookie('open=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/')
  expect([readToken(), readTokens(), localStorage.getItem('refreshToken')]).toEqual([null, null, null])
  expect(writeShared(false) && writeTokens(pair)).toBe(true)
  expect(readTokens()).toEqual(pair)
})

test.each([
  ['empty', ''],
  ['two words', 'two words'],
  ['two lines', 'two\nlines'],
  ['not ASCII', 'naïve'],
  ['a control character', 'a\u0000'],
  ['too long', 'x'.repeat(4097)],
])('a token that no header can carry counts as none: %s', (_what, corrupt) => {
  localStorage.setItem('accessToken', corrupt)
  localStorage.setItem('refreshToken', corrupt)
  expect([readToken(), readTokens()]).toEqual([null, null])
  localStorage.setItem('accessToken', 'good')
  expect(readTokens()).toEqual({ access: 'good', refresh: null })
})

test.each(['NaN', '', 'tomorrow', '1e400', '-5', '12.5', '[object Object]'])(
  'a time that is none lets the survey come: %j',
  (corrupt) => {
    setCookie(`surveyQuietUntil=${corrupt}; path=/`)
    expect(surveyQuietUntil()).toBeNull()
  },
)

test('the survey stays away for exactly as long as it was told', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T00:00:00Z') })
  expect(quietSurvey(12 * 3_600_000)).toBe(true)
  expect(surveyQuietUntil()).toBe(Date.parse('2026-11-20T12:00:00Z'))
  vi.setSystemTime(new Date('2026-11-20T11:59:59.999Z'))
  expect(surveyQuietUntil()).toBe(Date.parse('2026-11-20T12:00:00Z'))
  vi.setSystemTime(new Date('2026-11-20T12:00:00Z'))
  expect(surveyQuietUntil()).toBeNull()
})

test('a choice survives every character that its text may hold', () => {
  const choice = '{"analytics":true,"words":"ya; tidak, 100% = ü"}'
  expect(writeConsent(choice)).toBe(true)
  expect(readConsent()).toBe(choice)
  setCookie('consent=%E0%A4%A; path=/')
  expect(readConsent()).toBeNull()
})

describe('storage that refuses', () => {
  const readers = [readToken, readTokens, readAppVersion, surveyQuietUntil, readConsent, () => readSession('userId')]
  const writers = [
    () => writeTokens(pair),
    () => writeAppVersion('v1'),
    () => quietSurvey(1000),
    () => writeConsent('yes'),
    () => writeSession('userId', '7'),
    () => writeTokens(null),
  ]

  test('blocked altogether, readers give null and writers false', () => {
    vi.stubGlobal('localStorage', new Proxy({}, { get: refuse }))
    vi.stubGlobal('sessionStorage', new Proxy({}, { get: refuse }))
    vi.spyOn(document, 'cookie', 'get').mockImplementation(refuse)
    vi.spyOn(document, 'cookie', 'set').mockImplementation(refuse)
    expect(readers.map((read) => read())).toEqual(readers.map(() => null))
    expect(writers.map((write) => write())).toEqual(writers.map(() => false))
  })

  test('the very name of the storage may throw', () => {
    const blocked = { configurable: true, get: refuse }
    const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
    Object.defineProperty(globalThis, 'localStorage', blocked)
    try {
      expect([readToken(), writeTokens(pair), writeAppVersion('v1')]).toEqual([null, false, false])
    } finally {
      if (before !== undefined) Object.defineProperty(globalThis, 'localStorage', before)
    }
  })

  test('cookies that the browser drops in silence are told as not kept', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
    expect([quietSurvey(1000), writeConsent('yes')]).toEqual([false, false])
  })

  test('full, the pair of tokens is kept whole or not at all', () => {
    writeTokens(pair)
    const kept = new Map(Object.entries({ ...localStorage }))
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      removeItem: (key: string) => kept.delete(key),
      setItem: (key: string, value: string) => {
        if (key === 'accessToken') throw new DOMException('full', 'QuotaExceededError')
        kept.set(key, value)
      },
    })
    expect(writeTokens({ access: 'access-2', refresh: 'refresh-2' })).toBe(false)
    expect(readTokens()).toEqual(pair)
  })
})

test('tokens that are removed are gone for every tab, and nothing else is', () => {
  writeTokens(pair)
  writeAppVersion('v1')
  expect(writeTokens(null)).toBe(true)
  expect([readTokens(), keysOf(localStorage)]).toEqual([null, ['appVersion']])
})
