import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluatorOf, valueRead } from '@/tests/factories/evaluation'
import { fixed, fixedFirst, flatFee, floating, makeHomeLoan, partFee } from '@/tests/factories/home-loan'
import { known, missing, none, sourcesOf, testToday } from '@/tests/factories/product'
import { addDays, isoDate } from '../../values/iso-date'
import { ringgit, sen } from '../../values/money'
import { basisPoints } from '../../values/rate'
import type { Evaluation } from '../category'
import { homeLoan } from './definition'
import type { HomeLoan } from './figures'

const evaluate = evaluatorOf(homeLoan)
const fact = (evaluation: Evaluation, id: string) => evaluation.facts.find((one) => one.id === id)
const labels = (evaluation: Evaluation) => evaluation.conditions.map(({ label }) => label)

/** A level instalment in sen by the formula of a reducing balance, worked out apart from the code. */
function instalmentOf(amount: number, percent: number, months: number): number {
  const i = percent / 1_200
  return Math.round(100 * ((amount * i * (1 + i) ** months) / ((1 + i) ** months - 1)))
}

describe('a floating rate', () => {
  it('RM450,000 at SBR 2.75% + 1.40% over 35 years is 4.15%, RM2,033.18 a month', () => {
    const evaluation = evaluate(makeHomeLoan())
    expect(evaluation.headline).toMatchObject({
      value: 'RM2,033',
      unit: 'a month',
      line: '4.15% effective rate',
      basis: 'for RM450,000 over 35 years on a RM500,000 home',
      state: 'fresh',
    })
    expect(fact(evaluation, 'rate')).toMatchObject({ label: 'Rate', value: 'Floating', note: 'SBR 2.75% + 1.40%' })
    expect(valueRead(evaluation.results.rate)).toBe(415)
  })

  it('moves with the reference rate: at +0.25, +0.50 and +1.00 point each instalment is that of the higher rate', () => {
    const rise = fact(evaluate(makeHomeLoan()), 'rise')
    const text = (percent: number) => `RM${Math.round(instalmentOf(450_000, percent, 420) / 100).toLocaleString('en')}`
    expect(rise?.value).toBe(text(5.15))
    expect(rise?.note).toBe('RM2,102 at +0.25, RM2,172 at +0.50')
    expect([instalmentOf(450_000, 4.4, 420), instalmentOf(450_000, 4.65, 420)]).toEqual([210_187, 217_165])
  })

  it('follows the Standardised Base Rate of the day, not that of today', () => {
    expect(valueRead(evaluate(makeHomeLoan(), {}, isoDate('2025-07-08')).results.rate)).toBe(440)
    expect(valueRead(evaluate(makeHomeLoan(), {}, isoDate('2025-07-09')).results.rate)).toBe(415)
  })

  it('never passes the ceiling of Islamic financing, today or after a rise', () => {
    const financing = makeHomeLoan({ shariah: 'tawarruq', ceilingRate: known(basisPoints(450)) })
    const { results } = evaluate(financing)
    expect(valueRead(results.rate)).toBe(415)
    expect(valueRead(results.rise)).toBe(instalmentOf(450_000, 4.5, 420))
    const low = evaluate({ ...financing, ceilingRate: known(basisPoints(400)) })
    expect(valueRead(low.results.rate)).toBe(400)
    expect(fact(low, 'rate')?.note).toBe('SBR 2.75% + 1.40%, at most 4.00%')
  })
})

