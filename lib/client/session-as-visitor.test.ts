// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { deviceIdOperation } from '@/lib/contract/calls/device'
import { subscribeOperation } from '@/lib/contract/calls/newsletter'
import { logoutOperation } from '@/lib/contract/calls/session'
import { calls, createSessionProvider, problem, type SessionProvider } from '@/tests/factories/session-provider'
import { createTransport } from './http'
import { createTabLock } from './lock'
import { createSessionCall, type SessionCall } from './session'
import { readTokens, writeTokens } from './storage'

const signing = { appId: 'timbang', signingKey: 'test-key' }
const subscribe = `POST ${subscribeOperation.path}`

let provider: SessionProvider
let call: SessionCall

const path = () => provider.arrived.map((one) => `${one.call} ${one.bearer ?? '-'}`)

beforeEach(() => {
  localStorage.clear()
  writeTokens({ access: 'access-1', refresh: 'refresh-1' })
  provider = createSessionProvider()
  provider.expire()
  const transport = createTransport({ baseURL: '/api', appId: 'timbang', adapter: provider.adapter })
  call = createSessionCall({ transport, signing, lock: createTabLock(), now: Date.now })
})

test('a read that anybody may make succeeds where the fresh token is refused too', async () => {
  provider.forAll.set(calls.deviceId, ({ bearer }) =>
    bearer === null ? { status: 200, body: { data: 'server-id' } } : problem('GBL0011'),
  )
  expect(await call(deviceIdOperation, {})).toEqual({ data: 'server-id' })
  expect([path().at(-1), readTokens()]).toEqual([`${calls.deviceId} -`, null])
})

test('what is sent and needs no account is sent again without the session, a change to an account is not', async () => {
  provider.instead.set(calls.extend, 'GBL0012')
  provider.forAll.set(subscribe, ({ bearer }) => (bearer === null ? { status: 204 } : problem('GBL0011')))
  await call(subscribeOperation, { body: { email: 'a@example.com' } })
  expect(path()).toEqual([`${subscribe} access-1`, `${calls.extend} -`, `${subscribe} -`])
  writeTokens({ access: 'access-1', refresh: 'refresh-1' })
  await expect(call(logoutOperation, { query: {} })).rejects.toMatchObject({ status: 401 })
  expect(path().slice(3)).toEqual([`${calls.logout} access-1`, `${calls.extend} -`])
})

test('a read that anybody may make succeeds without the session', async () => {
  provider.instead.set(calls.deviceId, 'GBL0011').set(calls.extend, 'GBL0012')
  provider.onArrival = ({ call: made, bearer }) => {
    if (made === calls.deviceId && bearer === null) provider.instead.delete(calls.deviceId)
  }
  expect(await call(deviceIdOperation, {})).toEqual({ data: 'server-id' })
  expect(readTokens()).toBeNull()
})
