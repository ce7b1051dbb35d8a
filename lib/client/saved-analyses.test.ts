// @vitest-environment happy-dom
import { AxiosError } from 'axios'
import { beforeEach, describe, expect, test } from 'vitest'
import type { KeptFindings, SavedAnalysis } from '@/lib/contract/entities/saved-analysis'
import { problemDocument } from '@/lib/contract/problem-document'
import { createKeptProvider, keptCalls, savedAnalysis } from '@/tests/factories/kept-provider'
import { calls, type SessionProvider } from '@/tests/factories/session-provider'
import { ApiError } from './api-error'
import { createTransport } from './http'
import { createTabLock } from './lock'
import { forgetAnalysis, keepFindings, loadKept, outcomeOf } from './saved-analyses'
import { createSessionCall, type SessionCall } from './session'
import { readToken } from './storage'

const findings: KeptFindings = [{ id: 'reserve', state: 'good', value: '8.5 months' }]
const [older, newer] = [savedAnalysis(1, [...findings]), savedAnalysis(2, null)]

let kept: SavedAnalysis[]
let provider: SessionProvider
let call: SessionCall

beforeEach(() => {
  localStorage.setItem('accessToken', 'access-1')
  localStorage.setItem('refreshToken', 'refresh-1')
  kept = [older, newer]
  provider = createKeptProvider(kept)
  call = createSessionCall({
    transport: createTransport({ baseURL: '/api', appId: 'timbang', adapter: provider.adapter }),
    signing: { appId: 'timbang', signingKey: 'test-key' },
    lock: createTabLock(),
    now: () => 0,
  })
})

describe('what a member keeps', () => {
  test('is loaded in the order of the provider, with those that can no longer be opened', async () => {
    expect(await loadKept(call)).toEqual([older, newer])
  })

  test('grows by the figures and nothing else', async () => {
    await keepFindings(call, findings)
    expect(kept[2]?.findings).toEqual(findings)
    expect(provider.arrived.map(({ call: made, query }) => [made, query])).toEqual([[keptCalls.keep, '']])
  })

  test('loses the one that is named, and no other', async () => {
    await forgetAnalysis(call, older.id)
    expect(kept).toEqual([newer])
  })

  test('is asked for with the session alone, and again with a renewed one when the token has run out', async () => {
    provider.expire()
    expect(await loadKept(call)).toHaveLength(2)
    expect(provider.arrived.map(({ call: made, bearer }) => [made, bearer])).toEqual([
      [keptCalls.load, 'access-1'],
      [calls.extend, null],
      [keptCalls.load, 'access-2'],
    ])
  })
})

describe('a call that fails', () => {
  test.each([
    ['offline', 'no line', 'network', null],
    ['refused for the moment', 'GBL0009', 'status', expect.any(Number)],
    ['answered without words', 502, 'status', 502],
  ] as const)('%s rejects with the reason and changes nothing', async (_what, instead, kind, status) => {
    for (const one of Object.values(keptCalls)) provider.instead.set(one, instead)
    for (const work of [
      () => loadKept(call),
      () => keepFindings(call, findings),
      () => forgetAnalysis(call, older.id),
    ]) {
      await expect(work()).rejects.toMatchObject({ name: 'ApiError', kind, status })
    }
    expect(kept).toEqual([older, newer])
    expect(readToken()).toBe('access-1')
  })

  test('with a session that is over clears it, and nothing is kept', async () => {
    provider.expire()
    provider.instead.set(calls.extend, 'GBL0012')
    await expect(keepFindings(call, findings)).rejects.toMatchObject({ status: 401 })
    expect([readToken(), kept]).toEqual([null, [older, newer]])
  })

  test('with an answer that is not what was agreed is no list', async () => {
    provider.forMembers.set(keptCalls.load, () => ({ status: 200, body: { data: [{ id: 1 }] } }))
    await expect(loadKept(call)).rejects.toMatchObject({ kind: 'unreadable' })
  })
})

describe('what a failed change came to', () => {
  test.each([
    ['a no of the provider', new ApiError('status', 'x', 422, problemDocument('GBL0007', 'r')), 'refused'],
    ['a no in another shape', new ApiError('status', 'x', 400, { message: 'No.', errorCode: null }), 'refused'],
    ['a provider that is not ready', new ApiError('status', 'x', 503, problemDocument('GBL0009', 'r')), 'refused'],
    ['a fault half-way', new ApiError('status', 'x', 500, problemDocument('GBL0001', 'r')), 'unclear'],
    ['a provider that was too slow', new ApiError('status', 'x', 504, problemDocument('GBL0022', 'r')), 'unclear'],
    ['a status without words, as a proxy gives it', new ApiError('status', 'x', 502, null), 'unclear'],
    ['no line', new ApiError('network', 'x', null, null), 'unclear'],
    ['a line that broke while waiting', new ApiError('timeout', 'x', null, null), 'unclear'],
    ['an answer that cannot be read', new ApiError('unreadable', 'x', 200, null), 'unclear'],
    ['another failure', new AxiosError('broken'), 'unclear'],
  ] as const)('%s', (_what, failure, outcome) => {
    expect(outcomeOf(failure)).toBe(outcome)
  })
})
