import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { loanFor, mostInstalment } from '@/lib/domain/calculators/affordability'
import { type BuyerKind, buyerKinds, buyingCosts } from '@/lib/domain/calculators/buying-costs'
import { payOffByFixed } from '@/lib/domain/calculators/card-payoff'
import { shareBill } from '@/lib/domain/calculators/claims'
import {
  holdings,
  mostProtectedPrincipal,
  protectRest,
  splitProtection,
  spreadOver,
} from '@/lib/domain/calculators/deposit-protection'
import { flatAgreement, settleFlat, settleReducing } from '@/lib/domain/calculators/early-settlement'
import { effectiveRate } from '@/lib/domain/calculators/effective-rate'
import { exactInstalment, flatPlan, planPayments, reducingPlan, reducingSchedule } from '@/lib/domain/calculators/loan'
import { motorPremium, motorTaxes } from '@/lib/domain/calculators/motor-premium'
import { flatToEffective, reducingToFlat } from '@/lib/domain/calculators/rate-converter'
import { isoDate } from '@/lib/domain/values/iso-date'
import { ringgit, sen } from '@/lib/domain/values/money'
import { basisPoints } from '@/lib/domain/values/rate'
import { minus, ratioValue } from '@/lib/domain/values/ratio'

// Ten thousand cases of one promise take a second alone, and far longer beside other work.
vi.setConfig({ testTimeout: 60_000 })

const amounts = fc.integer({ min: 100_000, max: 200_000_000 }).map(sen)
const rates = fc.integer({ min: 0, max: 1_800 }).map(basisPoints)
const positiveRates = fc.integer({ min: 1, max: 1_800 }).map(basisPoints)
const terms = fc.integer({ min: 1, max: 420 })
const day = isoDate('2026-11-21')

/** Ten thousand cases of one promise. */
function always<T extends [unknown, ...unknown[]]>(
  ...property: [...{ [K in keyof T]: fc.Arbitrary<T[K]> }, (...values: T) => void]
) {
  fc.assert(fc.property<T>(...property), { numRuns: 10_000 })
}

describe('repayment', () => {
  it('the rows of a schedule sum to principal and charge to the sen, and end at nothing', () => {
    always(amounts, rates, terms, (amount, rate, months) => {
      const rows = reducingSchedule(amount, rate, months)
      const plan = reducingPlan(amount, rate, months)
      let principal = 0
      let charge = 0
      for (const row of rows) {
        principal += row.principal
        charge += row.charge
      }
      expect([principal, charge, rows.at(-1)?.balance]).toEqual([amount, plan.charge, 0])
      const payments = planPayments(plan, months)
      expect(payments.reduce((total, payment) => total + payment, 0)).toBe(amount + charge)
      expect(payments.findLast((payment) => payment > 0)).toBe(plan.last)
    })
  })

  it('a flat plan pays its charge and principal to the sen', () => {
    always(amounts, rates, terms, (amount, rate, months) => {
      const plan = flatPlan(amount, rate, months)
      const payments = planPayments(plan, months)
      expect(payments.reduce((total, payment) => total + payment, 0)).toBe(amount + plan.charge)
      expect(payments.findLast((payment) => payment > 0)).toBe(plan.last)
    })
  })

  it('the effective rate of a plan brings its payments back to the principal', () => {
    always(amounts, positiveRates, terms, fc.boolean(), (amount, rate, months, flat) => {
      const plan = flat ? flatPlan(amount, rate, months) : reducingPlan(amount, rate, months)
      const payments = planPayments(plan, months)
      const monthly = effectiveRate(amount, payments)?.monthly ?? Number.NaN
      const worth = payments.reduceRight((later, payment) => (later + payment) / (1 + monthly), 0)
      expect(Math.abs(worth / amount - 1)).toBeLessThan(1e-9)
    })
  })

  it('a dearer rate costs more a month and in all; a longer term less a month and more in all', () => {
    always(amounts, positiveRates, terms, (amount, rate, months) => {
      const instalment = exactInstalment(amount, rate, months)
      expect(exactInstalment(amount, basisPoints(rate + 1), months)).toBeGreaterThan(instalment)
      const longer = exactInstalment(amount, rate, months + 1)
      expect(longer).toBeLessThan(instalment)
      expect(longer * (months + 1)).toBeGreaterThan(instalment * months)
    })
  })

  it('a loan within reach is repaid by the instalment it came from', () => {
    always(amounts, positiveRates, terms, (amount, rate, months) => {
      expect(loanFor(sen(Math.ceil(exactInstalment(amount, rate, months))), rate, months)).toBeGreaterThanOrEqual(
        amount - 1e-3,
      )
    })
  })

  it('commitments and the largest instalment together never pass the cap', () => {
    always(amounts, amounts, fc.integer({ min: 0, max: 10_000 }).map(basisPoints), (income, committed, cap) => {
      const instalment = mostInstalment(income, committed, cap)
      if (instalment > 0) expect(instalment + committed).toBeLessThanOrEqual((income * cap) / 10_000 + 1e-6)
    })
  })
})

