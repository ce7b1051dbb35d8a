// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readAppVersion, writeAppVersion } from '@/lib/client/storage'
import { noteUnsavedInput } from '@/lib/client/unsaved-input'
import { watchVersion } from './watch-version'

const words = 'New version available. Refreshing...'
const announce = vi.fn()
const failed = vi.fn()
const fetched = vi.fn<typeof fetch>()
let reload: ReturnType<typeof vi.spyOn>
let served: () => Response
let end: () => void

/** A page that its header says was made by a build. */
function madeBy(build: string): void {
  class Timing {
    readonly serverTiming = [{ name: 'version', description: build }]
  }
  vi.stubGlobal('PerformanceNavigationTiming', Timing)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([Object.assign(new Timing(), entry)])
}
const entry = { duration: 0, entryType: 'navigation', name: '', startTime: 0, toJSON: () => undefined }

const version = (text: string) => () => Response.json({ version: text })

/** A page that has loaded and that somebody is at; its first check is through when this is fulfilled. */
async function load() {
  const watch = watchVersion({ announce, failed })
  end = watch.end
  document.dispatchEvent(new Event('pointermove'))
  await vi.advanceTimersByTimeAsync(100)
  return watch
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  history.replaceState(null, '')
  document.body.innerHTML = ''
  served = version('1')
  fetched.mockImplementation(async () => served())
  vi.stubGlobal('fetch', fetched)
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  end = () => undefined
})
afterEach(() => {
  end()
  noteUnsavedInput('form', false)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

describe('the version on load', () => {
  it('is remembered in silence by a device that has none', async () => {
    await load()
    expect(readAppVersion()).toBe('1')
    expect(announce).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(reload).not.toHaveBeenCalled()
  })

  it('is asked for without any cache', async () => {
    await load()
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/version.json', expect.objectContaining({ cache: 'no-store' }))
  })

  it('changes nothing when it is the one remembered', async () => {
    writeAppVersion('1')
    await load()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(announce).not.toHaveBeenCalled()
    expect(reload).not.toHaveBeenCalled()
  })

  it('is remembered in silence by who comes back after a deployment to a page of the new build', async () => {
    writeAppVersion('0')
    madeBy('1')
    await load()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(readAppVersion()).toBe('1')
    expect(announce).not.toHaveBeenCalled()
    expect(reload).not.toHaveBeenCalled()
  })

  it.each(['0', '1'])(
    'is loaded without a word by who has just arrived at a page of an old build (%s known)',
    async (known) => {
      writeAppVersion(known)
      madeBy('0')
      await load()
      expect(reload).toHaveBeenCalledTimes(1)
      expect(readAppVersion()).toBe('1')
      expect(announce).not.toHaveBeenCalled()
    },
  )

  it('is loaded without a word where nobody said what made the page, and another was remembered', async () => {
    writeAppVersion('0')
    await load()
    expect(reload).toHaveBeenCalledTimes(1)
    expect(announce).not.toHaveBeenCalled()
  })
})

describe('a version that comes while somebody is here', () => {
  it('is said, remembered and then loaded', async () => {
    const { check } = await load()
    served = version('2')
    await check()
    expect(announce).toHaveBeenCalledExactlyOnceWith(words)
    expect(readAppVersion()).toBe('2')
    expect(reload).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1500)
    expect(reload).toHaveBeenCalledTimes(1)
  })
})

describe('a reload for a new version', () => {
  it('happens once for a value, though servers disagree about it', async () => {
    const loads = ['2', '1', '2', '1', '2', '1']
    writeAppVersion('1')
    for (const text of loads) {
      served = version(text)
      await load()
      await vi.advanceTimersByTimeAsync(1500)
      end()
    }
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['cannot be written', { getItem: () => '0', setItem: fail }],
    ['takes and forgets what is written', { getItem: () => '0', setItem: () => undefined }],
    ['cannot be read', { getItem: fail, setItem: () => undefined }],
  ])('never happens where storage %s', async (_, storage) => {
    vi.stubGlobal('localStorage', storage)
    const { check } = await load()
    served = version('2')
    await check()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(announce).not.toHaveBeenCalled()
    expect(reload).not.toHaveBeenCalled()
  })

  it('waits until the page holds no unsaved input', async () => {
    writeAppVersion('0')
    noteUnsavedInput('form', true)
    await load()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(announce).not.toHaveBeenCalled()
    noteUnsavedInput('form', false)
    await vi.advanceTimersByTimeAsync(1000)
    expect(announce).toHaveBeenLastCalledWith(words)
    await vi.advanceTimersByTimeAsync(1500)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('is called off when somebody begins to write while it is said', async () => {
    const { check } = await load()
    served = version('2')
    await check()
    noteUnsavedInput('form', true)
    await vi.advanceTimersByTimeAsync(1500)
    expect(announce).toHaveBeenLastCalledWith('')
    expect(reload).not.toHaveBeenCalled()
  })

  it('reaches a tab that was open before another tab remembered the new version', async () => {
    writeAppVersion('1')
    const { check } = await load()
    writeAppVersion('2')
    served = version('2')
    await check()
    await vi.advanceTimersByTimeAsync(1500)
    expect(reload).toHaveBeenCalledTimes(1)
  })
})

it('asks nothing any more once it has ended, though the page was only about to be idle', async () => {
  writeAppVersion('0')
  watchVersion({ announce, failed }).end()
  await load()
  expect(fetched).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1500)
  expect(reload).toHaveBeenCalledTimes(1)
})

describe('a later check', () => {
  const seen = () => document.dispatchEvent(new Event('visibilitychange'))

  it('is made when the page is seen again after five minutes, and not before', async () => {
    await load()
    await vi.advanceTimersByTimeAsync(299_000 - 100)
    seen()
    expect(fetched).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1_000 + 100)
    seen()
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it('is not made when the page is hidden', async () => {
    await load()
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await vi.advanceTimersByTimeAsync(600_000)
    seen()
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it.each([
    [true, 2],
    [false, 1],
  ])('is made when the page comes back from memory (%s)', async (persisted, calls) => {
    await load()
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    expect(fetched).toHaveBeenCalledTimes(calls)
  })

  it('is not made while there is no connection', async () => {
    await load()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await vi.advanceTimersByTimeAsync(600_000)
    seen()
    expect(fetched).toHaveBeenCalledTimes(1)
  })
})

describe('a version that cannot be had', () => {
  const cases: readonly (readonly [string, () => Response])[] = [
    ['no connection', fail],
    ['an error', () => Response.json({ version: '2' }, { status: 503 })],
    ['no JSON', () => new Response('<html>')],
    ['nothing', () => Response.json(null)],
    ['no version', () => Response.json({ name: '2' })],
    ['a number', () => Response.json({ version: 2 })],
    ['an empty version', () => Response.json({ version: '' })],
  ]

  it.each(cases)('is reported and changes nothing: %s', async (_, answer) => {
    writeAppVersion('1')
    served = answer
    await load()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(failed).toHaveBeenCalledTimes(1)
    expect(announce).not.toHaveBeenCalled()
    expect(reload).not.toHaveBeenCalled()
    expect(readAppVersion()).toBe('1')
  })
})

function fail(): never {
  throw new TypeError('Failed to fetch')
}
