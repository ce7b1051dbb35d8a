// @vitest-environment happy-dom
import { locks } from 'node:worker_threads'
import { act, cleanup, renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { KeptFindings, SavedAnalysis } from '@/lib/contract/entities/saved-analysis'
import { createKeptProvider, keptCalls, savedAnalysis } from '@/tests/factories/kept-provider'
import { calls, type SessionProvider } from '@/tests/factories/session-provider'

const signing = { appId: 'timbang', signingKey: 'test-key' }
const findings: KeptFindings = [{ id: 'reserve', state: 'good', value: '8.5 months' }]
const first = savedAnalysis(1, [{ id: 'reserve', state: 'act', value: '1.0 months' }])

let kept: SavedAnalysis[]
let provider: SessionProvider
let toasts: unknown[]

/** Lets everything that is under way come to its end. */
async function settle(): Promise<void> {
  await act(async () => {
    for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  })
}

/** Loads the hook into a fresh page whose answers come from whatever `provider` is then. */
async function openPage() {
  vi.resetModules()
  const { createTransport } = await import('@/lib/client/http')
  const adapter: SessionProvider['adapter'] = (request) => provider.adapter(request)
  vi.doMock('@/lib/client/browser', () => ({
    browserTransport: () => createTransport({ baseURL: '/api', appId: 'timbang', adapter }),
  }))
  const { useSavedAnalyses } = await import('./use-saved-analyses')
  const cache = new Map()
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(SWRConfig, { value: { provider: () => cache } }, children)
  return (member = 'u-1') => renderHook(() => useSavedAnalyses(signing, member), { wrapper })
}

async function open() {
  const show = await openPage()
  const { result } = show()
  await settle()
  return result
}

const noteToast = (event: Event) => toasts.push(event instanceof CustomEvent ? event.detail : null)

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  // happy-dom has a lock manager that is null, as no browser has.
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  localStorage.setItem('accessToken', 'access-1')
  localStorage.setItem('refreshToken', 'refresh-1')
  kept = [first]
  provider = createKeptProvider(kept)
  toasts = []
  window.addEventListener('shell:toast', noteToast)
})

afterEach(() => {
  cleanup()
  window.removeEventListener('shell:toast', noteToast)
  localStorage.clear()
  sessionStorage.clear()
  vi.doUnmock('@/lib/client/browser')
  vi.restoreAllMocks()
})

describe('loading what is kept', () => {
  test('is told apart from keeping nothing, and asks once', async () => {
    kept.length = 0
    const show = await openPage()
    const { result } = show()
    expect([result.current.kept, result.current.failed]).toEqual([null, false])
    await settle()
    window.dispatchEvent(new Event('focus'))
    await settle()
    expect([result.current.kept, result.current.failed]).toEqual([[], false])
    expect(provider.countOf(keptCalls.load)).toBe(1)
  })

  test('that fails says so, asks nobody again by itself, and works when it is asked to', async () => {
    provider.instead.set(keptCalls.load, 'no line')
    const result = await open()
    expect([result.current.kept, result.current.failed]).toEqual([null, true])
    expect(provider.countOf(keptCalls.load)).toBe(1)
    provider.instead.clear()
    await act(() => result.current.reload())
    expect([result.current.kept, result.current.failed]).toEqual([[first], false])
  })

  test('comes back by itself with the connection', async () => {
    provider.instead.set(keptCalls.load, 'no line')
    const result = await open()
    provider.instead.clear()
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
    await act(() => vi.waitFor(() => expect(result.current.kept).toEqual([first]), { interval: 1 }))
    expect(result.current.failed).toBe(false)
  })

  test('never shows one member what another one keeps, though the page outlives the sign-out', async () => {
    const show = await openPage()
    const before = show()
    await settle()
    expect(before.result.current.kept).toEqual([first])
    before.unmount()
    provider = createKeptProvider([])
    const { result } = show('u-2')
    expect(result.current.kept).toBeNull()
    await settle()
    expect(result.current.kept).toEqual([])
  })
})

describe('keeping a report', () => {
  test('shows it among the others', async () => {
    const result = await open()
    expect(await act(() => result.current.keep(findings))).toBe('done')
    expect(result.current.kept?.map((check) => check.findings)).toEqual([first.findings, findings])
  })

  test('that the provider refuses is told as refused, with its words, and leaves the list as it was', async () => {
    const result = await open()
    provider.instead.set(keptCalls.keep, 'GBL0008')
    expect(await act(() => result.current.keep(findings))).toBe('refused')
    expect(result.current.kept).toEqual([first])
    expect(toasts).toEqual([{ message: expect.stringMatching(/\w/), kind: 'failure' }])
    expect(provider.countOf(keptCalls.load)).toBe(1)
  })

  test('offline is not called refused, keeps what is shown and can be done again', async () => {
    const result = await open()
    for (const one of Object.values(keptCalls)) provider.instead.set(one, 'no line')
    expect(await act(() => result.current.keep(findings))).toBe('unclear')
    expect([result.current.kept, result.current.failed, toasts]).toEqual([[first], true, []])
    provider.instead.clear()
    expect(await act(() => result.current.keep(findings))).toBe('done')
    expect([result.current.kept?.length, result.current.failed]).toEqual([2, false])
  })

  test('whose answer is lost shows by the list that it worked', async () => {
    const result = await open()
    provider.forMembers.set(keptCalls.keep, () => {
      kept.push(savedAnalysis(2, [...findings]))
      return { status: 502 }
    })
    expect(await act(() => result.current.keep(findings))).toBe('unclear')
    expect(result.current.kept).toHaveLength(2)
  })

  test('once the session is over is refused, is not sent without it, and forgets the session', async () => {
    const result = await open()
    provider.expire()
    provider.instead.set(calls.extend, 'GBL0012')
    expect(await act(() => result.current.keep(findings))).toBe('refused')
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect([kept, provider.countOf(keptCalls.keep)]).toEqual([[first], 1])
  })
})

describe('deleting a report', () => {
  test('takes it from the list', async () => {
    const result = await open()
    expect(await act(() => result.current.forget(first.id))).toBe('done')
    expect([result.current.kept, kept]).toEqual([[], []])
  })

  test.each([
    ['refused', 'GBL0008'],
    ['unclear', 'no line'],
  ] as const)('that is %s leaves it there', async (outcome, instead) => {
    const result = await open()
    provider.instead.set(keptCalls.forget, instead)
    expect(await act(() => result.current.forget(first.id))).toBe(outcome)
    expect(result.current.kept).toEqual([first])
  })
})
