// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useLivePage } from './use-live-page'

afterEach(cleanup)

it('a page that cannot be worked out says so, and writes the reason down', async () => {
  const written = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const parts = {
    form: { current: document.createElement('form') },
    category: 'term-life-insurance' as const,
    names: new Set<string>(),
    sealed: false,
    create: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    figures: '#cost',
    addressOf: () => null,
    spokenOf: () => '',
  }
  const { result } = renderHook(() => useLivePage(parts))
  await act(async () => result.current.onInput())
  expect(result.current.state).toBe('failed')
  await vi.waitFor(() => expect(String(written.mock.calls)).toContain('page/load'))
})
