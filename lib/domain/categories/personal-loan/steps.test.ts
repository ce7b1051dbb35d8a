import { describe, expect, it } from 'vitest'
import { checkableSteps, resultValue, wrongSteps } from '@/tests/factories/evaluate-step'
import { evaluatorOf, stepOf, valueRead } from '@/tests/factories/evaluation'
import { bandOf, makePersonalLoan, makeReducingLoan } from '@/tests/factories/personal-loan'
import { known, missing, none, testToday } from '@/tests/factories/product'
import { effectiveRate } from '../../calculators/effective-rate'
import type { Values } from '../../fields/field'
import { isoDate } from '../../values/iso-date'
import { ringgit } from '../../values/money'
import { basisPoints } from '../../values/rate'
import { personalLoan } from './definition'
import type { PersonalLoan } from './figures'

const evaluate = evaluatorOf(personalLoan)
const percent = (rate: number) => basisPoints(rate)

describe('the sum behind what the orders read', () => {
  const fee = known({ rate: percent(150), least: ringgit(100), most: ringgit(500) })
  const loans: [string, PersonalLoan, Values][] = [
    ['flat', makePersonalLoan(), {}],
    ['flat, uneven', makePersonalLoan({ processingFee: fee }), { amount: ringgit(12_345.67), months: 37 }],
    ['reducing', makeReducingLoan(), { months: 36 }],
    [
      'reducing with cover',
      makeReducingLoan({ cover: known({ kind: 'compulsory', cost: percent(123) }) }),
      { months: 84 },
    ],
    ['range', makeReducingLoan({ rates: known([bandOf(499, 1099)]) }), {}],
    ['no charge', makeReducingLoan({ rates: known([bandOf(0)]) }), {}],
  ]

  it.each(loans)('recomputes from what is shown: %s', (_, loan, given) => {
    const evaluation = evaluate(loan, given)
    expect(checkableSteps(evaluation.steps).length).toBeGreaterThan(2)
    expect(wrongSteps(evaluation.steps)).toEqual([])
    const resultOf = (label: string) => Math.round((resultValue(stepOf(evaluation, label)?.result ?? '') ?? 0) * 100)
    expect(resultOf('Cost of credit')).toBe(valueRead(evaluation.results.cost))
    expect(resultOf('Instalment')).toBe(valueRead(evaluation.results.instalment))
  })

  it.each(loans)('the EIR follows from the payments that its line names: %s', (_, loan, given) => {
    const evaluation = evaluate(loan, given)
    const line = stepOf(evaluation, 'EIR')
    const named = /where (RM[\d,.]+) is worth (\d+) instalments of (RM[\d,.]+) and a last one of (RM[\d,.]+) at/.exec(
      line?.formula ?? '',
    )
    const [received = 0, count = 0, instalment = 0, last = 0] = (named?.slice(1) ?? []).map(
      (text) => resultValue(text) ?? 0,
    )
    const rate = effectiveRate(received, [...Array(count).fill(instalment), last])
    expect(Math.round((rate?.nominal ?? Number.NaN) * 10_000)).toBe(valueRead(evaluation.results.eir))
    expect(line?.result).toBe(`${((valueRead(evaluation.results.eir) ?? 0) / 100).toFixed(2)}% p.a.`)
  })

  it('the reducing instalment follows from the rate that its line names', () => {
    const line = stepOf(evaluate(makeReducingLoan(), { months: 36 }), 'Instalment')
    expect(line?.formula).toBe('RM20,000 × i ÷ (1 − (1 + i)^−36), with i = 8.00% ÷ 12')
    const i = 0.08 / 12
    expect(line?.result).toBe(`RM${((20_000 * i) / (1 - (1 + i) ** -36)).toFixed(2)}`)
  })

  it('fees that are not published stand in the sum as such, never as RM0', () => {
    const evaluation = evaluate(makePersonalLoan({ processingFee: missing }))
    expect(stepOf(evaluation, 'Processing fee')).toMatchObject({ formula: 'Not published', result: 'Not published' })
    expect(stepOf(evaluation, 'Cost of credit')?.result).toBe('Not known')
  })
})

describe('conditions', () => {
  const labels = (loan: PersonalLoan, given: Values = {}, today = testToday) =>
    evaluate(loan, given, today).conditions.map(({ label }) => label)

  it('each condition that binds is named', () => {
    const loan = makePersonalLoan({
      earlySettlement: known('rule-of-78'),
      audience: ['guarantor'],
      salaryDeduction: true,
      cover: known({ kind: 'compulsory', cost: percent(100) }),
      rateKind: 'floating',
    })
    expect(labels(loan)).toEqual([
      'With a guarantor only',
      'Rule of 78 on early settlement',
      'Salary deduction',
      'Compulsory insurance',
      'Floating rate: instalments can rise',
    ])
    expect(labels(makePersonalLoan())).toEqual([])
  })

  it('a flat rate left over after 1 Jan 2027 is flagged for banks, not for money lenders', () => {
    const flat = makePersonalLoan()
    expect(labels(flat, {}, isoDate('2026-12-31'))).toEqual([])
    expect(labels(flat, {}, isoDate('2027-01-01'))).toEqual(['Flat rate: no longer allowed for banks'])
    const lender = makePersonalLoan({ issuer: { ...flat.issuer, kind: 'money-lender' } })
    expect(labels(lender, {}, isoDate('2027-01-01'))).toEqual(['Licensed money lender'])
  })

  it('the course is named above RM100,000 only', () => {
    const loan = makePersonalLoan({ rates: known([bandOf(550, 550, { amountTo: ringgit(200_000) })]), maxAmount: none })
    expect(labels(loan, { amount: ringgit(100_000) })).toEqual([])
    expect(labels(loan, { amount: ringgit(100_000.01) })).toEqual(['Short course above RM100,000'])
  })

  it('the detail page names the rules of 1 Jan 2027', () => {
    const large = makePersonalLoan({ maxAmount: known(ringgit(150_000)) })
    const notes = personalLoan.detail(large, testToday).flatMap(({ rows }) => rows.map(({ note }) => note))
    expect(notes.join(' ')).toMatch(/From 1 Jan 2027 banks may not charge by a flat rate or by the Rule of 78/)
    expect(notes.join(' ')).toMatch(/Above RM100,000/)
  })
})
