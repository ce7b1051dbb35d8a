import { describe, expect, it } from 'vitest'
import { createRateLimit, sourceOf } from './rate-limit'

describe('createRateLimit', () => {
  function limitAt() {
    const time = { now: 1_795_000_000_000 }
    return { time, limit: createRateLimit({ now: () => time.now }) }
  }

  it('lets the last minute hold so many calls, and says in whole seconds when the next may come', () => {
    const { time, limit } = limitAt()
    expect(limit.take('a', 2)).toBeNull()
    time.now += 20_500
    expect(limit.take('a', 2)).toBeNull()
    expect(limit.take('a', 2)).toBe(40)
    time.now += 39_499
    expect(limit.take('a', 2)).toBe(1)
    time.now += 1
    expect(limit.take('a', 2)).toBeNull()
    expect(limit.take('a', 2)).toBe(21)
  })

  it('counts each source for itself', () => {
    const { limit } = limitAt()
    expect(limit.take('a', 1)).toBeNull()
    expect(limit.take('b', 1)).toBeNull()
    expect(limit.take('a', 1)).toBe(60)
  })

  it('forgets the source that has been quiet longest before it takes more than 10,000', () => {
    const { limit } = limitAt()
    limit.take('first', 2)
    limit.take('second', 1)
    limit.take('first', 2)
    for (let i = 0; i < 9999; i += 1) limit.take(`source ${i}`, 1)
    expect(limit.take('first', 2)).toBe(60)
    expect(limit.take('second', 1)).toBeNull()
  })
})

describe('sourceOf', () => {
  it.each([
    [null, 1, null],
    ['203.0.113.7', 0, null],
    ['', 1, null],
    ['203.0.113.7', 1, '203.0.113.7'],
    ['6.6.6.6, 203.0.113.7', 1, '203.0.113.7'],
    ['6.6.6.6, 203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
    ['203.0.113.7', 2, null],
    ['2001:db8::1', 1, '2001:db8::1'],
  ])('reads %s behind %i proxies as %s', (forwarded, hops, source) => {
    expect(sourceOf(forwarded, hops)).toBe(source)
  })
})
