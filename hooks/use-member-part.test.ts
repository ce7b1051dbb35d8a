// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { changeSession, lookAgainEvent } from '@/lib/client/session-store'
import { useMemberPart } from './use-member-part'

const load = () => Promise.resolve(() => null)

test('a member whose account cannot be reached is offered to try again, and is not told to log in', () => {
  const { result } = renderHook(() => useMemberPart(load))
  const asked = vi.fn()
  window.addEventListener(lookAgainEvent, asked, { once: true })
  act(() => changeSession({ state: { kind: 'out' }, whyOut: 'unreached' }))
  const part = result.current
  if (part.kind !== 'failed') throw new Error(`The part is ${part.kind}`)
  part.retry()
  expect(asked).toHaveBeenCalledTimes(1)
  act(() => changeSession({ whyOut: null }))
  expect(result.current).toEqual({ kind: 'visitor', gone: false })
})
