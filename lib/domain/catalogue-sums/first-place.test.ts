import { describe, expect, it } from 'vitest'
import { makeFixedDeposit, placementOf } from '@/tests/factories/fixed-deposit'
import { known, testToday } from '@/tests/factories/product'
import type { FixedDeposit } from '../categories/fixed-deposit/figures'
import { ringgit } from '../values/money'
import { firstDeposit } from './first-place'

const deposit = (name: string, months: readonly number[], rate: number, changes: Partial<FixedDeposit> = {}) =>
  makeFixedDeposit({
    name,
    slug: name.toLowerCase(),
    placements: known(months.map((one) => placementOf(one, rate))),
    ...changes,
  })

function answer(deposits: readonly FixedDeposit[], amount: number, months: number, vary: 'amount' | 'months') {
  const calculator = firstDeposit.over(deposits)
  const values = Object.fromEntries(
    Object.entries(calculator.fields).map(([name, field]) => [
      name,
      typeof field.default === 'function' ? field.default(testToday) : field.default,
    ]),
  )
  const result = calculator.work({ ...values, amount: ringgit(amount), months, vary }, testToday)
  if (result.kind === 'refusal') throw new Error(result.text)
  return result
}

describe('when another product is first', () => {
  it('says up to which month none fits, where one fits after it', () => {
    const { headline, verdict } = answer(
      [deposit('Short', [12], 380), deposit('Long', [18], 390)],
      10_000,
      12,
      'months',
    )
    expect(headline).toMatchObject({ value: 'For 13 months to 17 months', unit: 'no product fits' })
    expect(verdict?.text).not.toMatch(/From 13 months/)
  })

  it('says from which amount on one is first only where it is first for all that was tried', () => {
    const small = deposit('Small', [12], 380)
    const large = deposit('Large', [12], 400, { placements: known([placementOf(12, 400, 20_000)]) })
    expect(answer([small, large], 10_000, 12, 'amount').headline.value).toBe('From RM20,000')
    const largest = deposit('Largest', [12], 420, { placements: known([placementOf(12, 420, 50_000)]) })
    expect(answer([small, large, largest], 10_000, 12, 'amount').headline.value).toBe('For RM20,000 to RM49,999')
  })

  it('counts products, not the lack of one', () => {
    const { figures } = answer([deposit('Short', [12], 380), deposit('Long', [18], 390)], 10_000, 12, 'months')
    expect(figures.find(({ label }) => label === 'Different products first')?.value).toBe('2')
  })
})
