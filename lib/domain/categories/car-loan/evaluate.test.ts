import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { carBand, makeCarLoan, makeFlatCarLoan } from '@/tests/factories/car-loan'
import { checkableSteps, wrongSteps } from '@/tests/factories/evaluate-step'
import { evaluatorOf, stepOf, valueRead } from '@/tests/factories/evaluation'
import { known, missing } from '@/tests/factories/product'
import { isoDate } from '../../values/iso-date'
import { ringgit, sen } from '../../values/money'
import { basisPoints } from '../../values/rate'
import { carLoan } from './definition'

const evaluate = evaluatorOf(carLoan)
/** For RM70,000 without a down payment, as the check values have it. */
const wholeBand = (rate: number, rateTo = rate) => known([carBand(rate, rateTo, { marginTo: basisPoints(10_000) })])
const whole = { price: ringgit(70_000), down: sen(0) }

describe('the effective rate of a flat one (published check values)', () => {
  it.each([
    [235, [448, 446, 442, 437]],
    [288, [546, 543, 536, 529]],
    [300, [568, 564, 557, 550]],
    [340, [642, 636, 627, 618]],
    [425, [796, 786, 772, 758]],
    [550, [1020, 1001, 978, 956]],
  ])('of %d basis points over 36, 60, 84 and 108 months', (rate, eirs) => {
    const found = [36, 60, 84, 108].map((months) =>
      valueRead(evaluate(makeFlatCarLoan(rate, { rates: wholeBand(rate) }), { ...whole, months }).results.eir),
    )
    expect(found).toEqual(eirs)
  })

  it('falls with the months while the car grows dearer: the list is ordered by the total cost', () => {
    expect(carLoan.sorts[0]?.id).toBe('cost')
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 900 }), fc.integer({ min: 48, max: 96 }), (rate, months) => {
        const [short, long] = [months, months + 12].map((term) => evaluate(makeFlatCarLoan(rate), { months: term }))
        expect(valueRead(long?.results.cost)).toBeGreaterThan(valueRead(short?.results.cost) ?? Number.NaN)
        expect(valueRead(long?.results.eir)).toBeLessThanOrEqual(valueRead(short?.results.eir) ?? Number.NaN)
      }),
    )
  })
})

describe('the instalment (published check values)', () => {
  it.each([
    [60, 132_099, 'RM1,321'],
    [84, 98_937, 'RM989'],
    [108, 80_621, 'RM806'],
  ])('of RM70,000 at 5.00%% reducing over %d months is %d sen, shown as %s', (months, exact, text) => {
    const { headline, results } = evaluate(makeCarLoan({ rates: wholeBand(500) }), { ...whole, months })
    expect(valueRead(results.instalment)).toBe(exact)
    expect(headline.value).toBe(text)
    expect(headline.line).toBe('5.00% effective rate')
  })

  it('of RM70,000 at 5.60% over 84 months stands with its effective rate', () => {
    const { headline, results } = evaluate(makeCarLoan({ rates: wholeBand(560) }), whole)
    expect(valueRead(results.instalment)).toBe(100_923)
    expect([headline.value, headline.unit, headline.line]).toEqual(['RM1,009', 'a month', '5.60% effective rate'])
  })

  it('is ranked at the upper end of a range', () => {
    const { headline, results } = evaluate(makeCarLoan({ rates: wholeBand(430, 520) }), whole)
    expect(headline.line).toBe('4.30–5.20% effective')
    expect(results.eir?.value).toBe(520)
  })
})

