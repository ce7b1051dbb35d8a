import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { resultValue, unexplainedNumbers, wrongSteps } from '@/tests/factories/evaluate-step'
import { evaluatorOf, type SortReading } from '@/tests/factories/evaluation'
import { makeFixedDeposit, placementOf, tiedOf } from '@/tests/factories/fixed-deposit'
import { known, missing, nusa, sourcesOf, testToday } from '@/tests/factories/product'
import type { Values } from '../../fields/field'
import { defaultValues } from '../../fields/field-value'
import { choiceValues } from '../../figures/shape'
import { addDays, addMonths } from '../../values/iso-date'
import { ringgit, type Sen, sen } from '../../values/money'
import { fixedDeposit } from './definition'
import { type EarlyWithdrawal, earlyWithdrawal, type FixedDeposit, type TiedPurchase } from './figures'
import { fixedDepositProblems } from './problems'

const usual: Values = { amount: ringgit(10_000), months: 12 }

const evaluate = evaluatorOf(fixedDeposit, usual)

function resultOf(product: FixedDeposit, sort: string, scenario: Values = usual): SortReading {
  const result = evaluate(product, scenario).results[sort]
  if (result === undefined) throw new Error(`No order ${sort}`)
  return result
}

function numberOf({ value, text }: SortReading): number {
  if (value === undefined) throw new Error(text)
  return value
}

const tieds = fc.record({
  kind: fc.constantFrom('savings-share', 'unit-trust', 'insurance', 'current-account'),
  share: fc.integer({ min: 100, max: 20_000 }),
  rate: fc.integer({ min: 0, max: 800 }),
  charge: fc.integer({ min: 0, max: 10_000 }),
})

const cases = fc.record({
  amount: fc.integer({ min: 50_000, max: 1_000_000_000 }).map(sen),
  months: fc.integer({ min: 1, max: 60 }),
  rate: fc.integer({ min: 1, max: 600 }),
  tied: fc.option(tieds),
  early: fc.constantFrom(...choiceValues(earlyWithdrawal)),
})

interface Terms {
  readonly months: number
  readonly rate: number
  readonly tied: { kind: TiedPurchase['kind']; share: number; rate: number; charge: number } | null
  readonly early: EarlyWithdrawal
}

function productFor({ months, rate, tied, early }: Terms): FixedDeposit {
  return makeFixedDeposit({
    placements: known([placementOf(months, rate, 0)]),
    minimumDeposit: { state: 'none', source: 'page' },
    tied:
      tied === null ? { state: 'none', source: 'page' } : known(tiedOf(tied.kind, tied.share, tied.rate, tied.charge)),
    earlyWithdrawal: known(early),
  })
}

describe('the headline of a fixed deposit', () => {
  it('is the ringgit at maturity with its scenario and the day it was checked', () => {
    expect(evaluate(makeFixedDeposit()).headline).toEqual({
      value: '+RM385',
      unit: 'at maturity',
      basis: 'for RM10,000 over 12 months',
      tone: 'gain',
      state: 'fresh',
      checkedOn: '2026-11-03',
    })
  })

  it('is the true return where something is tied, and a cost when the purchase takes more than the deposit gives', () => {
    const offer = makeFixedDeposit({
      placements: known([placementOf(12, 500)]),
      tied: known(tiedOf('insurance', 1000, 0, 10_000)),
    })
    expect(evaluate(offer).headline).toMatchObject({ value: '−RM500', tone: 'cost' })
    expect(evaluate(offer).headline.basis).toBe('for RM10,000 over 12 months and RM1,000 in the tied purchase')
  })
})

describe('a deposit that the scenario does not fit', () => {
  test.each([
    ['another term', {}, { amount: ringgit(10_000), months: 9 }, 'No 9-month term'],
    ['a higher minimum', { minimumDeposit: known(ringgit(50_000)) }, usual, 'From RM50,000'],
    ['a lower maximum', { maximumDeposit: known(ringgit(5000)) }, usual, 'Up to RM5,000'],
    ['a rate from a larger amount', { placements: known([placementOf(12, 400, 50_000)]) }, usual, 'From RM50,000'],
    [
      'a rate up to a smaller amount',
      { placements: known([placementOf(12, 400, 0, ringgit(9000))]) },
      usual,
      'Up to RM9,000',
    ],
    ['rates that are not published', { placements: missing }, usual, 'Rates not published'],
    ['a tied purchase that is not published', { tied: missing }, usual, 'Tied purchase not published'],
  ] satisfies readonly (readonly [string, Partial<FixedDeposit>, Values, string])[])(
    'is shown with the reason and never ranked: %s',
    (_why, changes, scenario, reason) => {
      const evaluation = evaluate(makeFixedDeposit(changes), scenario)
      expect(evaluation.headline.value).toBe(reason)
      for (const sort of fixedDeposit.sorts) {
        expect(evaluation.results[sort.id]).toEqual({ state: 'missing', text: reason })
      }
      expect(evaluation.balance).toBeNull()
    },
  )

  it('takes the rate written for large amounts where two placements take the amount', () => {
    const product = makeFixedDeposit({ placements: known([placementOf(12, 350), placementOf(12, 400, 5000)]) })
    expect(numberOf(resultOf(product, 'return'))).toBe(400)
  })
})

