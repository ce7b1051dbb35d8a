import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timeLeft } from './time-left'

describe('the time that is left', () => {
  it.each([
    [38 * 86_400_000 + 4 * 3_600_000 + 59_000, '38 days 4 hours'],
    [86_400_000, '1 day 0 hours'],
    [86_399_999, '23 hours 59 minutes'],
    [3_600_000, '1 hour 0 minutes'],
    [61_000, '1 minute 1 second'],
    [999, ''],
    [0, ''],
    [-1, ''],
  ])('%d ms is “%s”', (ms, words) => {
    expect(timeLeft(ms)).toBe(words)
  })

  it('is never said to be more than it is, nor less by a whole unit', () => {
    const unitMs = { day: 86_400_000, hour: 3_600_000, minute: 60_000, second: 1000 }
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 400 * 86_400_000 }), (ms) => {
        const parts = [...timeLeft(ms).matchAll(/(\d+) (day|hour|minute|second)/g)]
        const sizes = parts.map(([, , unit]) => unitMs[unit as keyof typeof unitMs])
        const said = parts.reduce((sum, [, count], at) => sum + Number(count) * (sizes[at] ?? 0), 0)
        expect(said).toBeLessThanOrEqual(ms)
        expect(ms - said).toBeLessThan(Math.min(...sizes))
      }),
    )
  })
})
