import { describe, expect, it } from 'vitest'
import { isoDate } from '@/lib/domain/values/iso-date'
import { completedYears } from './accounts'

describe('completedYears', () => {
  it.each([
    ['2008-11-20', '2026-11-19', 17],
    ['2008-11-20', '2026-11-20', 18],
    ['2008-11-20', '2027-01-01', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-29', 20],
    ['2026-11-20', '2026-11-20', 0],
  ])('born %s, on %s: %i', (birth, today, years) => {
    expect(completedYears(isoDate(birth), isoDate(today))).toBe(years)
  })
})
