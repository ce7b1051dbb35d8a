import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LoopLag } from './loop-lag'

const silent = { info: () => {}, warn: () => {}, error: () => {} }

describe('a loop', () => {
  let clock = 0
  const said: [string, unknown][] = []
  const log = { ...silent, warn: (event: string, fields: unknown) => void said.push([event, fields]) }

  beforeEach(() => {
    clock = 0
    said.length = 0
    vi.useFakeTimers({ toFake: ['setInterval'] })
  })
  afterEach(() => vi.useRealTimers())

  /** A turn that takes so long; timers are looked at after it. */
  function turn(ms: number): void {
    clock += ms
    vi.advanceTimersToNextTimer()
  }

  it('that is in time, or late for less than a second, is not behind', () => {
    const lag = new LoopLag(() => clock, log)
    for (let at = 0; at < 200; at += 1) {
      turn(at % 10 === 9 ? 20 : 90)
      expect(lag.isBehind()).toBe(false)
    }
    clock += 900
    expect(lag.isBehind()).toBe(false)
    expect(said).toEqual([])
  })

  it('that was late in each turn for a second is behind until it is in time once, and that is told once', () => {
    const lag = new LoopLag(() => clock, log)
    for (let at = 0; at < 10; at += 1) turn(100)
    expect(lag.isBehind()).toBe(false)
    turn(100)
    expect(lag.isBehind()).toBe(true)
    turn(400)
    expect(lag.isBehind()).toBe(true)
    turn(25)
    expect(lag.isBehind()).toBe(false)
    turn(25)
    expect(said).toEqual([['front.behind', { ms: 1525 }]])
  })

  it('is behind in the middle of a turn that takes longer than that', () => {
    const lag = new LoopLag(() => clock, log)
    clock += 1001
    expect(lag.isBehind()).toBe(true)
  })
})