describe('leaving early', () => {
  const flat = makeFlatCarLoan(300, { rates: wholeBand(300) })
  const costAfter = (loan: ReturnType<typeof makeCarLoan>, leave: number) =>
    valueRead(evaluate(loan, { ...whole, leave }).results.early) ?? Number.NaN

  it('costs by the Rule of 78 what the published sum asks: RM43,557.65 after 36 of 84 at 3% flat', () => {
    const [charge, toCome] = [ringgit(14_700), ringgit(48_400)]
    const rebate = charge - costAfter(flat, 36)
    expect(toCome - rebate).toBe(4_355_765)
    expect(stepOf(evaluate(flat, { ...whole, leave: 36 }), 'Cost when you settle')?.formula).toBe(
      'RM14,700 − RM14,700 × 48 × 49 ÷ (84 × 85) + RM0',
    )
  })

  it('costs less on the reducing balance: RM268.07 at 5.57% a year, as a product states the rate', () => {
    // RM9,857.65 − RM9,589.58, worked out month by month in decimals. Flat 3% is 5.5731% a year: at that rate the gap is
    // RM262.59, which the calculator of early settlement gives.
    const reducing = makeCarLoan({ rates: wholeBand(557) })
    expect([costAfter(flat, 36), costAfter(reducing, 36)]).toEqual([985_765, 958_958])
  })

  it('costs the whole charge where the agreement runs to its end, whatever the method', () => {
    for (const loan of [flat, makeCarLoan({ rates: wholeBand(500) })]) {
      const { results } = evaluate(loan, whole)
      expect(results.early?.value).toBe(results.cost?.value)
      expect(costAfter(loan, 84)).toBe(results.cost?.value)
    }
  })

  it('costs more with each month, and never more than staying', () => {
    const kinds = fc.constantFrom(makeFlatCarLoan, (rate: number) => makeCarLoan({ rates: known([carBand(rate)]) }))
    fc.assert(
      fc.property(
        kinds,
        fc.integer({ min: 50, max: 1_500 }),
        fc.integer({ min: 13, max: 108 }),
        fc.integer({ min: 1, max: 11 }),
        (make, rate, months, leave) => {
          const cost = (left: number) => valueRead(evaluate(make(rate), { months, leave: left }).results.early) ?? 0
          expect(cost(leave)).toBeLessThan(cost(leave + 1))
          expect(cost(leave + 1)).toBeLessThanOrEqual(cost(0))
        },
      ),
    )
  })

  it('by the old method never costs less than the new one at the same effective rate', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 900 }),
        fc.integer({ min: 24, max: 108 }),
        fc.integer({ min: 1, max: 23 }),
        (rate, months, leave) => {
          const old = evaluate(makeFlatCarLoan(rate), { months, leave })
          const eir = old.results.eir?.value ?? Number.NaN
          const fresh = evaluate(makeCarLoan({ rates: known([carBand(eir)]) }), { months, leave })
          const gap = (valueRead(old.results.early) ?? 0) - (valueRead(fresh.results.early) ?? 0)
          // The effective rate is rounded to a hundredth of a percent.
          expect(gap).toBeGreaterThan(-ringgit(30))
        },
      ),
    )
  })
})

describe('the first day', () => {
  const charged = { stampDuty: known(ringgit(10), 'fees'), claimFee: known(ringgit(50), 'fees') }

  it('needs the down payment and the fees of the lender', () => {
    expect(evaluate(makeCarLoan(charged)).results.cash?.text).toBe('RM7,060')
  })

  it('counts the fees in the effective rate and in the cost', () => {
    const [plain, dear] = [evaluate(makeCarLoan()), evaluate(makeCarLoan(charged))]
    expect((dear.results.cost?.value ?? 0) - (plain.results.cost?.value ?? 0)).toBe(ringgit(60))
    expect(dear.results.eir?.value).toBeGreaterThan(plain.results.eir?.value ?? Number.NaN)
  })

  it('is not known while a fee is not published; the instalment is', () => {
    const { results, headline } = evaluate(makeCarLoan({ ...charged, signatureFee: missing }))
    for (const id of ['cost', 'eir', 'early', 'cash'] as const) expect(results[id]?.state).toBe('missing')
    expect(results.instalment?.state).toBe('known')
    expect(headline.line).toBe('some fees are not published')
  })
})