describe('a fixed rate', () => {
  it('does not move when others do, and says so', () => {
    const evaluation = evaluate(makeHomeLoan({ pricing: fixed(450) }))
    expect(fact(evaluation, 'rate')).toMatchObject({ value: 'Fixed', note: 'fixed for the whole tenure' })
    expect(fact(evaluation, 'rise')).toMatchObject({ value: 'RM2,130', note: 'does not change: the rate is fixed' })
    expect(valueRead(evaluation.results.rise)).toBe(valueRead(evaluation.results.instalment))
  })

  it('of some years is followed by the reference rate on what is then owed', () => {
    const evaluation = evaluate(makeHomeLoan({ pricing: fixedFirst(5, 395, 160) }), { years: 30 })
    expect(evaluation.headline.value).toBe('RM2,135')
    expect(evaluation.headline.basis).toContain('then RM2,226 from year 6')
    const owed = 406_684.08
    expect(valueRead(evaluation.results.rise)).toBe(instalmentOf(owed, 5.35, 300))
    expect(fact(evaluation, 'rise')?.note).toMatch(/^from year 6; /)
  })

  it('of some years counts over the whole tenure: a low first rate alone does not lead', () => {
    const bait = evaluate(makeHomeLoan({ pricing: fixedFirst(1, 200, 300) }))
    const plain = evaluate(makeHomeLoan({ pricing: floating(200) }))
    expect(valueRead(bait.results.instalment)).toBeLessThan(valueRead(plain.results.instalment) ?? 0)
    expect(valueRead(bait.results.rate)).toBeGreaterThan(valueRead(plain.results.rate) ?? Number.NaN)
  })

  it('that lasts as long as the tenure is fixed throughout', () => {
    const evaluation = evaluate(makeHomeLoan({ pricing: fixedFirst(10, 395, 160) }), { years: 10 })
    expect(fact(evaluation, 'rate')).toMatchObject({ value: 'Fixed', note: 'fixed for the whole tenure' })
    expect(fact(evaluation, 'rise')?.note).toBe('does not change: the rate is fixed')
  })
})

describe('what is paid in all', () => {
  it('is every instalment with the costs of buying; the amount borrowed is no gain', () => {
    const evaluation = evaluate(makeHomeLoan({ processingFee: partFee(50) }))
    const instalments = 419 * 203_318 + 202_888
    const costs = 625_000 + 562_500 + 95_000 + 225_000
    expect(valueRead(evaluation.results.paid)).toBe(instalments + costs)
    expect(evaluation.balance).toEqual({ takes: instalments + costs - 45_000_000, gives: 0 })
  })

  it('is not known while a home is built, unless full instalments are paid from the first release', () => {
    const built = (progressive: HomeLoan['progressive']) =>
      evaluate(makeHomeLoan({ progressive }), { construction: true })
    const charged = built(known('charge-only'))
    expect(charged.results.paid?.state).toBe('missing')
    expect(charged.balance).toBeNull()
    expect(fact(charged, 'paid')?.note).toMatch(/; interest until it is completed comes on top$/)
    expect(built(missing).results.paid?.state).toBe('missing')
    const full = built(known('instalments'))
    expect(full.results.paid?.state).toBe('known')
    expect(fact(full, 'paid')?.note).not.toContain('until it is completed')
  })

  it('has the fees of a flexi account, and what savings in it save', () => {
    const flexi = { account: 'full-flexi', accountFee: known(ringgit(10)) } satisfies Partial<HomeLoan>
    const paidFor = (changes: Partial<HomeLoan>, parked = 0) =>
      valueRead(evaluate(makeHomeLoan(changes), { parked: ringgit(parked) }).results.paid) ?? Number.NaN
    expect(paidFor(flexi) - paidFor({})).toBe(420 * 1_000)
    expect(paidFor(flexi, 20_000)).toBeLessThan(paidFor(flexi) - 2_000_000)
    expect(paidFor({}, 20_000)).toBe(paidFor({}))
    expect(fact(evaluate(makeHomeLoan(flexi), { parked: ringgit(20_000) }), 'paid')?.note).toContain('save RM')
  })

  it.each(['processingFee', 'valuation', 'setupFee', 'cover'] as const)(
    'and the cash are not ranked while %s is not published: what is missing is not nothing',
    (name) => {
      const evaluation = evaluate(makeHomeLoan({ [name]: missing }))
      const { cash, paid, rate } = evaluation.results
      expect([cash?.state, paid?.state, rate?.state]).toEqual(['missing', 'missing', 'known'])
      expect(fact(evaluation, 'cash')).toMatchObject({ value: 'Not published', state: 'missing' })
      expect(fact(evaluation, 'cash')?.note).toBe('RM62,825 and a cost that is not published')
      expect(evaluation.balance).toBeNull()
    },
  )

  it('is not known without the account fee, which the cash does not need', () => {
    const { cash, paid } = evaluate(makeHomeLoan({ accountFee: missing })).results
    expect([cash?.state, paid?.state]).toEqual(['known', 'missing'])
  })
})