describe('early settlement', () => {
  const cases = terms.chain((months) => fc.tuple(fc.constant(months), fc.integer({ min: 0, max: months })))

  it('is never above the instalments that remain, nor is a rebate above the charge', () => {
    always(amounts, positiveRates, cases, (amount, rate, [months, paid]) => {
      const agreement = flatAgreement(amount, rate, months)
      const flat = settleFlat(agreement, paid)
      const kept = minus(agreement.charge, flat.rebate)
      for (const { over } of [flat.settlement, flat.rebate, kept]) expect(over >= 0n).toBe(true)
      const reducing = settleReducing(amount, rate, months, paid)
      const remaining = exactInstalment(amount, rate, months) * (months - paid)
      expect(Math.max(reducing.balance, reducing.netBalanceDue)).toBeLessThanOrEqual(remaining + 1e-3)
    })
  })

  it('the Rule of 78 never asks less than the reducing balance at the same effective rate', () => {
    always(amounts, positiveRates, cases, (amount, rate, [months, paid]) => {
      const flat = settleFlat(flatAgreement(amount, rate, months), paid)
      expect((ratioValue(flat.settlement) - flat.reducing) / amount).toBeGreaterThan(-1e-9)
    })
  })
})

describe('rates', () => {
  it('a flat rate made effective and back is the same flat rate', () => {
    always(
      fc.integer({ min: 1, max: 1_800 }).map(basisPoints),
      fc.integer({ min: 2, max: 120 }),
      (reducing, months) => {
        const flat = reducingToFlat(reducing / 10_000, months)
        const instalment = (1 + (flat * months) / 12) / months
        const back = effectiveRate(1, new Array<number>(months).fill(instalment))?.nominal ?? Number.NaN
        expect(back * 10_000).toBeCloseTo(reducing, 5)
        expect(flatToEffective(reducing, months)?.nominal).toBeGreaterThan(reducing / 10_000)
      },
    )
  })
})

