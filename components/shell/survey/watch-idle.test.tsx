// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeSession } from '@/lib/client/session-store'
import { noteUnsavedInput } from '@/lib/client/unsaved-input'
import { keepQuiet, rests } from './quiet'
import { watchIdle } from './watch-idle'

const minute = 60_000
const ask = vi.fn()
let end: () => void

/** Every test has days of its own: the rests of those before it are over. */
let start = Date.now()

beforeEach(() => {
  vi.useFakeTimers()
  start += 10 * rests.submitted
  vi.setSystemTime(start)
  document.body.innerHTML = '<input id="field">'
  end = watchIdle(ask)
})
afterEach(() => {
  end()
  changeSession({ mode: null })
  vi.restoreAllMocks()
  vi.clearAllMocks()
  vi.useRealTimers()
})

describe('the question to those who are about to leave', () => {
  it('comes after 60 seconds without activity, not before', () => {
    vi.advanceTimersByTime(minute - 1)
    expect(ask).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(ask).toHaveBeenCalledOnce()
  })

  it.each(['pointerdown', 'pointermove', 'wheel', 'touchstart', 'keydown', 'scroll', 'focusin'])(
    'waits for a whole minute again after %s anywhere on the page',
    (sign) => {
      vi.advanceTimersByTime(minute - 1)
      document.querySelector('#field')?.dispatchEvent(new Event(sign))
      vi.advanceTimersByTime(minute - 1)
      expect(ask).not.toHaveBeenCalled()
      vi.advanceTimersByTime(1)
      expect(ask).toHaveBeenCalledOnce()
    },
  )

  it.each(['focus', 'pageshow', 'visibilitychange'])('does not meet somebody who comes back (%s)', (sign) => {
    // The browser held the timers back: the minute is long over when the page is seen again.
    vi.setSystemTime(Date.now() + 10 * minute)
    window.dispatchEvent(new Event(sign))
    vi.advanceTimersByTime(minute - 1)
    expect(ask).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(ask).toHaveBeenCalledOnce()
  })

  it('compares clock times: a timer that comes early or with a clock set back asks nothing', () => {
    vi.advanceTimersByTime(minute / 2)
    vi.setSystemTime(Date.now() - minute / 4)
    vi.advanceTimersByTime(minute / 2)
    expect(ask).not.toHaveBeenCalled()
    vi.advanceTimersByTime(minute / 4)
    expect(ask).toHaveBeenCalledOnce()
  })

  const dialog = (open: boolean) => {
    document.body.innerHTML = open ? '<dialog open>Choices</dialog>' : '<dialog></dialog>'
  }
  it.each([
    ['a dialog', dialog],
    ['unsaved input', (unsaved: boolean) => noteUnsavedInput('form', unsaved)],
  ])('is held back by %s, and a whole minute longer', (_, engage) => {
    engage(true)
    vi.advanceTimersByTime(minute + minute / 2)
    engage(false)
    vi.advanceTimersByTime(minute / 2 - 1)
    expect(ask).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(ask).toHaveBeenCalledOnce()
  })

  it.each(['form', 'sign'] as const)('never comes in %s mode', (mode) => {
    changeSession({ mode })
    vi.advanceTimersByTime(10 * minute)
    expect(ask).not.toHaveBeenCalled()
  })

  it('never comes while the page is hidden', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    vi.advanceTimersByTime(10 * minute)
    expect(ask).not.toHaveBeenCalled()
  })

  it('comes to nobody whose device does not remember that it came', () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
    vi.advanceTimersByTime(10 * minute)
    expect(ask).not.toHaveBeenCalled()
  })

  it('comes again a minute after its rest, and no more once it has ended', () => {
    keepQuiet(rests.closed)
    vi.advanceTimersByTime(rests.closed - minute)
    expect(ask).not.toHaveBeenCalled()
    vi.advanceTimersByTime(2 * minute)
    expect(ask).toHaveBeenCalled()
    end()
    ask.mockClear()
    vi.advanceTimersByTime(10 * minute)
    expect(ask).not.toHaveBeenCalled()
  })
})
