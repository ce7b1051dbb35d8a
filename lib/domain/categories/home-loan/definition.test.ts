import { describe, expect, it } from 'vitest'
import { checkableSteps, resultValue, wrongSteps } from '@/tests/factories/evaluate-step'
import { evaluatorOf, optionMatches, optionValues, ruleResult, stepOf, valueRead } from '@/tests/factories/evaluation'
import { fixed, fixedFirst, flatFee, floating, makeHomeLoan, partFee } from '@/tests/factories/home-loan'
import { printedStrings } from '@/tests/factories/printed-strings'
import { known, missing, none, testToday } from '@/tests/factories/product'
import { effectiveRate } from '../../calculators/effective-rate'
import type { Values } from '../../fields/field'
import { ringgit } from '../../values/money'
import { basisPoints } from '../../values/rate'
import { siteOf } from '../registry'
import { homeLoan } from './definition'
import type { HomeLoan } from './figures'

const evaluate = evaluatorOf(homeLoan)

describe('the category', () => {
  it('every situation names real facets, options and sorts, each with a caution of its own', () => {
    const { sorts, situations } = homeLoan
    for (const { selection, sort } of situations) {
      expect(sorts.map(({ id }) => id)).toContain(sort)
      for (const [id, values] of Object.entries(selection)) {
        expect(optionValues(homeLoan)[id]).toEqual(expect.arrayContaining([...values]))
      }
    }
    expect(new Set(situations.map(({ caution }) => caution?.title)).size).toBe(situations.length)
  })

  it('asks nothing personal: a purchase may stand in an address', () => {
    expect(Object.values(homeLoan.scenario).filter(({ personal }) => personal)).toEqual([])
  })

  it('what is not published never counts as free, as without a lock-in or as optional', () => {
    const option = (facet: string, value: string, changes: Partial<HomeLoan>) =>
      optionMatches(homeLoan, facet, value, makeHomeLoan(changes))
    expect(option('lock-in', 'none', {})).toBe(true)
    expect(option('lock-in', 'none', { lockIn: missing })).toBe(false)
    expect(option('lock-in', 'short', { lockIn: missing })).toBe(false)
    const lockIn = (years: number) => known({ years, fee: basisPoints(300), of: 'original' as const })
    expect([3, 4].map((years) => option('lock-in', 'short', { lockIn: lockIn(years) }))).toEqual([true, false])
    expect(option('must-have', 'no-processing-fee', { processingFee: missing })).toBe(false)
    expect(option('must-have', 'construction', { progressive: missing })).toBe(false)
    expect(option('must-have', 'moving', { borne: known(['sale-fee']) })).toBe(false)
    expect(option('must-have', 'moving', { borne: known(['sale-fee', 'loan-fee']) })).toBe(true)
    expect(option('leave-out', 'compulsory-cover', { cover: missing })).toBe(true)
    expect(option('leave-out', 'compulsory-cover', {})).toBe(false)
    expect(option('rate-kind', 'floating', { pricing: missing })).toBe(false)
  })

  it('how we are paid changes nothing that is worked out', () => {
    expect(evaluate(makeHomeLoan({ paid: 'lead' }))).toEqual(evaluate(makeHomeLoan({ paid: 'none' })))
  })

  it('Islamic financing never speaks of interest, loans or insurance', () => {
    const financing = makeHomeLoan({
      shariah: 'musharakah-mutanaqisah',
      name: 'Home Financing-i',
      ceilingRate: known(basisPoints(1_000)),
      account: 'semi-flexi',
      lockIn: known({ years: 3, fee: basisPoints(200), of: 'outstanding' }),
      cover: known({ kind: 'compulsory', cost: basisPoints(200) }),
      borne: known(['loan-duty', 'loan-fee']),
    })
    const kinds: HomeLoan[] = [
      financing,
      { ...financing, pricing: fixedFirst(3, 400, 150), account: 'full-flexi' },
      { ...financing, pricing: missing, borne: none },
      { ...financing, account: 'term', progressive: known('instalments') },
    ]
    const texts = kinds.map((product) => [
      evaluate(product, { parked: ringgit(10_000), construction: true }),
      evaluate(product, { buyer: 'third' }).headline,
      homeLoan.detail(product, testToday),
      homeLoan.rules(product),
    ])
    expect(
      printedStrings(texts).filter((text) => /interest|\bloan|insurance|premium|\blend|\bborrow/i.test(text)),
    ).toEqual([])
  })

  it('is told to machines with its amounts and months, and not where one end is not published', () => {
    const { structured } = siteOf('home-loan')
    expect(structured(makeHomeLoan(), { sortValues: {} })).toEqual({
      type: 'LoanOrCredit',
      amount: { least: ringgit(1_000), most: ringgit(20_000_000) },
      months: { shortest: 60, longest: 420 },
    })
    expect(structured(makeHomeLoan({ maxAmount: missing, minYears: none }), { sortValues: {} })).toMatchObject({
      amount: null,
      months: null,
    })
  })
})

