import { describe, expect, it } from 'vitest'
import { isoDate } from '@/lib/domain/values/iso-date'
import { stepPath } from './draw-history'

const steps = (...all: readonly [on: string, value: number | null][]) =>
  all.map(([on, value]) => ({ on: isoDate(on), text: String(value), value }))
const today = isoDate('2026-11-11')

describe('the line of a figure that changed', () => {
  it('stays level from each day until the next change, the highest figure on top', () => {
    expect(stepPath({ steps: steps(['2026-11-01', 280], ['2026-11-06', 310]), today })).toBe(
      'M6,114L320,114L320,6L634,6',
    )
  })

  it('is broken where there is nothing to draw', () => {
    const all = steps(['2026-11-01', 280], ['2026-11-06', null], ['2026-11-11', 310])
    expect(stepPath({ steps: all, today })).toBe('M6,114L320,114M634,6L634,6')
  })

  it('goes through the middle where all figures are the same', () => {
    const all = steps(['2026-11-01', 280], ['2026-11-06', null])
    expect(stepPath({ steps: all, today })).toBe('M6,60L320,60')
  })
})
