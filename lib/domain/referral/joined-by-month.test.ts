import { expect, it } from 'vitest'
import { joinedByMonth } from './joined-by-month'

it('counts friends by month of joining, with the months in between and over the end of a year', () => {
  expect(joinedByMonth(['2027-01', '2026-11', '2027-01'])).toEqual([
    { month: '2026-11', count: 1 },
    { month: '2026-12', count: 0 },
    { month: '2027-01', count: 2 },
  ])
})

it('goes back a year', () => {
  const found = joinedByMonth(['2025-01', '2026-11'])
  expect([found.length, found[0]?.month, found.at(-1)]).toEqual([12, '2025-12', { month: '2026-11', count: 1 }])
})

it('has no month while nobody joined', () => {
  expect(joinedByMonth([])).toEqual([])
})