describe('the sums', () => {
  const cases: [string, Partial<HomeLoan>, Values][] = [
    ['floating', {}, {}],
    [
      'held by its ceiling',
      { shariah: 'tawarruq', ceilingRate: known(basisPoints(410)) },
      { price: ringgit(333_333.33) },
    ],
    ['fixed', { pricing: fixed(450) }, { years: 20 }],
    [
      'fixed at first',
      { pricing: fixedFirst(5, 395, 160), processingFee: partFee(33) },
      { price: ringgit(612_345.67) },
    ],
    [
      'flexi with fees and savings',
      { account: 'full-flexi', accountFee: known(ringgit(10)), setupFee: known(ringgit(200)), valuation: flatFee(450) },
      { parked: ringgit(40_000), buyer: 'second' },
    ],
    ['under construction', { progressive: known('instalments') }, { buyer: 'second', construction: true }],
    ['no charge', { pricing: fixed(0) }, {}],
    ['for a foreigner', { pricing: floating(-50) }, { buyer: 'foreigner' }],
  ]

  it.each(cases)('recompute from what is shown: %s', (_, changes, given) => {
    const evaluation = evaluate(makeHomeLoan(changes), given)
    expect(checkableSteps(evaluation.steps).length).toBeGreaterThan(6)
    expect(wrongSteps(evaluation.steps)).toEqual([])
    const inSen = (label: string) => Math.round((resultValue(stepOf(evaluation, label)?.result ?? '') ?? 0) * 100)
    expect(inSen('Total paid')).toBe(valueRead(evaluation.results.paid))
    expect(inSen('Cash you need')).toBe(valueRead(evaluation.results.cash))
    expect(inSen('Cost of')).toBe(evaluation.balance?.takes)
  })

  it('the effective rate of a loan that is fixed at first follows from the payments that its line names', () => {
    const evaluation = evaluate(makeHomeLoan({ pricing: fixedFirst(5, 395, 160) }))
    const line = evaluation.steps.find(({ label, sort }) => label === 'Effective rate' && sort === undefined)
    const named =
      /where (\S+) is worth (\d+) instalments of (\S+) and (\d+) instalments of (\S+) and a last one of (\S+) at/
    const found =
      named
        .exec(line?.formula ?? '')
        ?.slice(1)
        .map((text) => resultValue(text) ?? 0) ?? []
    const [amount = 0, early = 0, first = 0, late = 0, second = 0, last = 0] = found
    const payments = [...Array<number>(early).fill(first), ...Array<number>(late).fill(second), last]
    expect(payments).toHaveLength(420)
    const rate = effectiveRate(amount, payments)
    expect(Math.round((rate?.nominal ?? Number.NaN) * 10_000)).toBe(valueRead(evaluation.results.rate))
  })

  it('the level instalment follows from the rate that its line names', () => {
    const line = stepOf(evaluate(makeHomeLoan()), 'Instalment')
    expect(line?.formula).toBe('RM450,000 × i ÷ (1 − (1 + i)^−420), with i = 4.15% ÷ 12')
    const i = 0.0415 / 12
    expect(line?.result).toBe(`RM${((450_000 * i) / (1 - (1 + i) ** -420)).toFixed(2).replace('2033', '2,033')}`)
  })
})

describe('the detail page', () => {
  const rows = (changes: Partial<HomeLoan>) =>
    new Map(
      homeLoan.detail(makeHomeLoan(changes), testToday).flatMap((group) => group.rows.map((row) => [row.id, row])),
    )

  it('has the reference rate with its day and source, the spread, and the rate they make', () => {
    const found = rows({})
    expect(found.get('reference')).toMatchObject({ label: 'Reference rate (SBR)', value: '2.75% p.a.' })
    expect(found.get('reference')?.note).toMatch(
      /since 9 Jul 2025 \(.+, checked \d{1,2} \w{3} 2026(, may be out of date)?\)\.$/,
    )
    expect(found.get('spread')?.value).toBe('+ 1.40%')
    expect(found.get('effective')?.value).toBe('4.15% p.a.')
  })

  it('tells a capital repayment, which saves interest, from an advance payment, which does not', () => {
    expect(rows({}).get('account')?.note).toBe(
      'An advance payment saves no interest; a capital repayment does. Tell the bank which it is.',
    )
  })

  it('says that a fixed rate has neither, and what follows some fixed years', () => {
    const found = rows({ pricing: fixed(450) })
    expect(['reference', 'spread', 'effective'].map((id) => found.get(id)?.value)).toEqual([
      'None: the rate is fixed',
      'None',
      '4.50% p.a.',
    ])
    expect(rows({ pricing: fixedFirst(1, 395, 160) }).get('effective')?.value).toBe(
      '3.95% p.a. for 1 year, then 4.35% p.a.',
    )
  })
})

describe('who may apply', () => {
  it.each([
    [null, 'cannot-tell'],
    [65, 'pass'],
    [66, 'fail'],
  ])('age %s at a financing that ends at 70 is %s: the shortest tenure is 5 years', (age, result) => {
    expect(ruleResult(homeLoan, 'age-at-end', makeHomeLoan(), { age })).toBe(result)
  })

  it('has no such rule where no age is published', () => {
    expect(ruleResult(homeLoan, 'age-at-end', makeHomeLoan({ oldestAge: missing }), { age: 30 })).toBeUndefined()
  })

  it('asks about a first home only where the loan is for one', () => {
    expect(ruleResult(homeLoan, 'first-home', makeHomeLoan({ firstHomeOnly: true }), {})).toBe('cannot-tell')
    expect(ruleResult(homeLoan, 'first-home', makeHomeLoan(), {})).toBeUndefined()
  })
})
