// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { accountOperation, logoutOperation } from '@/lib/contract/calls/session'
import {
  type Answer,
  aminah,
  calls,
  createSessionProvider,
  type SessionProvider,
} from '@/tests/factories/session-provider'
import { createTransport } from './http'
import { createTabLock } from './lock'
import { createSessionCall, type SessionCall } from './session'
import { readSession, readTokens, writeSession, writeTokens } from './storage'

let provider: SessionProvider
let call: SessionCall

const account = () => call(accountOperation, {})
const logout = () => call(logoutOperation, { query: {} })
const path = () => provider.arrived.map((one) => `${one.call} ${one.bearer ?? '-'}`)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  writeTokens({ access: 'access-1', refresh: 'refresh-1' })
  writeSession('userId', 'u-1')
  provider = createSessionProvider()
  provider.expire()
  const transport = createTransport({ baseURL: '/api', appId: 'timbang', adapter: provider.adapter })
  const signing = { appId: 'timbang', signingKey: 'test-key' }
  call = createSessionCall({ transport, signing, lock: createTabLock(), now: Date.now })
})

const html = { status: 403, body: '<html>Blocked</html>' }
const strangers: readonly (readonly [string, Answer])[] = [
  ['HTML of a firewall', html],
  ['HTML of a wall with a password', { ...html, status: 401 }],
  ['a proxy that wants a password', { status: 407 }],
  ['a law', { status: 451 }],
  ['JSON of another shape', { status: 400, body: { error: 'invalid_request', code: 'E-17' } }],
  ['JSON with words and no code', { status: 401, body: { message: 'Unauthorized' } }],
  ['a code of somebody else', { status: 401, body: { message: 'No', errorCode: 'GW-401' } }],
]

test.each(strangers)('by %s, which is not the provider, ends no session', async (_who, answer) => {
  provider.instead.set(calls.extend, answer)
  for (const made of [account, logout]) {
    const failed = { kind: 'status', status: answer.status, operation: 'account-component/token-extends' }
    await expect(made()).rejects.toMatchObject(failed)
  }
  expect([readTokens(), readSession('userId')]).toEqual([{ access: 'access-1', refresh: 'refresh-1' }, 'u-1'])
  provider.instead.delete(calls.extend)
  expect(await account()).toEqual({ data: aminah })
})

const walls = strangers.filter(([, { status }]) => status === 401)

test.each(walls)('and neither does a fresh token that is refused by %s', async (_who, answer) => {
  provider.instead.set(calls.account, answer)
  await expect(account()).rejects.toMatchObject({ operation: 'account-component/account' })
  expect([readTokens(), readSession('userId')]).toEqual([{ access: 'access-2', refresh: 'refresh-2' }, 'u-1'])
})

test.each(walls)('nor, where there is no refresh token, an access token refused by %s', async (_who, answer) => {
  writeTokens({ access: 'access-1', refresh: null })
  provider.instead.set(calls.account, answer)
  await expect(account()).rejects.toMatchObject({ operation: 'account-component/account' })
  expect([path(), readTokens()?.access]).toEqual([[`${calls.account} access-1`], 'access-1'])
})
