import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluatorOf, optionMatches, optionValues, ruleResult, valueRead } from '@/tests/factories/evaluation'
import { bandOf, makePersonalLoan } from '@/tests/factories/personal-loan'
import { known, missing, testToday } from '@/tests/factories/product'
import { ringgit } from '../../values/money'
import { basisPoints } from '../../values/rate'
import type { Applicant } from '../category'
import { personalLoan } from './definition'
import type { PersonalLoan } from './figures'

const evaluate = evaluatorOf(personalLoan)
const percent = (rate: number) => basisPoints(rate)

describe('the category', () => {
  it('every order reads something of a loan and every situation names real facets, options and sorts', () => {
    const { sorts, situations } = personalLoan
    expect(Object.keys(evaluate(makePersonalLoan()).results).toSorted()).toEqual(sorts.map(({ id }) => id).toSorted())
    for (const { selection, sort } of situations) {
      expect(sorts.map(({ id }) => id)).toContain(sort)
      for (const [id, values] of Object.entries(selection)) {
        expect(optionValues(personalLoan)[id]).toEqual(expect.arrayContaining([...values]))
      }
    }
    expect(new Set(situations.map(({ caution }) => caution?.title)).size).toBe(situations.length)
  })

  it('what is not published never counts as having no fee or no Rule of 78', () => {
    const option = (facet: string, value: string, loan: PersonalLoan) => optionMatches(personalLoan, facet, value, loan)
    expect(option('must-have', 'no-processing-fee', makePersonalLoan({ processingFee: missing }))).toBe(false)
    expect(option('must-have', 'no-processing-fee', makePersonalLoan())).toBe(true)
    expect(option('must-have', 'no-stamp-duty', makePersonalLoan({ stampDuty: missing }))).toBe(false)
    expect(option('must-have', 'fast', makePersonalLoan({ disbursalDays: missing }))).toBe(false)
    expect(option('leave-out', 'rule-of-78', makePersonalLoan({ earlySettlement: missing }))).toBe(true)
    expect(option('leave-out', 'rule-of-78', makePersonalLoan())).toBe(false)
    expect(
      option(
        'worker',
        'employed',
        makePersonalLoan({ requirements: { ...makePersonalLoan().requirements, workerKinds: known(['government']) } }),
      ),
    ).toBe(false)
    expect(
      option(
        'worker',
        'government',
        makePersonalLoan({ requirements: { ...makePersonalLoan().requirements, workerKinds: known(['government']) } }),
      ),
    ).toBe(true)
  })

  it('how we are paid changes nothing that is worked out', () => {
    expect(evaluate(makePersonalLoan({ paid: 'lead' }))).toEqual(evaluate(makePersonalLoan({ paid: 'none' })))
  })

  it('a higher published rate never results better', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_800 }),
        fc.integer({ min: 1, max: 500 }),
        fc.boolean(),
        (rate, more, flat) => {
          const at = (top: number) =>
            evaluate(makePersonalLoan({ rateBasis: flat ? 'flat' : 'reducing', rates: known([bandOf(0, top)]) }))
              .results
          for (const id of ['cost', 'eir', 'instalment']) {
            expect(valueRead(at(rate + more)[id])).toBeGreaterThanOrEqual(valueRead(at(rate)[id]) ?? Number.NaN)
          }
        },
      ),
    )
  })

  it('Islamic financing never speaks of interest or loans', () => {
    const financing = makePersonalLoan({
      shariah: 'tawarruq',
      earlySettlement: known('ibra'),
      cover: known({ kind: 'compulsory', cost: percent(100) }),
      rateKind: 'floating',
    })
    const variants: PersonalLoan[] = [
      financing,
      { ...financing, rateBasis: 'reducing' },
      { ...financing, rates: missing, processingFee: missing, earlySettlement: known('rule-of-78') },
      { ...financing, cover: missing },
    ]
    const texts = variants.map((product) => [
      evaluate(product),
      evaluate(product, { amount: ringgit(200_000) }),
      personalLoan.detail(product, testToday),
      personalLoan.rules(product),
    ])
    expect(JSON.stringify(texts)).not.toMatch(/interest|\bloan|insurance|premium/i)
    expect(JSON.stringify(texts)).not.toContain('EIR')
  })

  it('the loan a visitor has is evaluated like any other', () => {
    const own = personalLoan.ownProduct({ rate: 550, flat: true, fees: 10_000 }, testToday)
    const { results } = evaluate(own)
    expect(results).toMatchObject({ cost: { value: 560_000 }, eir: { value: 1022 }, instalment: { value: 42_500 } })
    expect(JSON.stringify(personalLoan.detail(own, testToday))).not.toContain('Not published')
  })
})

describe('for whom and for what a loan is', () => {
  const rowsOf = (loan: PersonalLoan) =>
    personalLoan
      .detail(loan, testToday)
      .flatMap(({ rows }) => rows)
      .filter(({ id }) => id === 'audience' || id === 'purpose')
      .map(({ label, value, source }) => [label, value, source])

  it('stands among its figures, with the source of its terms, and nowhere for a loan for everybody', () => {
    expect(
      rowsOf(makePersonalLoan({ audience: ['government', 'members'], purpose: ['renovation', 'medical'] })),
    ).toEqual([
      ['Who it is for', 'Government staff only. Members only', 'page'],
      ['What it is for', 'Renovation or medical bills only', 'page'],
    ])
    expect(rowsOf(makePersonalLoan())).toEqual([])
  })
})

describe('who may apply', () => {
  const check = (id: string, loan: PersonalLoan, said: Partial<Applicant>) => ruleResult(personalLoan, id, loan, said)

  it('a guarantor and a purpose are asked, and nothing else can answer for them', () => {
    const loan = makePersonalLoan({ audience: ['guarantor'], purpose: ['education', 'medical'] })
    expect(check('guarantor', loan, {})).toBe('cannot-tell')
    expect(check('guarantor', loan, { guarantor: true })).toBe('pass')
    expect(check('guarantor', loan, { guarantor: false })).toBe('fail')
    expect(check('purpose', loan, { guarantor: true })).toBe('cannot-tell')
    expect(check('purpose', loan, { purpose: 'medical' })).toBe('pass')
    expect(check('purpose', loan, { purpose: 'other' })).toBe('fail')
    expect(check('purpose', makePersonalLoan(), { purpose: 'other' })).toBeUndefined()
  })
})
