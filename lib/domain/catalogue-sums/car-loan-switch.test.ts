import { describe, expect, it } from 'vitest'
import { carBand, makeCarLoan, makeFlatCarLoan } from '@/tests/factories/car-loan'
import { known, missing, sourcesOf, testToday } from '@/tests/factories/product'
import type { CarMoveValues } from '../calculator-pages/car-move-fields'
import type { CarLoan } from '../categories/car-loan/figures'
import { ringgit, sen } from '../values/money'
import { basisPoints } from '../values/rate'
import { type CarLoanSwitch, switchCarLoan } from './car-loan-switch'

/** RM70,000 at 3% flat over 84 months, left after 36: the published check value. */
const own: CarMoveValues = {
  settlement: sen(4_355_765),
  instalment: sen(100_833),
  months: 48,
  value: ringgit(55_000),
  age: 3,
  origin: 'national',
}
const used = (rate: number, rateTo = rate) => known([carBand(rate, rateTo, { vehicle: 'used', ageTo: 7 })])
const at = (rate: number, changes: Partial<CarLoan> = {}) =>
  makeCarLoan({ rates: used(rate), name: `At ${rate}`, slug: `at-${rate}`, ...changes })

function found(loans: readonly CarLoan[], changes: Partial<CarMoveValues> = {}): CarLoanSwitch {
  const result = switchCarLoan(loans, { ...own, ...changes }, testToday)
  if ('kind' in result) throw new Error(JSON.stringify(result))
  return result
}

describe('moving a car loan', () => {
  it('counts the instalments of both and what entering the new agreement costs, to the sen', () => {
    const fees = { stampDuty: known(ringgit(10), 'fees'), claimFee: known(ringgit(50), 'fees') }
    const { stay, moves, saved } = found([at(400, fees)])
    // 48 × RM1,008.33 − RM43,557.65.
    expect(stay.total).toBe(484_219)
    // M = 43,557.65 × i ÷ (1 − (1 + i)^−48), i = 4% ÷ 12: RM983.492, and the last instalment settles the cents.
    expect([moves[0].instalment, moves[0].once]).toEqual([sen(98_349), ringgit(60)])
    expect(Math.abs(moves[0].total - (98_349 * 48 - 4_355_765 + 6_000))).toBeLessThan(30)
    expect(saved).toBe(stay.total - moves[0].total)
  })

  it('does not call a lower flat rate a saving: 3% flat again costs more than staying', () => {
    expect(found([makeFlatCarLoan(300, { rates: used(300) })]).saved).toBeLessThan(0)
  })

  it('shows the three cheapest by the whole cost, at the upper end of the rate', () => {
    const teaser = at(300, { rates: used(300, 900), name: 'Teaser' })
    const { moves } = found([teaser, at(600), at(500), at(450), at(400, { stampDuty: known(ringgit(5_000), 'fees') })])
    expect(moves.map(({ loan }) => loan.name)).toEqual(['At 450', 'At 500', 'At 600'])
  })

  it('moves to none that is out of date, for some people only, whose fees are not published or that takes no such car', () => {
    const barred = [
      at(100, { claimFee: missing }),
      at(100, { sources: sourcesOf('2026-01-01') }),
      at(100, { audience: ['members'] }),
      at(100, { rates: known([carBand(100)]) }),
      at(100, { rates: known([carBand(100, 100, { vehicle: 'used', ageTo: 2 })]) }),
      at(100, { rates: known([carBand(100, 100, { vehicle: 'used', ageTo: 7, marginTo: basisPoints(7_500) })]) }),
    ]
    expect(found([...barred, at(600)]).moves.map(({ loan }) => loan.name)).toEqual(['At 600'])
    const none = switchCarLoan(barred, own, testToday)
    expect(none).toEqual({
      kind: 'none',
      reasons: ['No used cars', 'Cars up to 2 years old', 'Lends up to 75% of the price'],
    })
  })

  it('has nothing to save where the instalments that are left come to no more than settling', () => {
    expect(switchCarLoan([at(100)], { ...own, instalment: ringgit(900) }, testToday)).toEqual({
      kind: 'nothing-to-save',
    })
  })

  it('how lenders pay us changes nothing', () => {
    const loans = [at(600), at(600, { name: 'Another', slug: 'another' })]
    const paid = loans.map((loan): CarLoan => ({ ...loan, paid: loan.name === 'At 600' ? 'approval' : 'none' }))
    expect(found(paid).moves[0].loan.name).toBe(found(loans).moves[0].loan.name)
  })
})
