import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { within } from './deadline'

describe('work with a deadline', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('gives what it found, or why it failed', async () => {
    await expect(within(1, 'load', Promise.resolve(7))).resolves.toBe(7)
    await expect(within(1, 'load', Promise.reject(new Error('no browser')))).rejects.toThrow('no browser')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is given up by its name when it never ends', async () => {
    const given = expect(within(4, 'load', new Promise(() => undefined))).rejects.toThrow(
      'load did not end in 4 minutes',
    )
    await vi.advanceTimersByTimeAsync(4 * 60_000)
    await given
  })
})