describe('a tied offer of 28.88%', () => {
  const plain = makeFixedDeposit({ placements: known([placementOf(1, 255), placementOf(12, 385)]) })

  test.each([
    ['insurance of a fifth of the deposit', tiedOf('insurance', 2000, 0, 10_000)],
    ['a unit trust of the same size with a 5% charge', tiedOf('unit-trust', 10_000, 400, 500)],
    ['a unit trust of half the size with a 5.5% charge', tiedOf('unit-trust', 5000, 400, 550)],
  ])('never tops a plain list: tied to %s', (_what, tied) => {
    const offer = makeFixedDeposit({ placements: known([placementOf(1, 2888)]), tied: known(tied) })
    const month: Values = { amount: ringgit(10_000), months: 1 }
    for (const sort of ['return', 'flexibility']) {
      expect(numberOf(resultOf(offer, sort, month))).toBeLessThan(numberOf(resultOf(plain, sort, month)))
    }
    expect(evaluate(offer, month).facts[0]?.value).toBe('28.88% p.a.')
    expect(resultOf(offer, 'return').state).toBe('missing')
    expect(resultOf(offer, 'maturity', month).text).toMatch(/^Needs RM[12]\d,000 in total$/)
  })

  it('is not among the deposits without strings, and neither is one whose tie is not published', () => {
    const none = fixedDeposit.facets.find(({ id }) => id === 'strings')?.options[0]
    const tied = makeFixedDeposit({ tied: known(tiedOf('insurance', 2000, 0, 10_000)) })
    expect([plain, tied, makeFixedDeposit({ tied: missing })].map((one) => none?.matches(one, testToday))).toEqual([
      true,
      false,
      false,
    ])
  })

  it('never returns more than the advertised rates of its two parts, whatever is tied', () => {
    fc.assert(
      fc.property(cases, ({ amount, months, rate, tied, early }) => {
        const { results } = evaluate(productFor({ months, rate, tied, early }), { amount, months })
        if (results.return === undefined) throw new Error('No order return')
        // Small sums round to the sen, which a month turns into some basis points.
        expect(numberOf(results.return)).toBeLessThanOrEqual(Math.max(rate, tied?.rate ?? 0) + 3)
      }),
    )
  })
})

describe('the sum of a fixed deposit', () => {
  it('can be worked out from what is shown and ends in what the orders read, for any scenario', () => {
    fc.assert(
      fc.property(cases, ({ amount, months, rate, tied, early }) => {
        const { steps, results, balance } = evaluate(productFor({ months, rate, tied, early }), { amount, months })
        expect(wrongSteps(steps.filter(({ result }) => !result.endsWith('or worse')))).toEqual([])
        const result = (label: string) => steps.find((step) => step.label.startsWith(label))?.result
        expect(result('Effective yearly rate')?.replace(' or worse', '')).toBe(results.return?.text)
        if (tied === null) expect(result('Return at maturity')).toBe(results.maturity?.text)
        if (early !== 'not-allowed') expect(result('Kept if you withdraw')).toBe(results.flexibility?.text)
        const charge = tied === null ? 0 : resultValue(result('Lost on it at the start') ?? '')
        expect(charge).toBeCloseTo((balance?.takes ?? Number.NaN) / 100, 6)
      }),
    )
  })

  it('uses in each line only the scenario, the published figures and earlier lines', () => {
    const product = makeFixedDeposit({
      placements: known([placementOf(12, 500)]),
      tied: known(tiedOf('unit-trust', 3000, 400, 550)),
      earlyWithdrawal: known('half-after-three-months'),
    })
    const { steps } = evaluate(product)
    // Case, day count, the half of the half rule; then rate, share, tied rate and charge; 181 days to half-way.
    const given = [10_000, 365, 2, 5, 30, 4, 5.5, 181]
    expect(unexplainedNumbers(steps, given)).toEqual([])
    expect(wrongSteps(steps)).toEqual([])
  })

  it('counts leap days: twelve months over 29 Feb 2028 run for 366 days', () => {
    const { steps } = evaluate(makeFixedDeposit(), usual, addMonths(testToday, 12))
    expect(steps[0]?.result).toBe('366 days')
  })
})

