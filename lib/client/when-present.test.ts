// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeRememberedCase, writeSession, writeShortlist } from './storage'
import { whenPresent, whenPresentOrUsed } from './when-present'

const work = vi.fn()
const give = (sign: string) => document.body.dispatchEvent(new Event(sign, { bubbles: true }))

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  give('scroll')
  vi.runAllTimers()
  vi.useRealTimers()
  vi.clearAllMocks()
})

describe('what waits for somebody', () => {
  it.each(['pointermove', 'touchstart', 'keydown', 'scroll', 'input'])(
    'runs once after a %s, and not before',
    (sign) => {
      whenPresent(work)
      vi.advanceTimersByTime(60_000)
      expect(work).not.toHaveBeenCalled()
      give(sign)
      give(sign)
      vi.runAllTimers()
      expect(work).toHaveBeenCalledOnce()
    },
  )

  it('does not take a pointer that lies still for somebody', () => {
    whenPresent(work)
    document.body.dispatchEvent(new MouseEvent('pointermove', { bubbles: true }))
    vi.advanceTimersByTime(60_000)
    expect(work).not.toHaveBeenCalled()
    document.body.dispatchEvent(new MouseEvent('pointermove', { bubbles: true, movementX: 3 }))
    vi.runAllTimers()
    expect(work).toHaveBeenCalledOnce()
  })

  it('does not wait where something was pressed before it could hear that', () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
    whenPresent(work)
    vi.runAllTimers()
    expect(work).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })

  it('waits on a device that holds nothing of a visitor', () => {
    whenPresentOrUsed(work)
    vi.advanceTimersByTime(60_000)
    expect(work).not.toHaveBeenCalled()
  })

  it('does not wait where the device holds what the page does not show yet', () => {
    writeShortlist('[]')
    whenPresentOrUsed(work)
    vi.runAllTimers()
    localStorage.clear()
    writeSession('told-term-life-insurance', 'age=40')
    whenPresentOrUsed(work)
    vi.runAllTimers()
    sessionStorage.clear()
    writeRememberedCase('fixed-deposit', 'amount=50000')
    whenPresentOrUsed(work)
    vi.runAllTimers()
    expect(work).toHaveBeenCalledTimes(3)
  })
})
