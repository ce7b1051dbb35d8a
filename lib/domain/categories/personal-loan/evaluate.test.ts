import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluatorOf, stepOf, valueRead } from '@/tests/factories/evaluation'
import { bandOf, makePersonalLoan, makeReducingLoan } from '@/tests/factories/personal-loan'
import { known, missing, none, sourcesOf, testToday } from '@/tests/factories/product'
import { addDays, isoDate } from '../../values/iso-date'
import { ringgit, sen } from '../../values/money'
import { basisPoints } from '../../values/rate'
import type { Evaluation } from '../category'
import { personalLoan } from './definition'
import type { PersonalLoan } from './figures'

const evaluate = evaluatorOf(personalLoan)
const percent = (rate: number) => basisPoints(rate)
const fact = (evaluation: Evaluation, id: string) => evaluation.facts.find((one) => one.id === id)
/** The step that says which quoted rate counts. */
const quoted = (evaluation: Evaluation) => stepOf(evaluation, 'Rate')

describe("a loan on the visitor's scenario", () => {
  it('RM20,000 at 5.50% flat over 60 months with duty: RM425 a month, EIR 10.22%, RM5,600 in all', () => {
    const evaluation = evaluate(makePersonalLoan())
    expect(evaluation.headline).toMatchObject({ value: 'RM425', unit: 'a month', state: 'fresh', tone: 'plain' })
    expect(evaluation.headline.basis).toBe('for RM20,000 over 60 months')
    expect(fact(evaluation, 'eir')).toMatchObject({ label: 'Effective rate', value: '10.22% p.a.' })
    expect(fact(evaluation, 'total')).toMatchObject({ value: 'RM25,500', note: 'plus RM100 of fees at the start' })
    expect(quoted(evaluation)?.result).toBe('5.50% flat')
    expect(evaluation.balance).toEqual({ takes: ringgit(5_600), gives: 0 })
    expect(valueRead(evaluation.results.cost)).toBe(560_000)
  })

  it.each([
    [{ stampDuty: none }, 800],
    [{}, 834],
    [{ stampDuty: none, processingFee: known({ rate: percent(200), least: sen(0), most: null }) }, 938],
    [{ processingFee: known({ rate: percent(200), least: sen(0), most: null }) }, 973],
  ] satisfies [Partial<PersonalLoan>, number][])(
    'RM20,000 at 8%% reducing over 36 months, %j: EIR %d basis points',
    (changes, eir) => {
      const evaluation = evaluate(makeReducingLoan(changes), { months: 36 })
      expect(valueRead(evaluation.results.eir)).toBe(eir)
      expect(valueRead(evaluation.results.instalment)).toBe(62_673)
    },
  )

  it('a compulsory cover is part of the cost, an optional one is not', () => {
    const cover = (kind: 'compulsory' | 'optional') =>
      evaluate(makePersonalLoan({ cover: known({ kind, cost: percent(200) }) })).results
    expect(valueRead(cover('optional').cost)).toBe(560_000)
    expect(valueRead(cover('compulsory').cost)).toBe(600_000)
    expect(valueRead(cover('compulsory').eir)).toBeGreaterThan(valueRead(cover('optional').eir) ?? 0)
  })

  it('a rate that depends on approval is shown as a range and ranked on its upper end', () => {
    const ranged = evaluate(makePersonalLoan({ rates: known([bandOf(499, 899)]) }))
    const upper = evaluate(makePersonalLoan({ rates: known([bandOf(899)]) }))
    expect(ranged.headline.value).toBe('RM417–483')
    expect(ranged.headline.basis).toContain('ranked on the upper end')
    expect(ranged.results).toEqual(upper.results)
    expect(quoted(ranged)).toMatchObject({
      result: '8.99% flat',
      formula: expect.stringContaining('4.99% – 8.99% flat'),
    })
    expect(fact(ranged, 'eir')?.value).toMatch(/^\d+\.\d\d–\d+\.\d\d% p\.a\.$/)
  })

  it('the band of the amount and the term decides, its ends included', () => {
    const loan = makePersonalLoan({
      rates: known([
        bandOf(700, 700, { amountTo: ringgit(19_999.99) }),
        bandOf(500, 500, { amountFrom: ringgit(20_000), monthsTo: 60 }),
        bandOf(600, 600, { amountFrom: ringgit(20_000), monthsFrom: 61 }),
      ]),
    })
    const rateFor = (amount: number, months: number) =>
      quoted(evaluate(loan, { amount: ringgit(amount), months }))?.result
    expect(rateFor(19_999.99, 60)).toBe('7.00% flat')
    expect(rateFor(20_000, 60)).toBe('5.00% flat')
    expect(rateFor(20_000, 61)).toBe('6.00% flat')
  })
})

