import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bandOf, makePersonalLoan, makeReducingLoan } from '@/tests/factories/personal-loan'
import { known, missing, sourcesOf, testToday } from '@/tests/factories/product'
import { flatAgreement, settleFlat } from '../calculators/early-settlement'
import type { PersonalLoan } from '../categories/personal-loan/figures'
import { ringgit, sen } from '../values/money'
import { basisPoints } from '../values/rate'
import { ratioValue } from '../values/ratio'
import { type OwnPersonalLoan, type PersonalLoanSwitch, switchPersonalLoan } from './personal-loan-switch'

const own: OwnPersonalLoan = { settlement: ringgit(10_000), instalment: ringgit(400), months: 30 }
const at = (rate: number, changes: Partial<PersonalLoan> = {}) =>
  makeReducingLoan({ rates: known([bandOf(rate)]), name: `At ${rate}`, slug: `at-${rate}`, ...changes })

function found(loans: readonly PersonalLoan[], of: OwnPersonalLoan = own): PersonalLoanSwitch {
  const result = switchPersonalLoan(loans, of, testToday)
  if (typeof result === 'string') throw new Error(result)
  return result
}

describe('moving a personal loan', () => {
  it('borrows no more than what settles it after the fees, in whole ringgit', () => {
    // Duty of RM5 for each RM1,000 or part and 2% processing: of RM10,261 they take RM55 + RM205.22, of RM10,260 RM55 + RM205.20.
    const { move } = found([at(600, { processingFee: known({ rate: basisPoints(200), least: sen(0), most: null }) })])
    expect([move.borrowed, move.once, move.paidOut]).toEqual([ringgit(10_261), sen(26_022), sen(1_000_078)])
  })

  it('counts the instalments that are left against what settles it, on both sides', () => {
    const { stay, move, saved } = found([at(600, { stampDuty: known(basisPoints(0), 'fees') })])
    expect(stay.total).toBe(ringgit(2_000))
    // RM10,000 over 30 months at 0.5% a month: M = 10,000 × 0.005 ÷ (1 − 1.005^−30) = RM359.79.
    expect([move.instalment, move.once]).toEqual([sen(35_979), sen(0)])
    expect(Math.abs(move.total - (35_979 * 30 - ringgit(10_000)))).toBeLessThan(30)
    expect(saved).toBe(stay.total - move.total)
  })

  it('has each month what it cost so far: nothing or the fees at first, the whole at the end, never less than before', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 300, max: 1_500 }),
        fc.integer({ min: 6, max: 84 }),
        fc.integer({ min: 101, max: 160 }),
        (rate, months, part) => {
          const instalment = sen(Math.ceil((own.settlement * part) / 100 / months))
          const { stay, move, payback } = found([at(rate)], { ...own, months, instalment })
          for (const { soFar, total } of [stay, move]) {
            expect([soFar.length, soFar.at(-1)]).toEqual([months + 1, total])
            // The last month settles what the cents of the others left.
            expect(soFar.slice(1).every((cost, month) => cost >= (soFar[month] ?? 0) - months)).toBe(true)
          }
          expect([stay.soFar[0], move.soFar[0]]).toEqual([0, move.once])
          const even = move.soFar.map((cost, month) => month > 0 && cost <= (stay.soFar[month] ?? 0))
          expect(even.indexOf(true)).toBe(payback ?? -1)
        },
      ),
      { numRuns: 40 },
    )
  })

  it('does not call leaving an old flat loan a saving because the new rate looks lower', () => {
    // RM20,000 at 6% flat over 60 months: after 40 instalments the Rule of 78 has taken most of its charge.
    const agreement = flatAgreement(ringgit(20_000), basisPoints(600), 60)
    const settlement = sen(Math.round(ratioValue(settleFlat(agreement, 40).settlement)))
    const instalment = sen(Math.round(ratioValue(agreement.instalment)))
    const { saved, stay, move } = found([at(1_000)], { settlement, instalment, months: 20 })
    expect(agreement.monthly * 12).toBeGreaterThan(0.106)
    expect(stay.eir).toBe(962)
    expect(move.eir).toBe(1_067)
    expect(saved).toBeLessThan(0)
  })

  it('chooses by the whole cost at the upper end of the rate, not by the lowest rate', () => {
    const teaser = at(300, { rates: known([bandOf(300, 1_200)]), name: 'Teaser' })
    const fee = at(590, { processingFee: known({ rate: basisPoints(300), least: sen(0), most: null }), name: 'Fee' })
    const flat = makePersonalLoan({ rates: known([bandOf(400)]), name: 'Flat' })
    expect(found([teaser, fee, flat, at(600)]).move.loan.name).toBe('At 600')
  })

  it('moves to none that is not published, out of date, for some people or another use only, or that does not lend so', () => {
    const barred = [
      at(100, { processingFee: missing }),
      at(100, { sources: sourcesOf('2026-01-01') }),
      at(100, { audience: ['government'] }),
      at(100, { purpose: ['education'] }),
      at(100, { maxAmount: known(ringgit(10_000)) }),
      at(100, { maxMonths: known(24) }),
    ]
    expect(switchPersonalLoan(barred, own, testToday)).toBe('none')
    expect(found([...barred, at(600)]).move.loan.name).toBe('At 600')
    expect(found([at(500, { purpose: ['debt-consolidation'] }), at(600)]).move.loan.name).toBe('At 500')
  })

  it('has nothing to save where the instalments that are left come to no more than settling', () => {
    expect(switchPersonalLoan([at(600)], { ...own, instalment: sen(33_333) }, testToday)).toBe('nothing-to-save')
    expect(found([at(600)], { ...own, instalment: sen(33_334) }).saved).toBeLessThan(0)
  })

  it('how lenders pay us changes nothing', () => {
    const loans = [at(600), at(600, { name: 'Another', slug: 'another' })]
    const paid = loans.map((loan): PersonalLoan => ({ ...loan, paid: loan.name === 'At 600' ? 'approval' : 'none' }))
    expect(found(paid).move.loan.name).toBe(found(loans).move.loan.name)
  })
})
