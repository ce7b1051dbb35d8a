import { describe, expect, it } from 'vitest'
import { percentile99, quickestOfEach } from './figures'

/** So many queries, with a pause of 100 ms in two of them, each time in others. */
function timed(ms: number, run: number): number[] {
  return Array.from({ length: 100 }, (_, at) => ms + (at % 50 === run ? 100 : 0))
}

describe('the quickest time of each query', () => {
  it('has no pause that met another query in each run, and all of a slower query', () => {
    const usual = percentile99(quickestOfEach([timed(5, 0), timed(5, 1), timed(5, 2)]))
    const slower = percentile99(quickestOfEach([timed(6, 0), timed(6, 1), timed(6, 2)]))
    expect([usual, slower]).toEqual([5, 6])
  })

  it('has the queries that are slow in every run', () => {
    expect(percentile99(quickestOfEach([timed(5, 7), timed(5, 7)]))).toBe(105)
  })

  it('is not taken of different queries', () => {
    expect(() => quickestOfEach([[1, 2], [1]])).toThrow('Not the same pieces')
  })
})
