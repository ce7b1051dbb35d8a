// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error'
import { logQuietFailure, reportVisitorFailure } from './quiet-failure'
import { toastEvent } from './report'

const written = vi.fn()
const toasts: unknown[] = []
window.addEventListener(toastEvent, (event) => toasts.push(event instanceof CustomEvent ? event.detail : null))

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(written)
})
afterEach(() => {
  vi.restoreAllMocks()
  written.mockClear()
  toasts.length = 0
})

test('a script that does not come is written down once, for whom and by how many it was wanted', () => {
  const gone = new TypeError('Importing a module script failed.')
  logQuietFailure('list/load', gone)
  reportVisitorFailure('list/load', gone)
  expect(written.mock.calls).toEqual([['ApiError: list/load: Network Error']])
  expect(toasts).toEqual([])
})

test('a failed call stays what it is, and its words are shown only where a visitor asked for it', () => {
  const refused = new ApiError('status', 'ai-component/sorting', 503, { message: 'Wait.', errorCode: null })
  logQuietFailure('list/load', refused)
  expect([written.mock.calls, toasts]).toEqual([[['ApiError: ai-component/sorting: failed status code 503']], []])
  reportVisitorFailure('list/load', refused)
  expect([written.mock.calls.length, toasts]).toEqual([1, [{ message: 'Wait.', kind: 'failure' }]])
})
