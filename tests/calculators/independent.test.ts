import fc from 'fast-check'
import * as financial from 'financial'
import { describe, expect, it } from 'vitest'
import { loanFor } from '@/lib/domain/calculators/affordability'
import { settleReducing } from '@/lib/domain/calculators/early-settlement'
import { effectiveRate } from '@/lib/domain/calculators/effective-rate'
import { balanceAfter, exactInstalment } from '@/lib/domain/calculators/loan'
import { flatToEffective } from '@/lib/domain/calculators/rate-converter'
import { futureValue, netPresentValue, periodsToReach, presentValue } from '@/lib/domain/calculators/time-value'
import { sen } from '@/lib/domain/values/money'
import { basisPoints } from '@/lib/domain/values/rate'

/** Ours in ringgit against the library's answer, to 1e-6 of a ringgit or, for large sums, of the sum. */
function agrees(ours: number, theirs: number): void {
  expect(Math.abs(ours - theirs)).toBeLessThanOrEqual(1e-6 * Math.max(1, Math.abs(theirs) * 1e-3))
}

const ringgitAmounts = fc.integer({ min: 1_000, max: 2_000_000 })
const rates = fc.integer({ min: 1, max: 1_800 })
const terms = fc.integer({ min: 1, max: 420 })
const loans = fc.tuple(ringgitAmounts, rates, terms)
const runs = { numRuns: 2_000 }

describe('agreement with an independent library to 1e-6', () => {
  it('pmt: the instalment', () => {
    fc.assert(
      fc.property(loans, ([amount, rate, months]) => {
        const ours = exactInstalment(sen(amount * 100), basisPoints(rate), months) / 100
        agrees(ours, -financial.pmt(rate / 120_000, months, amount))
      }),
      runs,
    )
  })

  it('ipmt and ppmt: charge and principal of any month', () => {
    const months = loans.chain((loan) => fc.tuple(fc.constant(loan), fc.integer({ min: 1, max: loan[2] })))
    fc.assert(
      fc.property(months, ([[amount, rate, term], month]) => {
        const owed = (paid: number) => balanceAfter(sen(amount * 100), basisPoints(rate), term, paid) / 100
        agrees((owed(month - 1) * rate) / 120_000, -Number(financial.ipmt(rate / 120_000, month, term, amount)))
        agrees(owed(month - 1) - owed(month), -financial.ppmt(rate / 120_000, month, term, amount))
      }),
      runs,
    )
  })

  it('fv: what is owed after some instalments, and what savings grow to', () => {
    fc.assert(
      fc.property(loans, ([amount, rate, months]) => {
        const monthly = rate / 120_000
        const paid = Math.floor(months / 2)
        const instalment = financial.pmt(monthly, months, amount)
        const owed = settleReducing(sen(amount * 100), basisPoints(rate), months, paid).balance / 100
        agrees(owed, -financial.fv(monthly, paid, instalment, amount))
        agrees(futureValue(amount, 100, monthly, months), financial.fv(monthly, months, -100, -amount))
      }),
      runs,
    )
  })

  it('pv: the loan that an instalment repays', () => {
    fc.assert(
      fc.property(loans, ([instalment, rate, months]) => {
        const theirs = -financial.pv(rate / 120_000, months, instalment)
        agrees(presentValue(instalment, rate / 120_000, months), theirs)
        if (theirs < 10_000_000) agrees(loanFor(sen(instalment * 100), basisPoints(rate), months) / 100, theirs)
      }),
      runs,
    )
  })

  it('nper: the months until a target', () => {
    fc.assert(
      fc.property(ringgitAmounts, rates, fc.integer({ min: 1, max: 5_000 }), (target, rate, payment) => {
        const monthly = rate / 120_000
        agrees(periodsToReach(500, payment, monthly, target) ?? -1, financial.nper(monthly, -payment, -500, target))
      }),
      runs,
    )
  })

  it('rate: the effective rate of a flat loan', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 1_500 }), fc.integer({ min: 2, max: 120 }), (flat, months) => {
        const instalment = (1 + (flat * months) / 120_000) / months
        const theirs = financial.rate(months, -instalment, 1, 0, financial.PaymentDueTime.End, 0.01, 1e-12, 200)
        agrees(flatToEffective(basisPoints(flat), months)?.monthly ?? Number.NaN, theirs)
      }),
      runs,
    )
  })

  it('irr: the effective rate of uneven payments', () => {
    const payments = fc.array(fc.integer({ min: 500, max: 5_000 }), { minLength: 2, maxLength: 60 })
    fc.assert(
      fc.property(payments, fc.integer({ min: 1, max: 300 }), (paid, thousandths) => {
        const received = paid.reduce((sum, payment) => sum + payment, 0) / (1 + thousandths / 1_000)
        const theirs = financial.irr([-received, ...paid], 0.01, 1e-12, 500)
        agrees(effectiveRate(received, paid)?.monthly ?? Number.NaN, theirs)
      }),
      runs,
    )
  })

  it('npv: today’s worth of flows', () => {
    const flows = fc.array(fc.integer({ min: -50_000, max: 50_000 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(flows, rates, (values, rate) => {
        agrees(netPresentValue(rate / 10_000, values), financial.npv(rate / 10_000, values))
      }),
      runs,
    )
  })
})
