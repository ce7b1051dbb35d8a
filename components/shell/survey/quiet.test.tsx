// @vitest-environment happy-dom
import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isQuiet, keepQuiet, rests } from './quiet'

const hour = 3_600_000

/** Every test has days of its own: the rests of those before it are over. */
let start = Date.now()

beforeEach(() => {
  vi.useFakeTimers()
  start += 10 * rests.submitted
  vi.setSystemTime(start)
})
afterEach(() => {
  Cookies.remove('surveyQuietUntil')
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('the rest of the survey', () => {
  it.each([
    ['closing it', rests.closed, 12],
    ['answering it', rests.submitted, 24],
  ])('after %s lasts as many hours as the specification says', (_, rest, hours) => {
    expect(isQuiet()).toBe(false)
    keepQuiet(rest)
    vi.setSystemTime(Date.now() + hours * hour - 1)
    expect(isQuiet()).toBe(true)
    vi.setSystemTime(Date.now() + 1)
    expect(isQuiet()).toBe(false)
  })

  it('is never shortened: whoever answered and then closed another one is left alone for the longer time', () => {
    keepQuiet(rests.submitted)
    keepQuiet(rests.closed)
    vi.setSystemTime(Date.now() + 23 * hour)
    expect(isQuiet()).toBe(true)
  })

  it('holds on this page also where the device does not keep it', () => {
    vi.spyOn(Cookies, 'set').mockImplementation(() => undefined)
    keepQuiet(rests.closed)
    expect(isQuiet()).toBe(true)
  })
})
