import { describe, expect, it } from 'vitest'
import { checkEligibility } from '@/lib/domain/eligibility/check-eligibility'
import { nobody } from '@/lib/domain/eligibility/eligibility'
import { makeBusinessLoan, makeScheme, yearly } from '@/tests/factories/business-loan'
import { evaluatorOf, optionMatches, optionValues } from '@/tests/factories/evaluation'
import { printedStrings } from '@/tests/factories/printed-strings'
import { known, missing, none, testToday } from '@/tests/factories/product'
import { defaultValues } from '../../fields/field-value'
import { ringgit } from '../../values/money'
import { basisPoints } from '../../values/rate'
import { businessLoan } from './definition'
import { businessLoanProblems } from './problems'

const evaluate = evaluatorOf(businessLoan)
const usual = defaultValues(businessLoan.scenario, testToday)

describe('the category', () => {
  it('every order reads something of a facility and every situation names real facets, options and sorts', () => {
    const { sorts, situations } = businessLoan
    expect(Object.keys(evaluate(makeBusinessLoan()).results).toSorted()).toEqual(sorts.map(({ id }) => id).toSorted())
    for (const { selection, sort } of situations) {
      expect(sorts.map(({ id }) => id)).toContain(sort)
      for (const [id, options] of Object.entries(selection)) {
        expect(optionValues(businessLoan)[id]).toEqual(expect.arrayContaining([...options]))
      }
    }
  })

  it('keeps on the device what says who the business is, and lets addresses say what it needs', () => {
    const personal = Object.entries(businessLoan.scenario).filter(([, field]) => field.personal)
    expect(personal.map(([name]) => name)).toEqual(['entity', 'years', 'turnover', 'workers', 'sector', 'malaysian'])
    expect(businessLoan.scenarioText(usual)).toBe('RM200,000 over 60 months, for a business of 4 years')
  })

  it('what is not published never counts as unsecured, without a guarantee, or open to the young', () => {
    const has = (facet: string, value: string, loan = makeBusinessLoan()) =>
      optionMatches(businessLoan, facet, value, loan)
    expect(has('must-have', 'unsecured')).toBe(true)
    expect(has('must-have', 'unsecured', makeBusinessLoan({ security: missing }))).toBe(false)
    expect(has('must-have', 'no-guarantee')).toBe(true)
    expect(has('must-have', 'no-guarantee', makeBusinessLoan({ personalGuarantee: missing }))).toBe(false)
    expect(has('young', 'under-1')).toBe(true)
    expect(has('young', 'under-1', makeBusinessLoan({ yearsInOperation: missing }))).toBe(false)
    expect(has('young', 'under-2', makeBusinessLoan({ yearsInOperation: known(1) }))).toBe(true)
    expect(has('young', 'under-2', makeBusinessLoan({ yearsInOperation: known(2) }))).toBe(false)
    expect(has('within', 'days-3', makeBusinessLoan({ decisionDays: missing }))).toBe(false)
  })

  it('marks what a borrower should know first', () => {
    const labels = (changes: Parameters<typeof makeBusinessLoan>[0]) =>
      evaluate(makeBusinessLoan(changes)).conditions.map(({ label }) => label)
    expect(labels({})).toEqual([])
    expect(labels({ personalGuarantee: known('always') })).toContain('You guarantee it yourself')
    expect(labels({ scheme: known(makeScheme()) })).toContain('Guarantee covers the lender')
    expect(labels({ commitment: known(basisPoints(100)), facility: 'overdraft', yearlyReview: true })).toEqual([
      'Fee on the unused part',
      'Reviewed each year',
    ])
  })
})

