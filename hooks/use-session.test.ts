// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeSession } from '@/lib/client/session-store'
import { useSession } from './use-session'

function Shown() {
  return JSON.stringify(useSession())
}

beforeEach(() => changeSession({ state: { kind: 'unknown' }, mode: null, whyOut: null }))
afterEach(cleanup)

test('every component that uses the session is drawn with what it is now, and after each change', () => {
  changeSession({ mode: 'form' })
  const [header, form] = [renderHook(() => useSession()), renderHook(() => useSession())]
  act(() => changeSession({ state: { kind: 'out' } }))
  expect(header.result.current).toEqual({ state: { kind: 'out' }, mode: 'form', whyOut: null })
  act(() => changeSession({ mode: null }))
  expect(form.result.current).toEqual({ state: { kind: 'out' }, mode: null, whyOut: null })
  expect(form.result.current).toBe(header.result.current)
})

test('the server prints for nobody in particular, whatever was found out before', () => {
  changeSession({ state: { kind: 'out' }, mode: 'sign' })
  expect(renderToString(createElement(Shown)).replaceAll('&quot;', '"')).toBe(
    '{"state":{"kind":"unknown"},"mode":null,"whyOut":null}',
  )
})
