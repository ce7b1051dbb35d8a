import { describe, expect, it } from 'vitest'
import { isoDate, malaysianDay } from '../values/iso-date'
import { type LotMove, lastDayOfLot, lotMonthOf, lotsOf, overdue } from './lots'

const left = (moves: readonly LotMove[]) => lotsOf(moves).map((lot) => `${lot.month} ${lot.left} of ${lot.earned}`)
const came = (month: string, amount: number): LotMove => ({ month, amount })
const went = (amount: number): LotMove => ({ month: null, amount: -amount })

describe('points by month of earning', () => {
  it('go first in, first out', () => {
    expect(left([came('2026-02', 50), came('2026-01', 100), went(120)])).toEqual([
      '2026-01 0 of 100',
      '2026-02 30 of 50',
    ])
  })

  it('that come back from a hold are the last that count as used', () => {
    expect(left([came('2026-01', 100), came('2026-02', 50), went(120), { month: null, amount: 40 }])).toEqual([
      '2026-01 20 of 100',
      '2026-02 50 of 50',
    ])
  })

  it('of which more was taken back than was left are a debt, and the next earning clears it first', () => {
    const taken = [came('2026-01', 100), went(80), came('2026-01', -100)]
    expect(left(taken)).toEqual(['2026-01 0 of 0'])
    expect(left([...taken, came('2026-03', 100)])).toEqual(['2026-01 0 of 0', '2026-03 20 of 100'])
  })

  it('can be used until the end of their last day in Malaysia, a leap day too', () => {
    expect(lastDayOfLot('2026-02', 24)).toBe('2028-02-29')
    const lots = lotsOf([came('2026-02', 5)])
    const lastMoment = Date.parse('2028-02-29T15:59:59.999Z')
    expect(overdue(lots, 24, malaysianDay(lastMoment))).toEqual([])
    expect(overdue(lots, 24, malaysianDay(lastMoment + 1))).toEqual(lots)
    expect(overdue(lotsOf([came('2026-02', 5), went(5)]), 24, isoDate('2030-01-01'))).toEqual([])
  })

  it('belong to the month in Malaysia, not in London', () => {
    expect(lotMonthOf(Date.parse('2026-11-30T15:59:59.999Z'))).toBe('2026-11')
    expect(lotMonthOf(Date.parse('2026-11-30T16:00:00.000Z'))).toBe('2026-12')
  })
})