describe('a case that nobody takes', () => {
  const loans = [
    makeBusinessLoan({ minAmount: known(ringgit(50_000)), maxAmount: known(ringgit(1_000_000)) }),
    makeBusinessLoan({ maxAmount: known(ringgit(300_000)), entities: known(['sdn-bhd']) }),
  ]
  const unmet = (given: object) => businessLoan.caution?.({ ...usual, ...given }, loans, testToday)

  it('is said with the nearest amount that somebody offers this business', () => {
    expect(unmet({})).toBeNull()
    expect(unmet({ amount: ringgit(2_000_000) })?.text).toContain('RM1,000,000')
    expect(unmet({ amount: ringgit(2_000_000) })?.title).toBe('Nobody here offers RM2,000,000')
    expect(unmet({ amount: ringgit(40_000), entity: 'partnership' })?.text).toContain('RM50,000')
  })

  it('names no amount that would not help: of an invoice nobody knows what is advanced', () => {
    const pricing = known({ kind: 'discount' as const, part: basisPoints(100), partTo: basisPoints(100), every: 30 })
    const invoices = [makeBusinessLoan({ facility: 'invoice', pricing, margin: missing })]
    expect(businessLoan.caution?.(usual, invoices, testToday)?.title).toBe('Nobody here takes this case')
  })

  it('names no amount where none would help, and leads to free advice', () => {
    const young = [makeBusinessLoan({ yearsInOperation: known(2) })]
    const said = businessLoan.caution?.({ ...usual, years: 0 }, young, testToday)
    expect(said?.title).toBe('Nobody here takes this case')
    expect(said?.text).toContain('Free advisers')
  })
})

describe('who may borrow', () => {
  const loan = makeBusinessLoan({
    yearsInOperation: known(3),
    entities: known(['sdn-bhd']),
    sizes: known(['micro', 'small']),
    scheme: known(makeScheme()),
  })
  const outcomes = (given: object, isTold = true) =>
    Object.fromEntries(
      checkEligibility(
        businessLoan,
        loan,
        { ...nobody, age: 40, residency: 'citizen' },
        { scenario: { ...usual, ...given }, today: testToday, isTold },
      ).map(({ id, result }) => [id, result]),
    )

  it('is judged by rules of the business beside those of the person', () => {
    expect(outcomes({})).toMatchObject({
      'min-age': 'pass',
      residency: 'pass',
      'firm-years': 'pass',
      'firm-entity': 'pass',
      'firm-size': 'pass',
      'firm-scheme': 'pass',
    })
    expect(outcomes({ years: 2 })).toMatchObject({ 'min-age': 'pass', 'firm-years': 'fail', 'firm-scheme': 'fail' })
    expect(outcomes({ entity: 'llp' })).toMatchObject({ 'firm-entity': 'fail', 'firm-years': 'pass' })
  })

  it('says which size the business has by the definition', () => {
    const rules = checkEligibility(businessLoan, loan, nobody, { scenario: usual, today: testToday, isTold: true })
    expect(rules.find(({ id }) => id === 'firm-size')?.explanation).toBe('By turnover and workers yours is small.')
  })

  it('cannot be told of a business of which nothing was told, nor of the record in CCRIS', () => {
    expect(outcomes({ years: 2 }, false)).toMatchObject({ 'firm-years': 'cannot-tell', 'firm-scheme': 'cannot-tell' })
    expect(outcomes({})).toMatchObject({ conduct: 'cannot-tell' })
  })

  it('asks nobody for a race: a part held by Bumiputera is a rule that cannot be told', () => {
    const rules = businessLoan.rules(makeBusinessLoan({ bumiputeraPart: known(basisPoints(5_100)) }))
    expect(rules.find(({ id }) => id === 'bumiputera')?.check(nobody)).toBe('cannot-tell')
    expect(rules.every(({ reads }) => reads.length === 0)).toBe(true)
  })
})