describe('cases a lender does not take', () => {
  const loan = makePersonalLoan({
    rates: known([
      bandOf(550, 550, { amountFrom: ringgit(5_000), amountTo: ringgit(50_000), monthsFrom: 12, monthsTo: 60 }),
    ]),
    maxAmount: known(ringgit(50_000)),
    minAmount: missing,
    maxMonths: missing,
    minMonths: missing,
  })

  it.each([
    [{ amount: ringgit(50_000.01) }, 'Lends up to RM50,000'],
    [{ amount: ringgit(4_999) }, 'Lends from RM5,000'],
    [{ months: 61 }, 'Up to 60 months'],
    [{ months: 11 }, 'From 12 months'],
  ])('%j is listed unranked with the reason: %s', (given, reason) => {
    const evaluation = evaluate(loan, given)
    for (const result of Object.values(evaluation.results)) expect(result).toEqual({ state: 'missing', text: reason })
    expect(evaluation.headline).toMatchObject({ value: reason, state: 'missing' })
    expect(evaluation.balance).toBeNull()
  })

  it('a published limit counts even where a band would cover more', () => {
    expect(evaluate(makePersonalLoan({ maxAmount: known(ringgit(10_000)) })).headline.value).toBe(
      'Lends up to RM10,000',
    )
  })

  it('a gap between bands has no rate', () => {
    const gap = makePersonalLoan({
      rates: known([
        bandOf(700, 700, { amountTo: ringgit(10_000) }),
        bandOf(500, 500, { amountFrom: ringgit(30_000) }),
      ]),
    })
    expect(evaluate(gap).headline.value).toBe('No rate published for this case')
  })

  it('an Islamic financier finances', () => {
    expect(evaluate({ ...loan, shariah: 'tawarruq' }, { amount: ringgit(60_000) }).headline.value).toBe(
      'Finances up to RM50,000',
    )
  })
})

describe('what is not published', () => {
  it.each([
    ['processing fee', { processingFee: missing }],
    ['stamp duty', { stampDuty: missing }],
    ['cover', { cover: missing }],
  ] satisfies [string, Partial<PersonalLoan>][])(
    'a missing %s is not free: no cost, no EIR, but an instalment',
    (_, changes) => {
      const evaluation = evaluate(makePersonalLoan(changes))
      expect(evaluation.results.cost?.state).toBe('missing')
      expect(evaluation.results.eir?.state).toBe('missing')
      expect(evaluation.results.instalment?.state).toBe('known')
      expect(fact(evaluation, 'total')?.note).toBe('some fees are not published')
      expect(fact(evaluation, 'eir')?.value).toBe('Not published')
      expect(fact(evaluation, 'eir')?.note).toContain('before fees that are not published')
      expect(evaluation.balance).toBeNull()
    },
  )

  it('no row shows a rate without its EIR or the words "Not published"', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 30_000_000 }),
        fc.integer({ min: 6, max: 120 }),
        fc.constantFrom<PersonalLoan['rates']>(missing, known([bandOf(550)]), known([bandOf(499, 899)]), known([])),
        fc.constantFrom<PersonalLoan['processingFee']>(missing, none),
        (amount, months, rates, processingFee) => {
          const evaluation = evaluate(makePersonalLoan({ rates, processingFee }), { amount, months })
          const eir = fact(evaluation, 'eir')?.value ?? ''
          expect(eir).toMatch(/^(\d+\.\d\d(–\d+\.\d\d)?% p\.a\.|Not published|None for this amount and term)$/)
          if (quoted(evaluation) !== undefined && processingFee.state === 'none') expect(eir).toContain('p.a.')
        },
      ),
    )
  })

  it('every detail row of a rate has the EIR beside it', () => {
    const rows = (loan: PersonalLoan) =>
      personalLoan.detail(loan, testToday).flatMap((group) => group.rows.filter((row) => row.id.startsWith('rates')))
    expect(rows(makePersonalLoan({ rates: known([bandOf(550), bandOf(499, 899)]) })).map(({ note }) => note)).toEqual([
      expect.stringMatching(/^EIR \d/),
      expect.stringMatching(/^EIR \d/),
    ])
    expect(rows(makePersonalLoan({ rates: missing }))[0]).toMatchObject({
      value: 'Not published',
      note: 'EIR: Not published.',
    })
  })

  it('without rates a loan still has its days to payout, and nothing else to rank', () => {
    const { results } = evaluate(makePersonalLoan({ rates: missing, disbursalDays: known(0) }))
    expect(results.speed).toEqual({ state: 'known', value: 0, text: 'Same day' })
    expect(results.cost).toEqual({ state: 'missing', text: 'Not published' })
  })

  it('days to payout that are not published are never fastest', () => {
    expect(evaluate(makePersonalLoan({ disbursalDays: missing })).results.speed?.state).toBe('missing')
  })
})

describe('stale figures', () => {
  it('rates turn the results stale the day after 90 days, and the loan stays shown', () => {
    const day = isoDate('2026-11-03')
    expect(evaluate(makePersonalLoan(), {}, addDays(day, 90)).results.cost?.state).toBe('known')
    const later = evaluate(makePersonalLoan(), {}, addDays(day, 91))
    expect(later.results).toMatchObject({
      cost: { state: 'stale' },
      eir: { state: 'stale' },
      instalment: { state: 'stale' },
    })
    expect(later.results.speed?.state).toBe('known')
    expect(later.headline).toMatchObject({ value: 'RM425', state: 'stale' })
  })

  it('an old fee makes cost and EIR stale, not the instalment', () => {
    const loan = makePersonalLoan({
      sources: sourcesOf('2026-11-03', '2026-01-03'),
      processingFee: known({ rate: percent(100), least: sen(0), most: null }, 'fees'),
    })
    expect(evaluate(loan).results).toMatchObject({
      cost: { state: 'stale' },
      eir: { state: 'stale' },
      instalment: { state: 'known' },
    })
  })
})
