// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { problemDocument } from '@/lib/contract/problem-document'
import { ApiError, type ApiErrorKind } from './api-error'
import { logFailure, reportFailure, toastEvent } from './report'

const toasts: unknown[] = []
window.addEventListener(toastEvent, (event) => toasts.push(event instanceof CustomEvent ? event.detail : null))

afterEach(() => {
  toasts.length = 0
  vi.restoreAllMocks()
})

const refused = () =>
  new ApiError('status', 'test/read', 404, problemDocument('GBL0008', '00000000-0000-4000-8000-000000000000'))

test('a failure is written down once and its message shown once, however often it is handed in', () => {
  const sink = vi.fn()
  const error = refused()
  reportFailure(error, sink)
  reportFailure(error, sink)
  logFailure(error, sink)
  expect(sink.mock.calls).toEqual([[error, true]])
  expect(toasts).toEqual([{ message: 'We do not list that product.', kind: 'failure' }])
  reportFailure(refused(), sink)
  expect([sink.mock.calls.length, toasts.length]).toEqual([2, 2])
})

test('a failure that was written down before still shows its message, once', () => {
  const sink = vi.fn()
  const error = refused()
  logFailure(error, sink)
  reportFailure(error, sink)
  reportFailure(error, sink)
  expect([sink.mock.calls.length, toasts]).toEqual([1, [{ message: 'We do not list that product.', kind: 'failure' }]])
})

test('an answer without a message shows nothing', () => {
  const sink = vi.fn()
  reportFailure(new ApiError('network', 'test/read', null, null), sink)
  reportFailure(new TypeError('ours'), sink)
  reportFailure('a text', sink)
  expect([sink.mock.calls.length, toasts]).toEqual([3, []])
})

test.each<[ApiErrorKind, boolean]>([
  ['network', true],
  ['timeout', true],
  ['aborted', true],
  ['status', true],
  ['unreadable', false],
  ['unsent', false],
])('a %s failure is expected: %s', (kind, expected) => {
  const sink = vi.fn()
  const error = new ApiError(kind, 'test/read', null, null)
  reportFailure(error, sink)
  expect(sink.mock.calls).toEqual([[error, expected]])
})

test('the console hears of the world quietly and of our own faults loudly', () => {
  const [info, error] = [vi.spyOn(console, 'info'), vi.spyOn(console, 'error')]
  for (const spy of [info, error]) spy.mockImplementation(() => undefined)
  const fault = new TypeError('ours')
  reportFailure(refused())
  reportFailure(fault)
  expect(info.mock.calls).toEqual([['ApiError: test/read: failed status code 404']])
  expect(error.mock.calls).toEqual([[fault]])
})
