import { describe, expect, test } from 'vitest'
import { answered, blockedAfterPaint, changedMark, largestPaint } from './trace'

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

describe('a press', () => {
  const dispatch = (type: string, ts: number) => ({ ...main, name: 'EventDispatch', ts, args: { data: { type } } })
  const frame = (ts: number, dur: number) => ({ ...main, name: 'ProxyMain::BeginMainFrame', ts, dur })
  const changed = (ts: number) => ({ ...main, name: changedMark, ts })
  const press = [
    dispatch('pointerup', 1_000_000),
    task(1_000_000, 10_000),
    dispatch('click', 1_005_000),
    task(1_020_000, 4_000),
    frame(1_020_000, 4_000),
    task(1_030_000, 20_000),
    changed(1_050_000),
    task(1_060_000, 8_000),
    frame(1_060_000, 8_000),
  ]

  test('is answered by the work of its thread, and a frame to present it, and waiting costs nothing', () => {
    expect(answered(press, 1)).toEqual({ painted: 14 + 16, finished: 34, shown: 42 + 16 })
  })

  test('is slower on a slower processor, but for presenting it', () => {
    expect(answered(press, 4)).toEqual({ painted: 56 + 16, finished: 136, shown: 168 + 16 })
  })

  test('is the last one, without what was worked or changed while the finger was down', () => {
    const before = [dispatch('pointerup', 100_000), dispatch('click', 101_000), task(200_000, 90_000), changed(250_000)]
    expect(answered([...before, ...press], 1)).toEqual(answered(press, 1))
  })

  test('is finished with the last of its changes', () => {
    const later = [task(2_000_000, 6_000), changed(2_003_000), frame(2_010_000, 0)]
    expect(answered([...press, ...later], 1).finished).toBe(45)
  })

  test('counts no time in which somebody else had the processor', () => {
    const shared = press.map((one) => (one.ts === 1_030_000 ? { ...one, dur: 200_000, tdur: 2_000 } : one))
    expect(answered(shared, 1).finished).toBeCloseTo(14.2)
  })

  test('is not answered where nothing changed, no frame came or nobody pressed', () => {
    const without = (name: string) => press.filter((one) => one.name !== name)
    expect(() => answered(without(changedMark), 1)).toThrow('changed nothing')
    expect(() => answered(without('ProxyMain::BeginMainFrame'), 1)).toThrow('No frame')
    expect(() => answered(without('EventDispatch'), 1)).toThrow('no press')
  })
})
