// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { clearSession, followOtherTabs } from './session-end'
import { changeSession, currentSession } from './session-store'
import { readAppVersion, readSession, readTokens, writeAppVersion, writeSession, writeTokens } from './storage'

beforeEach(() => {
  changeSession({ state: { kind: 'unknown' }, whyOut: null })
  writeTokens({ access: 'access-1', refresh: 'refresh-1' })
  writeSession('userId', '7')
})

test('the end of a session takes both tokens and the user id, leaves everything else, and is told to all', () => {
  writeAppVersion('v1')
  writeSession('country', 'MY')
  expect(clearSession('left')).toBe(true)
  expect([readTokens(), localStorage.getItem('refreshToken'), readSession('userId')]).toEqual([null, null, null])
  expect([readAppVersion(), readSession('country')]).toEqual(['v1', 'MY'])
  expect(currentSession().state).toEqual({ kind: 'out' })
})

test('where storage refuses, the session has ended on this page, and the caller is told', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, new Proxy({}, { get: refuse }))
  expect(clearSession('left')).toBe(false)
  expect(currentSession().state).toEqual({ kind: 'out' })
  vi.unstubAllGlobals()
})

test('tokens that go in another tab end the session here; tokens that come there are looked at once nobody is in here', () => {
  const ending = new AbortController()
  const opened = vi.fn()
  const tell = () => window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }))
  followOtherTabs(ending.signal, opened)
  writeTokens({ access: 'access-2', refresh: 'refresh-2' })
  tell()
  expect(opened).not.toHaveBeenCalled()
  writeTokens(null)
  tell()
  expect(currentSession()).toMatchObject({ state: { kind: 'out' }, whyOut: 'other-tab' })
  writeTokens({ access: 'access-3', refresh: 'refresh-3' })
  tell()
  expect(opened).toHaveBeenCalledTimes(1)
  ending.abort()
})