describe('the balance of a fixed deposit', () => {
  it('gives the return and takes the tied charge: what leaving half-way forgoes is no cost, and is said apart', () => {
    const product = makeFixedDeposit({ tied: known(tiedOf('unit-trust', 3000, 400, 500)) })
    expect(evaluate(product).balance).toEqual({ gives: ringgit(499), takes: ringgit(150) })
    const { steps } = evaluate(makeFixedDeposit())
    expect(evaluate(makeFixedDeposit()).balance?.takes).toBe(0)
    expect(steps.find(({ label }) => label.startsWith('Apart from that'))?.result).toBe('RM190.92')
  })

  it('takes nothing where the full return to date is paid or where the rule is not published', () => {
    expect(evaluate(makeFixedDeposit({ earlyWithdrawal: known('full-to-date') })).balance?.takes).toBe(0)
    const unknown = evaluate(makeFixedDeposit({ earlyWithdrawal: missing }))
    expect(unknown.balance?.takes).toBe(0)
    expect(unknown.results.flexibility?.state).toBe('missing')
    expect(unknown.results.return?.state).toBe('known')
  })

  it('does not rank money that is locked in by how easily it comes out', () => {
    const result = resultOf(makeFixedDeposit({ earlyWithdrawal: known('not-allowed') }), 'flexibility')
    expect(result).toEqual({ state: 'missing', text: 'Cannot be withdrawn early' })
  })
})

describe('age of the figures', () => {
  it('is fresh for 90 days after the rate was checked and stale from the 91st', () => {
    const product = makeFixedDeposit({ sources: sourcesOf('2026-11-03') })
    const at = (days: number) =>
      evaluate(product, usual, addDays(sourcesOf('2026-11-03').page?.checkedOn ?? testToday, days))
    expect(at(90).results.return?.state).toBe('known')
    expect(at(90).headline.state).toBe('fresh')
    expect(at(91).results.return?.state).toBe('stale')
    expect(at(91).results.maturity?.state).toBe('stale')
    expect(at(91).headline.state).toBe('stale')
    expect(at(91).results.minimum?.state).toBe('known')
    expect(at(366).results.minimum?.state).toBe('stale')
  })
})

describe('conditions of a fixed deposit', () => {
  const labels = (product: FixedDeposit, amount: Sen = ringgit(10_000)) =>
    evaluate(product, { amount, months: 12 }).conditions.map(({ label }) => label)

  it('names every string', () => {
    const product = makeFixedDeposit({
      freshFundsOnly: true,
      newToBankOnly: true,
      audience: ['senior'],
      tied: known(tiedOf('unit-trust', 3000, 400, 500)),
    })
    expect(labels(product)).toEqual([
      'Seniors only',
      'Tied to a unit trust of RM3,000',
      'Fresh funds only',
      'New customers only',
    ])
  })

  it('says how far PIDM protects: to RM250,000 with the return, or not at all', () => {
    expect(labels(makeFixedDeposit(), ringgit(240_000))).toEqual([])
    expect(labels(makeFixedDeposit(), ringgit(245_000))).toEqual([
      'Above the PIDM limit of RM250,000: 2 banks would protect it whole',
    ])
    expect(labels(makeFixedDeposit({ issuer: { ...nusa, depositProtection: false } }))).toEqual([
      'Not protected by PIDM',
    ])
    expect(labels(makeFixedDeposit(), ringgit(20_000_000))).toEqual([
      'Above the PIDM limit of RM250,000: its 46 or so member banks together would not protect it whole',
    ])
  })
})

describe('the visitor’s own deposit', () => {
  it('is evaluated like any other at the rate that was given', () => {
    const own = fixedDeposit.ownProduct({ rate: 310, 'keeps-return': true }, testToday)
    const evaluation = evaluate(own)
    expect(evaluation.headline.value).toBe('+RM310')
    expect(evaluation.balance?.takes).toBe(0)
    expect(own).toMatchObject({ sample: false, paid: 'none', issuer: { name: 'Your own' } })
  })

  it('says of what was not asked that it was not asked, not that it was not published', () => {
    const own = fixedDeposit.ownProduct(defaultValues(fixedDeposit.ownFields, testToday), testToday)
    const rows = fixedDeposit.detail(own, testToday).flatMap((group) => group.rows)
    expect(rows.find(({ id }) => id === 'payout')?.value).toBe('Not asked')
    expect(rows.filter(({ value }) => value === 'Not published')).toEqual([])
  })
})

describe('the detail of a fixed deposit', () => {
  it('shows each term with what RM10,000 earns in both ways of counting and when renewed', () => {
    const product = makeFixedDeposit({ placements: known([placementOf(3, 390)]) })
    const row = fixedDeposit.detail(product, testToday)[0]?.rows[0]
    expect(row).toMatchObject({ id: 'rate-3', value: '3.90% p.a.', source: 'page', checkedOn: '2026-11-03' })
    expect(row?.note).toBe(
      'RM10,000 placed today earns RM98.30 by 20 Feb 2027 (RM97.50 where a month counts as a twelfth of a year). Renewed at the same rate for a year: 3.96%.',
    )
  })
})

describe('what is refused in the file of a deposit', () => {
  it('is a promotional rate with an offer whose end changes nothing', () => {
    const offer = { text: '4.20%', start: testToday, end: null, source: 'page' }
    const refused = (ordinary: object | null) =>
      fixedDepositProblems(makeFixedDeposit({ rateKind: 'promotional', promotion: { ...offer, ordinary } }))
    expect(refused({}).map(({ path }) => path)).toEqual([['promotion', 'ordinary']])
    expect(refused(null)).toEqual([])
    expect(refused({ rateKind: 'board' })).toEqual([])
  })
})
