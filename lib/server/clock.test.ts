import { describe, expect, it } from 'vitest'
import { shiftedClock } from './clock'

describe('shiftedClock', () => {
  it('starts where it is told and runs on with the clock below it', () => {
    let now = 5000
    const clock = shiftedClock(1_000_000, { now: () => now })
    expect(clock.now()).toBe(1_000_000)
    now += 250
    expect(clock.now()).toBe(1_000_250)
  })
})
