import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fixed, fixedFirst, flatFee, makeHomeLoan } from '@/tests/factories/home-loan'
import { known, missing, sourcesOf, testToday } from '@/tests/factories/product'
import type { HomeLoan } from '../categories/home-loan/figures'
import { ringgit, sen } from '../values/money'
import { basisPoints } from '../values/rate'
import { type OwnLoan, switchLoan } from './loan-switch'

const own: OwnLoan = {
  balance: ringgit(300_000),
  rate: basisPoints(480),
  years: 20,
  value: ringgit(500_000),
  exit: basisPoints(0),
  other: ringgit(0),
}
const at = (rate: number, changes: Partial<HomeLoan> = {}) =>
  makeHomeLoan({ pricing: fixed(rate), name: `At ${rate}`, slug: `at-${rate}`, ...changes })

/** Interest of a plan month by month in plain numbers, by its own level instalment: within a ringgit of whole sen. */
function interest(amount: number, rates: readonly number[]): number {
  let [balance, total] = [amount, 0]
  let payment = 0
  for (const [month, yearly] of rates.entries()) {
    const monthly = yearly / 120_000
    if (rates[month - 1] !== yearly) {
      const left = rates.length - month
      payment = monthly === 0 ? balance / left : (balance * monthly) / (1 - (1 + monthly) ** -left)
    }
    const charge = balance * monthly
    total += charge
    balance += charge - payment
  }
  return total
}

describe('moving a home loan', () => {
  it('counts stamp duty, lawyer and tax on the new loan, the charge for leaving and what else it costs', () => {
    const found = switchLoan([at(380)], { ...own, exit: basisPoints(300), other: ringgit(1_000) }, testToday)
    const amounts = Object.fromEntries((found?.move.costs ?? []).map(({ label, amount }) => [label, amount / 100]))
    // RM300,000: 3% is 9,000; duty 0.5% is 1,500; the scale 1.25% is 3,750 and 8% tax on it 300.
    expect(amounts).toMatchObject({
      'Charge for leaving your loan': 9_000,
      'Other costs': 1_000,
      'Stamp duty on the new loan': 1_500,
      'Lawyer for the new loan': 3_750,
      'Service tax on the lawyer': 300,
    })
    expect(found?.move.once).toBe(ringgit(15_550))
  })

  it('saves the interest of both less the costs, and pays for itself in the month in which they meet', () => {
    const months = (rate: number) => new Array<number>(240).fill(rate)
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 700 }), fc.integer({ min: 0, max: 300 }), (rate, exit) => {
        const mine = { ...own, rate: basisPoints(rate), exit: basisPoints(exit) }
        const found = switchLoan([at(380)], mine, testToday)
        if (found === null) throw new Error('Not taken')
        const { stay, move, saved, payback } = found
        const expected = interest(own.balance, months(rate)) - interest(own.balance, months(380)) - move.once
        expect(Math.abs(saved - expected)).toBeLessThan(500)
        expect([stay.soFar[0], move.soFar[0], stay.soFar.length]).toEqual([0, move.once, 241])
        const ahead = move.soFar.map((cost, month) => month > 0 && cost <= (stay.soFar[month] ?? 0))
        expect(ahead.indexOf(true)).toBe(payback ?? -1)
        expect(stay.total).toBe(stay.plan.charge)
        expect(move.total).toBe(move.plan.charge + move.once)
      }),
      { numRuns: 40 },
    )
  })

  it('chooses what costs least to the end, fees and later rates counted, not the lowest rate of the first years', () => {
    const teaser = at(300, { pricing: fixedFirst(2, 300, 300), name: 'Teaser' })
    // Five points less save some RM1,900 of interest: less than RM20 a month, or a valuation of RM3,000.
    const fees = at(375, { accountFee: known(ringgit(20)), name: 'Fees' })
    const valued = at(375, { valuation: flatFee(3_000), name: 'Valued' })
    const found = switchLoan([teaser, fees, valued, at(380)], own, testToday)
    expect(found?.move.loan.name).toBe('At 380')
    expect(switchLoan([at(375), at(380)], own, testToday)?.move.loan.name).toBe('At 375')
    const charged = switchLoan([fees], own, testToday)?.move
    expect(charged?.total).toBe((charged?.plan.charge ?? 0) + (charged?.once ?? 0) + ringgit(4_800))
    const first = switchLoan([teaser], own, testToday)
    // 240 months at 3% for two years, then at the reference rate of the day with 3% on it.
    const [, later] = first?.move.plan.phases ?? []
    const rates = [...new Array<number>(24).fill(300), ...new Array<number>(216).fill(later?.rate ?? 0)]
    expect(Math.abs((first?.move.plan.charge ?? 0) - interest(own.balance, rates))).toBeLessThan(500)
  })

  it('moves to none that is not published, out of date, for some people only, or that lends less on the home', () => {
    const barred = [
      at(100, { processingFee: missing }),
      at(100, { sources: sourcesOf('2026-01-01') }),
      at(100, { audience: ['government'] }),
      at(100, { margin: known(basisPoints(5_000)) }),
      at(100, { maxYears: known(15) }),
    ]
    expect(switchLoan(barred, own, testToday)).toBeNull()
    expect(switchLoan([...barred, at(380)], own, testToday)?.move.loan.name).toBe('At 380')
  })

  it('how banks pay us changes nothing', () => {
    const loans = [at(380), at(380, { name: 'Another', slug: 'another' })]
    const paid = loans.map((loan): HomeLoan => ({ ...loan, paid: loan.name === 'At 380' ? 'approval' : 'none' }))
    expect(switchLoan(paid, own, testToday)?.move.loan.name).toBe(switchLoan(loans, own, testToday)?.move.loan.name)
  })

  it('moves nothing for a loan at a low rate: the answer says what it would lose', () => {
    const found = switchLoan([at(380)], { ...own, rate: basisPoints(300) }, testToday)
    expect(found?.payback).toBeNull()
    expect(found?.saved).toBeLessThan(sen(0))
  })
})
