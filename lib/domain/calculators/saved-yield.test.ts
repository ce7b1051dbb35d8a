import { expect, it } from 'vitest'
import { savedYield } from './saved-yield'

const level = (months: number) => Array<number>(months).fill(100)

it.each([
  ['one payment that grows by a tenth', [1_000], 1_100, 12, 0.1],
  ['one payment that loses a tenth', [1_000], 900, 12, -0.1],
  ['one payment over two years', [1_000], 1_210, 24, 0.1],
  ['payments that come back as they were', level(240), 24_000, 240, 0],
  // 100 × ((1.01^12 − 1) ÷ 0.01) × 1.01 = 1,280.93; 1.01^12 − 1 = 12.6825 %.
  ['twelve payments at 1% a month', level(12), 1_280.932_804, 12, 0.126_825_03],
])('%s', (_, payments, end, months, rate) => {
  expect(savedYield(payments, end, months)).toBeCloseTo(rate, 7)
})

it('is none where nothing is paid or nothing comes back', () => {
  expect(savedYield([], 100, 12)).toBeNull()
  expect(savedYield([100], 0, 12)).toBeNull()
  expect(savedYield(level(13), 100, 12)).toBeNull()
})
