// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { deviceIdOperation } from '@/lib/contract/calls/device'
import { accountOperation } from '@/lib/contract/calls/session'
import {
  type Answer,
  type Arrived,
  calls,
  createSessionProvider,
  problem,
  type SessionProvider,
} from '@/tests/factories/session-provider'
import { createTransport } from './http'
import { createTabLock } from './lock'
import { createSessionCall, type SessionCall } from './session'
import { writeTokens } from './storage'

const now = Date.parse('2026-11-20T08:00:00Z')
const signing = { appId: 'timbang', signingKey: 'test-key' }

let provider: SessionProvider
let call: SessionCall

const account = () => call(accountOperation, {})

beforeEach(() => {
  localStorage.clear()
  writeTokens({ access: 'access-1', refresh: 'refresh-1' })
  provider = createSessionProvider()
  const transport = createTransport({ baseURL: '/api', appId: 'timbang', adapter: provider.adapter })
  call = createSessionCall({ transport, signing, lock: createTabLock(), now: () => now })
})

describe('a device whose clock is wrong', () => {
  const sixMinutes = 360_000
  const date = (moment: number) => ({ date: new Date(moment).toUTCString() })

  /** A provider that takes signatures of the five minutes around its own time, and tells that time. */
  function strict(time: number, refusal: Answer): (arrived: Arrived) => Answer {
    return ({ headers }) => {
      const signed = Math.abs(Number(headers.timestamp) - time) <= 300_000
      return signed ? { status: 200, body: { data: 'server-id' } } : { ...refusal, headers: date(time) }
    }
  }
  const timestamps = () => provider.arrived.map(({ headers }) => Number(headers.timestamp) - now)

  test.each([-sixMinutes, sixMinutes])('by %s ms: a signed call learns the time and is made once more', async (off) => {
    provider.forAll.set(calls.deviceId, strict(now + off, problem('GBL0010')))
    expect(await call(deviceIdOperation, {})).toEqual({ data: 'server-id' })
    expect(timestamps()).toEqual([0, off])
  })

  test('the refusal of another provider is understood by its status, and the next call is right at once', async () => {
    provider.forAll.set(calls.deviceId, strict(now + sixMinutes, { status: 400, body: { data: { message: 'Late.' } } }))
    await call(deviceIdOperation, {})
    await call(deviceIdOperation, {})
    expect(timestamps()).toEqual([0, sixMinutes, sixMinutes])
  })

  test('a signature that is refused at the right time, or without a time, is not sent again', async () => {
    for (const headers of [date(now + 29_000), {}]) {
      provider.instead.set(calls.deviceId, { ...problem('GBL0010'), headers })
      await expect(call(deviceIdOperation, {})).rejects.toMatchObject({ errorCode: 'GBL0010' })
    }
    expect(timestamps()).toEqual([0, 0])
  })

  test('what is refused for another reason is not sent again, nor what carries no signature', async () => {
    provider.instead.set(calls.deviceId, { ...problem('GBL0017'), headers: date(now + sixMinutes) })
    await expect(call(deviceIdOperation, {})).rejects.toThrow()
    provider.instead.set(calls.account, { ...problem('GBL0020'), headers: date(now + sixMinutes) })
    await expect(account()).rejects.toThrow()
    expect(provider.arrived).toHaveLength(2)
  })

  test('a provider that goes on refusing is asked twice', async () => {
    provider.instead.set(calls.deviceId, { ...problem('GBL0010'), headers: date(now + sixMinutes) })
    await expect(call(deviceIdOperation, {})).rejects.toMatchObject({ errorCode: 'GBL0010' })
    expect(timestamps()).toEqual([0, sixMinutes])
  })
})
