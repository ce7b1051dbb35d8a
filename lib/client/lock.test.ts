import { locks } from 'node:worker_threads'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createTabLock, createTabsLock, type RenewalLock } from './lock'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Starts a piece of work under each lock at once and gives the order of what happened. */
async function orderUnder(takers: readonly RenewalLock[]): Promise<readonly string[]> {
  const happened: string[] = []
  const work = (name: string) => async () => {
    happened.push(`${name} begins`)
    await new Promise((resolve) => setImmediate(resolve))
    happened.push(`${name} ends`)
  }
  await Promise.all(takers.map((lock, index) => lock.run(work(String(index)))))
  return happened
}

const oneByOne = ['0 begins', '0 ends', '1 begins', '1 ends', '2 begins', '2 ends']

/** Web Locks as an opaque origin has them. */
const refusing = {
  request: (): Promise<never> => Promise.reject(new DOMException('opaque origin', 'SecurityError')),
  query: (): Promise<never> => Promise.reject(new DOMException('opaque origin', 'SecurityError')),
}

describe.each<[string, object, () => RenewalLock]>([
  ['the lock of a tab', {}, createTabLock],
  ['the lock of all tabs', { locks }, createTabsLock],
  ['the lock without Web Locks', {}, createTabsLock],
  ['the lock where Web Locks refuse', { locks: refusing }, createTabsLock],
])('%s', (_name, navigator, create) => {
  test('lets one piece of work run at a time, in turn', async () => {
    vi.stubGlobal('navigator', navigator)
    const lock = create()
    expect(await orderUnder([lock, lock, lock])).toEqual(oneByOne)
  })

  test('hands on what the work gives or throws, runs it once, and goes on after a failure', async () => {
    vi.stubGlobal('navigator', navigator)
    const lock = create()
    const failing = vi.fn(() => Promise.reject(new Error('broken')))
    await expect(lock.run(failing)).rejects.toThrow('broken')
    expect(failing).toHaveBeenCalledTimes(1)
    expect(await lock.run(() => Promise.resolve(7))).toBe(7)
  })

  test('announces nothing that was not settled, and never gets stuck', async () => {
    vi.stubGlobal('navigator', navigator)
    const lock = create()
    expect(await lock.isAnnounced('never settled')).toBe(false)
    await lock.announce(`settled under ${_name}`)
  })
})

test('tabs wait for each other', async () => {
  vi.stubGlobal('navigator', { locks })
  expect(await orderUnder([createTabsLock(), createTabsLock(), createTabsLock()])).toEqual(oneByOne)
})

test('what one tab announces every tab knows, for five seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('navigator', { locks })
  const [first, second] = [createTabsLock(), createTabsLock()]
  await first.announce('token-1-of-many')
  expect([await second.isAnnounced('token-1-of-many'), await second.isAnnounced('token-2-of-many')]).toEqual([
    true,
    false,
  ])
  vi.advanceTimersByTime(4999)
  expect(await second.isAnnounced('token-1-of-many')).toBe(true)
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await vi.waitFor(async () => expect(await second.isAnnounced('token-1-of-many')).toBe(false), { interval: 1 })
})

test('a tab that another one holds up for too long goes ahead', async () => {
  vi.stubGlobal('navigator', { locks })
  const waited = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(waited.signal)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const holder = createTabsLock().run(() => held)
  const second = createTabsLock().run(() => Promise.resolve('went ahead'))
  waited.abort(new DOMException('too long', 'TimeoutError'))
  expect(await second).toBe('went ahead')
  release()
  await holder
})
