// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { clearSession } from './session-end'
import { changeSession, currentSession } from './session-store'
import { readAppVersion, readSession, readTokens, writeAppVersion, writeSession, writeTokens } from './storage'

beforeEach(() => {
  changeSession({ state: { kind: 'unknown' } })
  writeTokens({ access: 'access-1', refresh: 'refresh-1' })
  writeSession('userId', '7')
})

test('the end of a session takes both tokens and the user id, leaves everything else, and is told to all', () => {
  writeAppVersion('v1')
  writeSession('country', 'MY')
  expect(clearSession()).toBe(true)
  expect([readTokens(), localStorage.getItem('refreshToken'), readSession('userId')]).toEqual([null, null, null])
  expect([readAppVersion(), readSession('country')]).toEqual(['v1', 'MY'])
  expect(currentSession().state).toEqual({ kind: 'out' })
})

test('where storage refuses, the session has ended on this page, and the caller is told', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, new Proxy({}, { get: refuse }))
  expect(clearSession()).toBe(false)
  expect(currentSession().state).toEqual({ kind: 'out' })
  vi.unstubAllGlobals()
})
