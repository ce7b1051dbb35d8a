import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ringgit, sen } from '../values/money'
import { basisPoints } from '../values/rate'
import { payOffAtMinimum, payOffByFixed } from './card-payoff'
import { cardMonths } from './card-schedule'

const balances = fc.integer({ min: 1, max: 50_000_000 }).map(sen)
const rates = fc.integer({ min: 0, max: 1_800 }).map(basisPoints)
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe('a card balance month by month', () => {
  it('has the months and the charge of the minimum payment, and the payments clear balance and charge', () => {
    fc.assert(
      fc.property(balances, rates, (balance, rate) => {
        const payoff = payOffAtMinimum(balance, rate)
        const months = cardMonths(balance, rate, null, 2_000) ?? []
        const charge = sum(months.map((month) => month.charge))
        expect([months.length, charge]).toEqual([payoff.months, payoff.charge])
        expect(sum(months.map(({ payment }) => payment))).toBe(balance + charge)
        expect(months.at(-1)?.balance).toBe(0)
      }),
    )
  })

  it('has the months and the charge of a fixed payment: RM250 a month on RM5,000 at 18% takes 24', () => {
    const months = cardMonths(ringgit(5_000), basisPoints(1_800), ringgit(250), 600) ?? []
    expect([months.length, sum(months.map(({ charge }) => charge))]).toEqual([24, 98_917])
    expect(payOffByFixed(ringgit(5_000), basisPoints(1_800), ringgit(250))?.months).toBe(24)
  })

  it('is nothing for a payment that does not cover the charge, or that takes longer than asked', () => {
    expect(cardMonths(ringgit(5_000), basisPoints(1_800), ringgit(75), 600)).toBeNull()
    expect(cardMonths(ringgit(5_000), basisPoints(1_800), ringgit(250), 23)).toBeNull()
    expect(cardMonths(sen(0), basisPoints(1_800), null, 1)).toEqual([])
  })
})