describe('the detail page', () => {
  const rows = (loan = makeBusinessLoan()) => businessLoan.detail(loan, testToday).flatMap((group) => group.rows)

  it('says that a guarantee covers the lender, and what it leaves out', () => {
    const note = rows(makeBusinessLoan({ scheme: known(makeScheme()) })).find(({ id }) => id === 'scheme')?.note
    expect(note).toContain('It pays the lender, not you')
    expect(note).toContain('not covered')
  })

  it('says who supervises the provider', () => {
    const supervisor = (kind: 'bank' | 'p2p-operator' | 'development-institution') => {
      const { issuer } = makeBusinessLoan()
      const loan = makeBusinessLoan({
        issuer: kind === 'p2p-operator' ? { ...issuer, kind } : { ...issuer, kind, depositProtection: false },
      })
      return rows(loan).find(({ id }) => id === 'supervisor')?.value
    }
    expect(supervisor('p2p-operator')).toContain('Securities Commission')
    expect(supervisor('development-institution')).toContain('as a development institution')
    expect(supervisor('bank')).toContain('Bank Negara')
  })

  it('uses Islamic words alone for Islamic financing', () => {
    const loan = makeBusinessLoan({
      shariah: 'tawarruq',
      scheme: known(makeScheme({ paidBy: 'lender' })),
      moratorium: known({ months: 3, interest: 'added' }),
      personalGuarantee: known('directors'),
    })
    const { headline, facts, conditions, steps } = evaluate(loan)
    const told = { scenario: usual, today: testToday }
    const texts = printedStrings([
      headline,
      facts,
      conditions,
      steps,
      businessLoan.detail(loan, testToday),
      businessLoan.rules(loan),
      businessLoan.caseRules?.(loan, told),
    ])
    expect(texts.filter((text) => /interest|\bloan|insurance|\boverdraft/i.test(text))).toEqual([])
  })
})

describe('what the business has now', () => {
  it('is a term loan at its rate and with its fees, for any business', () => {
    const own = businessLoan.ownProduct({ rate: basisPoints(800), fees: ringgit(2_000) }, testToday)
    const { results, conditions } = evaluate(own, { years: 0, entity: 'sole-proprietor' })
    expect(results.rate?.value).toBeGreaterThan(800)
    expect(conditions).toEqual([])
  })
})

describe('what is wrong with a file', () => {
  it('is nothing in a plain one', () => {
    expect(businessLoanProblems(makeBusinessLoan())).toEqual([])
  })

  it.each([
    [{ pricing: known(yearly(900, 800)) }, 'pricing.value.rate', 'above its upper end'],
    [{ facility: 'sales-advance' as const }, 'pricing.value.kind', 'does not go with'],
    [
      {
        facility: 'sales-advance' as const,
        pricing: known({ kind: 'factor' as const, part: basisPoints(9_000), partTo: basisPoints(11_000) }),
      },
      'pricing.value.part',
      'below 100%',
    ],
    [
      {
        pricing: known({
          kind: 'floating' as const,
          reference: 'blr' as const,
          at: null,
          spread: basisPoints(0),
          spreadTo: basisPoints(0),
        }),
      },
      'pricing.value.at',
      'any other reference',
    ],
    [{ minAmount: known(ringgit(6_000_000)) }, 'minAmount.value', 'above maxAmount'],
    [{ minMonths: known(24), maxMonths: known(12) }, 'minMonths.value', 'above maxMonths'],
    [{ maxMonths: known(181) }, 'maxMonths.value', '15 years'],
    [{ moratorium: known({ months: 0, interest: 'paid' as const }) }, 'moratorium.value.months', 'publish none'],
    [
      { facility: 'overdraft' as const, moratorium: known({ months: 3, interest: 'paid' as const }) },
      'moratorium',
      'belongs to a loan in instalments',
    ],
    [{ minTurnover: known(ringgit(2)), maxTurnover: known(ringgit(1)) }, 'minTurnover.value', 'above maxTurnover'],
    [{ commitment: known(basisPoints(100)) }, 'commitment', 'belongs to a line'],
    [
      {
        facility: 'invoice' as const,
        pricing: known({ kind: 'discount' as const, part: basisPoints(100), partTo: basisPoints(100), every: 30 }),
        margin: none,
      },
      'margin',
      'which part of an invoice',
    ],
    [{ scheme: known(makeScheme({ cover: basisPoints(10_001) })) }, 'scheme.value.cover', 'above 100%'],
  ])('names field and reason: %#', (changes, path, reason) => {
    const found = businessLoanProblems(makeBusinessLoan(changes))
    expect(found.map((one) => one.path.join('.'))).toEqual([path])
    expect(found[0]?.reason).toContain(reason)
  })
})
