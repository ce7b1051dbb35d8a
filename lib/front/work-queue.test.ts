import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NewConnections } from './new-connections'
import { ClientGoneError, QueueFullError, WorkQueue } from './work-queue'

const stays = new AbortController().signal

/** Works that end when they are told to. */
function works(queue: WorkQueue) {
  const begun: number[] = []
  const ends: (() => void)[] = []
  let added = 0
  const add = (gone: AbortSignal = stays) => {
    const number = added
    added += 1
    return queue.run(
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

describe('a queue of work', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate'] }))
  afterEach(() => vi.useRealTimers())

  it('is done a few at a time, in the order of coming', async () => {
    const queue = new WorkQueue({ atOnce: 2, waiting: 10, waitMs: 1000 }, new NewConnections())
    const order: string[] = []
    const done = ['a', 'b', 'c', 'd'].map((name) => queue.run(async () => void order.push(name), stays))
    await vi.runAllTimersAsync()
    await Promise.all(done)
    expect(order).toEqual(['a', 'b', 'c', 'd'])
  })

  it('never has more under way than its limit', async () => {
    const queue = new WorkQueue({ atOnce: 2, waiting: 10, waitMs: 1000 }, new NewConnections())
    const { begun, add, end } = works(queue)
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
    const queue = new WorkQueue({ atOnce: 64, waiting: 1, waitMs: 1000 }, new NewConnections())
    const order: string[] = []
    const works = ['first', 'second', 'third'].map((name) => queue.run(async () => void order.push(name), stays))
    await works[0]
    order.push('read')
    await vi.runAllTimersAsync()
    await Promise.all(works)
    expect(order).toEqual(['first', 'read', 'second', 'third'])
  })

  it('refuses what would wait behind too many, and marks the first refusal', async () => {
    const queue = new WorkQueue({ atOnce: 1, waiting: 1, waitMs: 1000 }, new NewConnections())
    const { add } = works(queue)
    void add()
    void add().catch(() => undefined)
    await expect(add()).rejects.toMatchObject({ name: 'QueueFullError', isFirst: true })
    await expect(add()).rejects.toMatchObject({ isFirst: false })
  })

  it('refuses what has waited too long', async () => {
    const queue = new WorkQueue({ atOnce: 1, waiting: 5, waitMs: 1000 }, new NewConnections())
    const { add } = works(queue)
    void add()
    const refused = expect(add()).rejects.toBeInstanceOf(QueueFullError)
    await vi.advanceTimersByTimeAsync(1001)
    await refused
  })

  it('begins nothing for a client that has gone', async () => {
    const queue = new WorkQueue({ atOnce: 1, waiting: 1, waitMs: 1000 }, new NewConnections())
    const { begun, add, end } = works(queue)
    const first = add()
    const gone = new AbortController()
    const left = expect(add(gone.signal)).rejects.toBeInstanceOf(ClientGoneError)
    gone.abort()
    await left
    end(0)
    await first
    await vi.advanceTimersByTimeAsync(1)
    expect(begun).toEqual([0])
    await expect(queue.run(async () => 'next', stays)).resolves.toBe('next')
  })

  it('goes on after work that failed', async () => {
    const queue = new WorkQueue({ atOnce: 1, waiting: 5, waitMs: 1000 }, new NewConnections())
    await expect(queue.run(() => Promise.reject(new Error('no')), stays)).rejects.toThrow('no')
    await vi.advanceTimersByTimeAsync(1)
    await expect(queue.run(async () => 'yes', stays)).resolves.toBe('yes')
  })
})
