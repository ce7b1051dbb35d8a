import { describe, expect, test } from 'vitest'
import { answered, changedMark } from './trace'

const main = { pid: 7, tid: 1 }
const task = (ts: number, dur: number, tdur = dur) => ({
  ...main,
  name: 'ThreadControllerImpl::RunTask',
  ts,
  dur,
  tdur,
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
