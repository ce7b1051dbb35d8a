import { expect, it } from 'vitest'
import { scheduleBudgetMs, timeSchedules } from './schedule-speed'

it('works out a hundred schedules of 420 rows within 20 ms', () => {
  expect(timeSchedules()).toBeLessThanOrEqual(scheduleBudgetMs)
})
