import { describe, expect, test } from 'vitest'
import { blockedAfterPaint, largestPaint } from './trace'

const main = { pid: 7, tid: 1 }
const args = { data: { navigationId: 'page' } }
const paint = { ...main, name: 'firstContentfulPaint', ts: 1_000_000, args }
const task = (ts: number, dur: number, tdur = dur) => ({
  ...main,
  name: 'ThreadControllerImpl::RunTask',
  ts,
  dur,
  tdur,
})

describe('blocked time', () => {
  test('is what each task works beyond 50 ms', () => {
    expect(
      blockedAfterPaint([paint, task(2_000_000, 80_000), task(3_000_000, 50_000), task(4_000_000, 70_000)], 1),
    ).toBe(50)
  })

  test('counts no time in which somebody else had the processor', () => {
    expect(blockedAfterPaint([paint, task(2_000_000, 400_000, 60_000)], 1)).toBe(10)
  })

  test('is that of a slower processor, before and after the paint', () => {
    expect(blockedAfterPaint([paint, task(2_000_000, 20_000), task(3_000_000, 12_000)], 4)).toBe(30)
    expect(blockedAfterPaint([paint, task(985_000, 20_000)], 4)).toBe(20)
  })

  test('begins with the first paint, also in the middle of a task', () => {
    expect(blockedAfterPaint([paint, task(500_000, 300_000), task(900_000, 120_000)], 1)).toBe(20)
  })

  test('is that of the thread that draws', () => {
    const others = [
      { ...task(2_000_000, 90_000), tid: 2 },
      { ...task(2_000_000, 90_000), pid: 8 },
    ]
    expect(blockedAfterPaint([paint, ...others], 1)).toBe(0)
  })

  test('is not zero for a page that never came', () => {
    expect(() => blockedAfterPaint([task(0, 90_000)], 1)).toThrow('no first paint')
  })
})

describe('largest paint', () => {
  const event = (name: string, ts: number) => ({ ...main, name, ts, args })
  const candidate = 'largestContentfulPaint::Candidate'
  const load = [event('navigationStart', 500_000), task(600_000, 20_000), paint]

  test('is the last candidate, and what was worked until then as often as the processor is slower', () => {
    expect(largestPaint([...load, event(candidate, 1_000_000)], 1)).toBe(500)
    expect(largestPaint([...load, event(candidate, 1_000_000), event(candidate, 1_100_000)], 4)).toBe(660)
  })

  test('counts neither a page before, a drawing, nor what comes after it, and of a task in between its share', () => {
    const before = [{ ...main, name: 'navigationStart', ts: 100_000 }, task(200_000, 90_000)]
    const drawing = { ...event('navigationStart', 700_000), args: { data: { navigationId: 'drawing' } } }
    const after = [task(990_000, 40_000), event(candidate, 1_000_000), task(1_200_000, 90_000)]
    expect(largestPaint([...before, ...load, drawing, ...after], 2)).toBe(530)
  })

  test('counts no time in which somebody else had the processor', () => {
    expect(largestPaint([...load, task(700_000, 100_000, 10_000), event(candidate, 1_000_000)], 2)).toBe(530)
  })

  test('is not zero for a page that never came', () => {
    expect(() => largestPaint(load, 1)).toThrow('no largest paint')
  })
})
