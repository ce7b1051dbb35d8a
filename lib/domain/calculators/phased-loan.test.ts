import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ringgit, type Sen, sen } from '../values/money'
import { basisPoints } from '../values/rate'
import { reducingPlan } from './loan'
import { type PhasedPlan, paymentsOf, phasedPlan, savedByParking } from './phased-loan'

const at = (rate: number, months: number) => ({ rate: basisPoints(rate), months })

/** A month's charge on whole sen, half up, by whole numbers alone. */
function chargeOf(owed: bigint, rate: number): bigint {
  return (owed * BigInt(rate) * 2n + 120_000n) / 240_000n
}

/** What a plan's payments leave owed with money parked beside them; the loan is paid off when it is nothing. */
function replay(amount: Sen, plan: PhasedPlan, parked = 0): { readonly owed: bigint; readonly charged: bigint } {
  let owed = BigInt(amount)
  let charged = 0n
  for (const { rate, months, instalment } of plan.phases) {
    for (let month = 0; month < months && owed > 0n; month += 1) {
      const bearing = owed > BigInt(parked) ? owed - BigInt(parked) : 0n
      const charge = chargeOf(bearing, rate)
      charged += charge
      const due = owed + charge
      owed = due > BigInt(instalment) ? due - BigInt(instalment) : 0n
    }
  }
  return { owed, charged }
}

/** Rates whose monthly part ends after few decimals, so that half a sen is exact. */
const anyRate = fc.integer({ min: 1, max: 300 }).map((third) => third * 3)
const anyAmount = fc.integer({ min: 5_000_00, max: 2_000_000_00 }).map(sen)
const anyPhases = fc
  .tuple(anyRate, anyRate, fc.integer({ min: 1, max: 120 }), fc.integer({ min: 12, max: 300 }))
  .map(([first, later, months, rest]) => [at(first, months), at(later, rest)])

describe('a loan with one rate', () => {
  it.each([
    [50_000, 650, 60, 97_831, 97_816, 869_845],
    [20_000, 800, 36, 62_673, 62_660, 256_215],
  ])(
    'RM%d at %d basis points over %d months: instalment, last payment and charges to the sen',
    (amount, rate, months, instalment, last, charge) => {
      const plan = phasedPlan(ringgit(amount), [at(rate, months)])
      expect(plan.phases).toMatchObject([{ instalment, times: months - 1, left: months, owed: amount * 100 }])
      expect(plan).toMatchObject({ last, charge, totalRepaid: amount * 100 + charge })
    },
  )

  it('is the plain plan of a reducing balance, whatever the amount, the rate and the term', () => {
    fc.assert(
      fc.property(
        anyAmount,
        fc.integer({ min: 0, max: 1_200 }),
        fc.integer({ min: 12, max: 420 }),
        (amount, rate, months) => {
          const { phases, last, totalRepaid, charge } = phasedPlan(amount, [at(rate, months)])
          const plain = reducingPlan(amount, basisPoints(rate), months)
          expect({ instalment: phases[0]?.instalment, last, totalRepaid, charge }).toEqual(plain)
        },
      ),
    )
  })
})

describe('a loan whose rate changes', () => {
  it('RM300,000 at 4.00%, at 4.25% after 24 months: RM1,432.25, then RM1,473.54 on what is then owed', () => {
    const plan = phasedPlan(ringgit(300_000), [at(400, 24), at(425, 336)])
    expect(plan.phases).toMatchObject([
      { instalment: 143_225, times: 24, left: 360 },
      { instalment: 147_354, times: 335, left: 336 },
    ])
    expect((plan.phases[1]?.owed ?? 0) / 100).toBeCloseTo(289_218.5394, 0)
  })

  it('keeps its instalment when the second rate is the first, but for the rounding', () => {
    const [first, later] = phasedPlan(ringgit(450_000), [at(420, 60), at(420, 360)]).phases
    expect(Math.abs((first?.instalment ?? 0) - (later?.instalment ?? 0))).toBeLessThanOrEqual(1)
  })

  it('pays exactly what it owes: payments replayed month by month leave nothing', () => {
    fc.assert(
      fc.property(anyAmount, anyPhases, (amount, phases) => {
        const plan = phasedPlan(amount, phases)
        const payments = paymentsOf(plan)
        expect(payments.reduce((total, payment) => total + payment, 0)).toBe(plan.totalRepaid)
        expect(plan.totalRepaid - plan.charge).toBe(amount)
        expect(Number(replay(amount, plan).charged)).toBe(plan.charge)
        expect(payments.length).toBeLessThanOrEqual(phases.reduce((total, { months }) => total + months, 0))
      }),
    )
  })
})

describe('money parked in a flexi account', () => {
  const loan = ringgit(450_000)
  const plan = phasedPlan(loan, [at(420, 420)])

  it('RM50,000 beside RM450,000 at 4.20% saves what the months no longer charge', () => {
    const { charged } = replay(loan, plan, ringgit(50_000))
    expect(savedByParking(loan, plan, ringgit(50_000))).toBe(plan.charge - Number(charged))
    expect(savedByParking(loan, plan, ringgit(50_000))).toBeGreaterThan(ringgit(100_000))
  })

  it('saves nothing when there is none, and every charge when it is all that is owed', () => {
    expect(savedByParking(loan, plan, sen(0))).toBe(0)
    expect(savedByParking(loan, plan, loan)).toBe(plan.charge)
  })

  it('never saves less by more, nor more than all charges, through a change of the rate as well', () => {
    fc.assert(
      fc.property(anyAmount, anyPhases, fc.nat(50_000_00), fc.nat(50_000_00), (amount, phases, some, more) => {
        const phased = phasedPlan(amount, phases)
        const saved = savedByParking(amount, phased, sen(some))
        expect(saved).toBe(phased.charge - Number(replay(amount, phased, some).charged))
        expect(savedByParking(amount, phased, sen(some + more))).toBeGreaterThanOrEqual(saved)
        expect(saved).toBeLessThanOrEqual(phased.charge)
      }),
    )
  })
})
