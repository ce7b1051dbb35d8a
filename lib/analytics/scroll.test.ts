import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchScrolling } from './scroll'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Scrolls every 100 ms for so long, then rests. */
function scroll(onScroll: (now: number) => void, ms: number, rest: number): void {
  for (let passed = 0; passed < ms; passed += 100) {
    onScroll(Date.now())
    vi.advanceTimersByTime(100)
  }
  onScroll(Date.now())
  vi.advanceTimersByTime(rest)
}

it('says so once when somebody has scrolled for half a second and has been quiet for another', () => {
  const done = vi.fn()
  const onScroll = watchScrolling(done)
  scroll(onScroll, 500, 499)
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(done).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(10_000)
  expect(done).toHaveBeenCalledTimes(1)
})

it('says nothing after a shorter scroll, and does not add scrolls up across a pause', () => {
  const done = vi.fn()
  const onScroll = watchScrolling(done)
  scroll(onScroll, 400, 600)
  scroll(onScroll, 400, 600)
  expect(done).not.toHaveBeenCalled()
  scroll(onScroll, 600, 600)
  expect(done).toHaveBeenCalledTimes(1)
})
