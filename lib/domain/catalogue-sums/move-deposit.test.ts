import { describe, expect, it } from 'vitest'
import { makeFixedDeposit, placementOf } from '@/tests/factories/fixed-deposit'
import { known, testToday } from '@/tests/factories/product'
import { ringgit } from '../values/money'
import { basisPoints } from '../values/rate'
import { moveDeposit } from './move-deposit'

const calculator = moveDeposit.over([makeFixedDeposit({ placements: known([placementOf(9, 500)]) })])

function verdict(amount: number): string {
  const values = { amount: ringgit(amount), rate: basisPoints(200), months: 12, done: 3, leaving: 'no-return' }
  const result = calculator.work(values, testToday)
  if (result.kind === 'refusal') throw new Error(result.text)
  return result.verdict?.text ?? ''
}

describe('a deposit to move to', () => {
  it('is told to be more than is protected at one bank, its interest included', () => {
    expect(verdict(250_000)).toMatch(/RM250,000 that PIDM protects/)
    // RM245,000 and nine months at 5% come to more than RM250,000; RM240,000 do not.
    expect(verdict(245_000)).toMatch(/PIDM/)
    expect(verdict(240_000)).not.toMatch(/PIDM/)
  })
})