describe('lock-in', () => {
  it('is told in ringgit: exact on the original amount, at most that on what is still owed', () => {
    const lockIn = (of: 'original' | 'outstanding') => known({ years: 3, fee: basisPoints(250), of })
    expect(labels(evaluate(makeHomeLoan({ lockIn: lockIn('original') })))).toEqual([
      'Leaving within 3 years costs RM11,250',
    ])
    expect(labels(evaluate(makeHomeLoan({ lockIn: lockIn('outstanding') })))).toEqual([
      'Leaving within 3 years costs up to RM11,250',
    ])
    expect(labels(evaluate(makeHomeLoan()))).toEqual(['No lock-in'])
    expect(labels(evaluate(makeHomeLoan({ lockIn: missing })))).toEqual([])
  })
})

describe('a purchase that the bank does not finance', () => {
  it.each([
    [{}, { buyer: 'third' }, 'Lends up to 70% of the price'],
    [{}, { margin: 9_001 }, 'Lends up to 90% of the price'],
    [{ shariah: 'murabahah' }, { margin: 9_001 }, 'Finances up to 90% of the price'],
    [{ maxAmount: known(ringgit(449_999.99)) }, {}, 'Lends up to RM449,999.99'],
    [{ minAmount: known(ringgit(450_000.01)) }, {}, 'Lends from RM450,000.01'],
    [{ maxYears: known(34) }, {}, 'Up to 34 years'],
    [{ minYears: known(10) }, { years: 9 }, 'From 10 years'],
    [{ firstHomeOnly: true }, { buyer: 'second' }, 'For a first home only'],
    [{ progressive: none }, { construction: true }, 'Completed homes only'],
    [
      { requirements: { ...makeHomeLoan().requirements, residencies: known(['citizen']) } },
      { buyer: 'foreigner' },
      'Not open to this buyer',
    ],
    [{ pricing: missing }, {}, 'Rate not published'],
  ] satisfies [Partial<HomeLoan>, Record<string, string | number | boolean>, string][])(
    '%j with %j is shown unranked with the reason: %s',
    (changes, given, reason) => {
      const evaluation = evaluate(makeHomeLoan(changes), given)
      for (const result of Object.values(evaluation.results)) expect(result).toEqual({ state: 'missing', text: reason })
      expect(evaluation.headline).toMatchObject({ value: reason, state: 'missing' })
      expect(evaluation.balance).toBeNull()
    },
  )

  it.each([
    [{ maxAmount: known(ringgit(450_000)), minAmount: known(ringgit(450_000)) }, {}],
    [{}, { buyer: 'third', margin: 7_000 }],
    [{ margin: missing, maxAmount: missing, maxYears: missing }, { margin: 10_000 }],
  ] satisfies [Partial<HomeLoan>, Record<string, string | number | boolean>][])(
    '%j with %j is financed',
    (changes, given) => {
      expect(evaluate(makeHomeLoan(changes), given).results.rate?.state).toBe('known')
    },
  )
})

