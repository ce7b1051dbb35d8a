import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Crowd, CrowdedError, GoneError } from './crowd'
import { Intake } from './intake'

const stays = new AbortController().signal

/** Works that end when they are told to. */
function works(crowd: Crowd) {
  const begun: number[] = []
  const ends: (() => void)[] = []
  let added = 0
  const add = (gone: AbortSignal = stays) => {
    const number = added
    added += 1
    return crowd.run(
      () =>
        new Promise<number>((resolve) => {
          begun.push(number)
          ends[number] = () => resolve(number)
        }),
      gone,
    )
  }
  return { begun, add, end: (number: number) => ends[number]?.() }
}

describe('a crowd', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate'] }))
  afterEach(() => vi.useRealTimers())

  it('is let in a few at a time, in the order of coming', async () => {
    const crowd = new Crowd({ atOnce: 2, waiting: 10, waitMs: 1000 }, new Intake())
    const order: string[] = []
    const done = ['a', 'b', 'c', 'd'].map((name) => crowd.run(async () => void order.push(name), stays))
    await vi.runAllTimersAsync()
    await Promise.all(done)
    expect(order).toEqual(['a', 'b', 'c', 'd'])
  })

  it('never has more at work than it may', async () => {
    const crowd = new Crowd({ atOnce: 2, waiting: 10, waitMs: 1000 }, new Intake())
    const { begun, add, end } = works(crowd)
    const first = add()
    void add()
    await vi.advanceTimersByTimeAsync(1)
    expect(begun).toHaveLength(2)
    void add()
    await vi.advanceTimersByTimeAsync(1)
    expect(begun).toHaveLength(2)
    end(0)
    await first
    await vi.advanceTimersByTimeAsync(1)
    expect(begun).toHaveLength(3)
  })

  it('begins one at a time, and reads sockets before the next', async () => {
    const crowd = new Crowd({ atOnce: 64, waiting: 1, waitMs: 1000 }, new Intake())
    const order: string[] = []
    const works = ['first', 'second', 'third'].map((name) => crowd.run(async () => void order.push(name), stays))
    await works[0]
    order.push('read')
    await vi.runAllTimersAsync()
    await Promise.all(works)
    expect(order).toEqual(['first', 'read', 'second', 'third'])
  })

  it('turns away who would wait behind too many, and says once that it began to', async () => {
    const crowd = new Crowd({ atOnce: 1, waiting: 1, waitMs: 1000 }, new Intake())
    const { add } = works(crowd)
    void add()
    void add().catch(() => undefined)
    await expect(add()).rejects.toMatchObject({ name: 'CrowdedError', isFirst: true })
    await expect(add()).rejects.toMatchObject({ isFirst: false })
  })

  it('turns away who has waited too long', async () => {
    const crowd = new Crowd({ atOnce: 1, waiting: 5, waitMs: 1000 }, new Intake())
    const { add } = works(crowd)
    void add()
    const refused = expect(add()).rejects.toBeInstanceOf(CrowdedError)
    await vi.advanceTimersByTimeAsync(1001)
    await refused
  })

  it('does no work for who has gone', async () => {
    const crowd = new Crowd({ atOnce: 1, waiting: 1, waitMs: 1000 }, new Intake())
    const { begun, add, end } = works(crowd)
    const first = add()
    const gone = new AbortController()
    const left = expect(add(gone.signal)).rejects.toBeInstanceOf(GoneError)
    gone.abort()
    await left
    end(0)
    await first
    await vi.advanceTimersByTimeAsync(1)
    expect(begun).toEqual([0])
    await expect(crowd.run(async () => 'next', stays)).resolves.toBe('next')
  })

  it('goes on after a work that failed', async () => {
    const crowd = new Crowd({ atOnce: 1, waiting: 5, waitMs: 1000 }, new Intake())
    await expect(crowd.run(() => Promise.reject(new Error('no')), stays)).rejects.toThrow('no')
    await vi.advanceTimersByTimeAsync(1)
    await expect(crowd.run(async () => 'yes', stays)).resolves.toBe('yes')
  })
})
