import { expect, it } from 'vitest'
import { movementWords } from './history'

it('names a withdrawal in the history, and leaves every other movement its own words', () => {
  expect(movementWords('hold', 'withdrawal')).toBe('Set aside for a withdrawal')
  expect(movementWords('redeem', 'withdrawal')).toBe('Withdrawn')
  expect(movementWords('give-back', 'withdrawal')).toBe('Given back: the withdrawal was not paid')
  expect(movementWords('hold', 'redemption')).toBe('Set aside for a redemption')
  expect(movementWords('expire', 'month-over')).toBe('Expired')
})
