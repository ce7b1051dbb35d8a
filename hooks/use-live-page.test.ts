// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { hasUnsavedInput } from '@/lib/client/unsaved-input'
import { useLivePage } from './use-live-page'

afterEach(cleanup)

function partsOf(create: () => Promise<() => null>) {
  return {
    form: { current: document.createElement('form') },
    category: 'term-life-insurance' as const,
    names: new Set<string>(),
    sealed: false,
    create,
    figures: '#cost',
    addressOf: () => null,
    spokenOf: () => '',
  }
}

it('a page that cannot be worked out says so, and writes the reason down', async () => {
  const written = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const parts = partsOf(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  const { result } = renderHook(() => useLivePage(parts))
  await act(async () => result.current.onInput())
  expect(result.current.state).toBe('failed')
  expect(hasUnsavedInput()).toBe(true)
  await vi.waitFor(() => expect(String(written.mock.calls)).toContain('page/load'))
})

it('what was typed would be lost until the page is worked out', async () => {
  const loading = Promise.withResolvers<() => null>()
  const parts = partsOf(() => loading.promise)
  const { result } = renderHook(() => useLivePage(parts))
  expect(hasUnsavedInput()).toBe(false)
  await act(async () => result.current.onInput())
  expect(hasUnsavedInput()).toBe(true)
  await act(async () => loading.resolve(() => null))
  expect(hasUnsavedInput()).toBe(false)
})

it('a field that takes the focus fetches what a change needs, once; what fails is not said before somebody changes one', async () => {
  const written = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const create = vi.fn(() => Promise.resolve(() => null))
  create.mockRejectedValueOnce(new TypeError('offline'))
  const parts = partsOf(create)
  const { result } = renderHook(() => useLivePage(parts))
  expect(create).not.toHaveBeenCalled()
  await act(async () => result.current.onFocus())
  await vi.waitFor(() => expect(String(written.mock.calls)).toContain('page/load'))
  expect(result.current.state).toBe('ready')
  await act(async () => result.current.onFocus())
  await act(async () => result.current.onInput())
  expect(create).toHaveBeenCalledTimes(2)
  expect(result.current.state).toBe('ready')
})
