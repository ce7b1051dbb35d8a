import { describe, expect, test } from 'vitest'
import { blockedAfterPaint } from './blocked'

const main = { pid: 7, tid: 1 }
const paint = { ...main, name: 'firstContentfulPaint', ts: 1_000_000 }
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
