// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CountdownIsland } from './countdown-island.client'

const hourMs = 3_600_000

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A device whose clock shows this moment as the page arrives. */
function arriveAt(moment: number) {
  vi.setSystemTime(moment)
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(moment)
}

const shown = () => screen.getByRole('timer').textContent

it.each([Date.parse('2026-12-01T00:00:00Z'), Date.parse('1970-01-02T00:00:00Z'), Date.parse('2099-01-01T00:00:00Z')])(
  'counts down from what the server said, whatever the clock of the device shows: %d',
  (moment) => {
    arriveAt(moment)
    render(<CountdownIsland leftMs={2 * hourMs} />)
    expect(shown()).toBe('2 hours 0 minutes left')
    act(() => void vi.advanceTimersByTime(61_000))
    expect(shown()).toBe('1 hour 58 minutes left')
  },
)

it('counts the time that a device slept', () => {
  const moment = Date.parse('2026-12-01T00:00:00Z')
  arriveAt(moment)
  render(<CountdownIsland leftMs={2 * hourMs} />)
  vi.setSystemTime(moment + hourMs)
  act(() => void vi.advanceTimersByTime(1000))
  expect(shown()).toBe('59 minutes 59 seconds left')
})

it('says that it is over at the end, and goes no further', () => {
  arriveAt(Date.parse('2026-12-01T00:00:00Z'))
  render(<CountdownIsland leftMs={1500} />)
  act(() => void vi.advanceTimersByTime(5000))
  expect(shown()).toBe('This has just ended')
})