describe('stale figures', () => {
  it('take the rank away from what needs them, and from nothing else', () => {
    const sources = sourcesOf('2026-11-03', '2026-03-01')
    const { rate, cash, paid } = evaluate(makeHomeLoan({ sources, processingFee: flatFee(100) })).results
    expect([rate?.state, cash?.state, paid?.state]).toEqual(['known', 'stale', 'stale'])
    const late = addDays(isoDate('2026-11-03'), 91)
    expect(evaluate(makeHomeLoan(), {}, late).results.rate?.state).toBe('stale')
  })
})

describe('what a visitor pays now', () => {
  const own = (values = {}) =>
    homeLoan.ownProduct(
      { rate: 450, floating: true, account: 'term', 'account-fee': 0, 'lock-in': 0, 'lock-in-fee': 300, ...values },
      testToday,
    )

  it('is worked out like any other, with no cash to buy: that is paid', () => {
    const evaluation = evaluate(own(), { buyer: 'third', margin: 10_000 })
    expect(evaluation.results).toMatchObject({ rate: { value: 450 }, cash: { value: 0 } })
    expect(fact(evaluation, 'cash')).toMatchObject({ value: 'RM0', note: 'you have bought already' })
    expect(JSON.stringify(homeLoan.detail(own(), testToday))).not.toContain('Not published')
  })

  it('moves with the reference rate only where it follows it, below the reference rate as well', () => {
    expect(fact(evaluate(own({ floating: false })), 'rise')?.note).toBe('does not change: the rate is fixed')
    expect(fact(evaluate(own({ rate: 250 })), 'rate')).toMatchObject({ value: 'Floating', note: 'SBR 2.75% − 0.25%' })
  })

  it('has a lock-in that counts on what is still owed', () => {
    expect(labels(evaluate(own({ 'lock-in': 2, 'lock-in-fee': 200 })))).toEqual([
      'Leaving within 2 years costs up to RM9,000',
    ])
  })
})

describe('any home loan', () => {
  const rates = fc.integer({ min: 0, max: 700 })
  const purchase = fc.record({
    price: fc.integer({ min: 5_000_000, max: 2_000_000_000 }),
    margin: fc.integer({ min: 1_000, max: 9_000 }),
    years: fc.integer({ min: 5, max: 35 }),
  })

  it('with a higher spread is never better in any order but the cash', () => {
    fc.assert(
      fc.property(rates, fc.integer({ min: 1, max: 300 }), purchase, (spread, more, given) => {
        const at = (points: number) => evaluate(makeHomeLoan({ pricing: floating(points) }), given).results
        for (const id of ['rate', 'instalment', 'paid', 'rise']) {
          expect(valueRead(at(spread + more)[id])).toBeGreaterThanOrEqual(valueRead(at(spread)[id]) ?? Number.NaN)
        }
        expect(at(spread + more).cash).toEqual(at(spread).cash)
      }),
    )
  })

  it('costs its buyer never less by a further fee, and never more by a cost that the bank pays', () => {
    fc.assert(
      fc.property(purchase, fc.integer({ min: 0, max: 500 }), (given, fee) => {
        const cash = (changes: Partial<HomeLoan>) =>
          valueRead(evaluate(makeHomeLoan(changes), { buyer: 'second', ...given }).results.cash) ?? Number.NaN
        expect(cash({ valuation: partFee(fee) })).toBeGreaterThanOrEqual(cash({}))
        expect(cash({ borne: known(['loan-duty', 'sale-fee', 'loan-fee']) })).toBeLessThan(cash({}))
        expect(cash({ valuation: partFee(fee), borne: known(['valuation']) })).toBe(cash({}))
      }),
    )
  })

  it('borrows a part of the price in whole ringgit, half a ringgit going up', () => {
    const basis = (price: number, margin: number) =>
      evaluate(makeHomeLoan(), { price: sen(price), margin }).headline.basis
    expect(basis(10_000_050, 7_000)).toContain('for RM70,000 over')
    expect(basis(10_000_072, 7_000)).toContain('for RM70,001 over')
    expect(basis(44_444_400, 9_000)).toContain('for RM400,000 over')
  })
})