describe('a car that a lender does not take', () => {
  const used = carBand(700, 700, { vehicle: 'used', ageTo: 7, monthsTo: 60, marginTo: basisPoints(8_000) })
  const loan = makeCarLoan({ rates: known([used]), oldestCar: known(10), maxAmount: known(ringgit(100_000)) })
  const asked = { vehicle: 'used', age: 5, price: ringgit(50_000), down: ringgit(10_000), months: 60 }

  it.each([
    [{}, null],
    [{ vehicle: 'new' }, 'No new cars'],
    [{ vehicle: 'ev' }, 'No electric cars'],
    [{ age: 8 }, 'Cars up to 7 years old'],
    [{ age: 6 }, 'Car at most 10 years old at the end'],
    [{ down: ringgit(9_999) }, 'Lends up to 80% of the price'],
    [{ months: 61 }, 'Up to 60 months'],
    [{ price: ringgit(130_000), down: ringgit(29_999) }, 'Lends up to RM100,000'],
    [{ price: ringgit(20_000), down: ringgit(10_001) }, 'Lends from RM10,000'],
    [{ down: ringgit(50_000) }, 'Nothing left to finance'],
  ])('says why: %o', (given, reason) => {
    const { headline, results } = evaluate(loan, { ...asked, ...given })
    if (reason === null) expect(results.cost?.state).toBe('known')
    else expect([headline.value, results.cost?.text]).toEqual([reason, reason])
  })

  it('of another make is told apart', () => {
    const national = makeCarLoan({ rates: known([carBand(500, 500, { origin: 'national' })]) })
    expect(evaluate(national).results.cost?.state).toBe('known')
    expect(evaluate(national, { origin: 'foreign' }).headline.value).toBe('No foreign cars')
  })

  it('has no age while it is new', () => {
    expect(evaluate(makeCarLoan(), { age: 15 }).results.cost?.state).toBe('known')
  })

  it('takes the first band that fits', () => {
    const bands = [4, 8].map((ageTo) => carBand(500 + ageTo, 500 + ageTo, { vehicle: 'used', ageTo }))
    const found = [4, 5].map((age) =>
      valueRead(evaluate(makeCarLoan({ rates: known(bands) }), { vehicle: 'used', age }).results.eir),
    )
    expect(found).toEqual([504, 508])
  })
})

describe('a floating rate', () => {
  const loan = makeCarLoan({ rateKind: 'floating', rates: wholeBand(160, 210) })

  it('stands on the OPR of the day', () => {
    expect(evaluate(loan, whole).headline.line).toBe('4.35–4.85% effective')
    expect(evaluate(loan, whole, isoDate('2025-07-08')).headline.line).toBe('4.60–5.10% effective')
  })

  it('says when the OPR was not checked for too long', () => {
    const late = evaluate(loan, whole, isoDate('2027-03-01'))
    expect(late.headline.oldRate?.name).toBe('OPR')
    expect(evaluate(makeCarLoan(), whole, isoDate('2027-03-01')).headline.oldRate).toBeUndefined()
  })
})

describe('the caution on the old method', () => {
  const labels = (day: string, loan = makeFlatCarLoan(300)) =>
    evaluate(loan, {}, isoDate(day)).conditions.map(({ label }) => label)

  it('stands on each row of it to the end of March 2027 and goes by itself', () => {
    const caution = 'Old method: costs more if you leave early'
    expect(labels('2026-11-20')).toContain(caution)
    expect(labels('2027-03-31')).toContain(caution)
    expect(labels('2027-04-01')).not.toContain(caution)
    expect(labels('2026-11-20', makeCarLoan())).toEqual([])
  })
})

describe('the sums', () => {
  it.each([
    ['flat, left early', makeFlatCarLoan(300), { leave: 36 }],
    ['flat to the end', makeFlatCarLoan(300), {}],
    ['reducing, with fees', makeCarLoan({ stampDuty: known(ringgit(10), 'fees') }), { leave: 12 }],
  ])('recompute from what they show: %s', (_, loan, given) => {
    const { steps } = evaluate(loan, given)
    expect(checkableSteps(steps).length).toBeGreaterThan(5)
    expect(wrongSteps(steps)).toEqual([])
  })

  it('say why there is none', () => {
    expect(stepOf(evaluate(makeCarLoan({ rates: missing })), 'Why there is no sum')?.result).toBe('Not published')
  })
})