describe('limits', () => {
  const deposit = fc.record({
    bank: fc.constantFrom('A', 'B', 'C'),
    islamic: fc.boolean(),
    holding: fc.constantFrom(...holdings),
    holder: fc.constantFrom('', 'x', 'y'),
    amount: fc.integer({ min: 0, max: 100_000_000 }).map(sen),
  })

  it('no slot is protected above the limit and no sen is lost or counted twice', () => {
    always(fc.array(deposit, { maxLength: 12 }), (deposits) => {
      const split = splitProtection(deposits)
      expect(Math.max(0, ...split.slots.map((slot) => slot.covered))).toBeLessThanOrEqual(ringgit(250_000))
      expect(split.covered + split.uncovered).toBe(deposits.reduce((total, { amount }) => total + amount, 0))
    })
  })

  it('a plan moves nothing twice, protects all that it places with room to spare, and uses no bank that is not there', () => {
    const most = fc.integer({ min: 10_000_000, max: 25_000_000 }).map(sen)
    always(fc.array(deposit, { maxLength: 12 }), most, fc.integer({ min: 0, max: 9 }), (deposits, filled, members) => {
      const split = splitProtection(deposits)
      const { within, elsewhere, unplaced } = protectRest(split, { most: filled, members })
      const over = split.slots.filter(({ uncovered }) => uncovered > 0)
      const total = (parts: readonly { readonly amount: number }[]) =>
        parts.reduce((sum, { amount }) => sum + amount, 0)
      expect(total(within) + total(elsewhere) + unplaced).toBe(total(over) - over.length * filled)
      expect(Math.max(0, ...elsewhere.map(({ bank }) => bank))).toBeLessThanOrEqual(members)
      const after = splitProtection([
        ...split.slots.map((slot) => ({ ...slot, amount: sen(slot.uncovered > 0 ? filled : slot.amount) })),
        ...within.map(({ from, amount }) => ({ ...from, islamic: !from.islamic, amount })),
        ...elsewhere.map((place) => ({ ...place, bank: `further ${place.bank}`, islamic: false })),
      ])
      expect(after.uncovered).toBe(0)
    })
  })

  it('an amount is spread whole over the fewest slots, none above the limit', () => {
    always(
      fc.integer({ min: 0, max: 1_000_000_000 }).map(sen),
      fc.integer({ min: 10_000_000, max: 50_000_000 }).map(sen),
      (amount, most) => {
        const parts = spreadOver(amount, most)
        expect(parts.reduce<number>((total, part) => total + part, 0)).toBe(amount)
        expect(Math.max(0, ...parts)).toBeLessThanOrEqual(most)
        expect((parts.length - 1) * most).toBeLessThan(Math.max(1, amount))
      },
    )
  })

  it('the most protected principal stays protected with its return, and a ringgit more does not', () => {
    always(rates, fc.integer({ min: 1, max: 1_830 }), (rate, days) => {
      const withReturn = (principal: number) => principal + (principal * rate * days) / 3_650_000
      const most = mostProtectedPrincipal(rate, days)
      expect(withReturn(most)).toBeLessThanOrEqual(25_000_000 + 1e-3)
      expect(withReturn(most + 100)).toBeGreaterThan(25_000_000)
    })
  })

  it('patient and insurer share the whole bill, the insurer never above the plan’s limit', () => {
    const plan = fc.record({
      deductible: fc.integer({ min: 0, max: 3_000_000 }).map(sen),
      coInsurance: fc.integer({ min: 0, max: 10_000 }).map(basisPoints),
      most: fc.option(fc.integer({ min: 0, max: 1_000_000 }).map(sen)),
      limit: fc.option(fc.integer({ min: 0, max: 20_000_000 }).map(sen)),
    })
    always(fc.integer({ min: 0, max: 50_000_000 }).map(sen), plan, (bill, terms) => {
      const shared = shareBill(bill, terms)
      expect(shared.patient + shared.insurer).toBe(bill)
      expect(Math.min(shared.patient, shared.insurer)).toBeGreaterThanOrEqual(0)
      expect(shared.insurer).toBeLessThanOrEqual(terms.limit ?? bill)
    })
  })
})

describe('costs', () => {
  it('a dearer home never costs less to buy, whoever buys it', () => {
    const of = (price: number, buyer: BuyerKind) =>
      buyingCosts({
        price: sen(price),
        loan: sen(0),
        buyer,
        fromDeveloper: false,
        discount: basisPoints(0),
        disbursements: sen(0),
        valuation: sen(0),
        day,
      }).total
    always(amounts, fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom(...buyerKinds), (price, more, buyer) => {
      expect(of(price + more, buyer)).toBeGreaterThanOrEqual(of(price, buyer))
    })
  })

  it('a larger discount never makes a motor policy dearer', () => {
    const taxes = motorTaxes(day)
    always(amounts, fc.integer({ min: 0, max: 9_999 }), (gross, discount) => {
      const at = (value: number) => motorPremium(gross, basisPoints(value), taxes).total
      expect(at(discount + 1)).toBeLessThanOrEqual(at(discount))
    })
  })

  it('a larger payment never clears a card later nor for more', () => {
    const cases = fc.tuple(fc.integer({ min: 10_000, max: 2_000_000 }), fc.integer({ min: 3_00, max: 9_000 }))
    always(cases, fc.integer({ min: 0, max: 1_800 }).map(basisPoints), ([balance, part], rate) => {
      const pay = (more: number) => payOffByFixed(sen(balance), rate, sen(Math.ceil((balance * part) / 10_000) + more))
      const slow = pay(0)
      const fast = pay(1000)
      expect(fast?.months).toBeLessThanOrEqual(slow?.months ?? Number.NaN)
      expect(fast?.charge).toBeLessThanOrEqual(slow?.charge ?? Number.NaN)
    })
  })
})
