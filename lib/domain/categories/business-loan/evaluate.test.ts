import { describe, expect, it } from 'vitest'
import { makeBusinessLoan, makeScheme, yearly } from '@/tests/factories/business-loan'
import { checkableSteps, wrongSteps } from '@/tests/factories/evaluate-step'
import { evaluatorOf, stepOf } from '@/tests/factories/evaluation'
import { known, missing, none, testToday } from '@/tests/factories/product'
import { isoDate } from '../../values/iso-date'
import { ringgit } from '../../values/money'
import { basisPoints } from '../../values/rate'
import { businessLoan } from './definition'

const evaluate = evaluatorOf(businessLoan)
const half = { amount: ringgit(500_000), months: 60 }

const advance = (part: number, months: number) =>
  makeBusinessLoan({
    facility: 'sales-advance',
    pricing: known({ kind: 'factor', part: basisPoints(part), partTo: basisPoints(part) }),
    minMonths: known(months),
    maxMonths: known(months),
  })
const invoice = makeBusinessLoan({
  facility: 'invoice',
  pricing: known({ kind: 'discount', part: basisPoints(150), partTo: basisPoints(150), every: 30 }),
  margin: known(basisPoints(8_000)),
})
const line = makeBusinessLoan({
  facility: 'overdraft',
  pricing: known(yearly(800)),
  commitment: known(basisPoints(100)),
})

describe('one currency for every facility (check values of the reference)', () => {
  it('of a loan of RM500,000 under a guarantee: RM10,059 a month, RM12,610.10 of fees, 8.64% a year', () => {
    const found = evaluate(makeBusinessLoan({ scheme: known(makeScheme()) }), half)
    expect([found.headline.value, found.headline.unit, found.headline.line]).toEqual([
      '8.64%',
      'all-in a year',
      'RM10,059 a month',
    ])
    expect(stepOf(found, 'Guarantee fee, ')?.formula).toBe('RM4,000 + RM3,317.43 + RM2,580.63 + RM1,785.29 + RM926.75')
    expect(stepOf(found, 'Guarantee fee, ')?.result).toBe('RM12,610.10')
  })

  it.each([
    [11_800, 6, '59.33%', 'RM9,000'],
    [12_400, 12, '41.70%', 'RM12,000'],
  ])('of an advance of RM50,000 at a factor of %d over %d months', (part, months, rate, total) => {
    const found = evaluate(advance(part, months), { amount: ringgit(50_000), months })
    expect([found.headline.value, found.results.cost?.text]).toEqual([rate, total])
  })

  it('of an invoice of RM100,000, 80% advanced at 1.5% for each 30 days, paid after 60: RM3,000, 22.81% a year', () => {
    const found = evaluate(invoice, { amount: ringgit(80_000), used: 100, months: 2, days: 60 })
    expect(found.headline.value).toBe('22.81%')
    expect(stepOf(found, 'Charge until the customer pays')?.result).toBe('RM3,000')
    expect(found.results.cost?.text).toBe('RM3,000')
  })

  it('of a line by the part that is used: RM100,000 of RM200,000 at 8%, and 1% on the rest', () => {
    const found = evaluate(line, { months: 12, used: 50 })
    expect(found.headline.line).toBe('RM750 a month')
    expect(found.headline.basis).toContain('RM100,000 of it used')
    expect(found.results.rate?.text).toBe('9.00% p.a.')
    expect(found.results.cost?.text).toBe('RM9,000')
    expect(evaluate(line, { months: 12, used: 100 }).results.rate?.text).toBe('8.00% p.a.')
  })

  it('counts no fee of a guarantee that the lender pays', () => {
    const scheme = known(makeScheme({ paidBy: 'lender' }))
    expect(evaluate(makeBusinessLoan({ scheme }), half).headline.value).toBe('7.67%')
  })
})

describe('a floating price', () => {
  const floating = (reference: 'sbr' | 'blr', at: number | null) =>
    makeBusinessLoan({
      pricing: known({
        kind: 'floating',
        reference,
        at: at === null ? null : basisPoints(at),
        spread: basisPoints(100),
        spreadTo: basisPoints(200),
      }),
    })

  it('is worked out on the level that the lender publishes, and ranked at its upper end', () => {
    const found = evaluate(floating('blr', 670))
    expect(found.headline.value).toBe('7.70–8.70%')
    expect(found.results.rate?.value).toBe(870)
    expect(stepOf(found, 'Rate a year')?.formula).toContain('BLR 6.70% + 2.00%')
  })

  it('follows the SBR of the day, and says when that was not checked for too long', () => {
    expect(evaluate(floating('sbr', null)).results.rate?.value).toBe(475)
    expect(evaluate(floating('sbr', null), {}, isoDate('2027-03-01')).headline.oldRate?.name).toBe('SBR')
    expect(evaluate(floating('blr', 670), {}, isoDate('2027-03-01')).headline.oldRate).toBeUndefined()
  })
})

describe('a facility that ends before the money is needed', () => {
  const found = evaluate(advance(12_400, 12), { amount: ringgit(50_000), months: 60 })

  it('keeps its yearly cost beside the others, over its own longest term', () => {
    expect(found.headline.value).toBe('41.70%')
    expect(found.headline.basis).toContain('worked out over 12 months')
    expect(found.results.rate?.state).toBe('known')
  })

  it('has no place by its total, which would be that of less time', () => {
    expect(found.results.cost).toMatchObject({ state: 'missing', text: 'Up to 12 months' })
    expect(found.balance).toBeNull()
  })
})

describe('what is not published', () => {
  it('is never counted as nothing: a fee, a guarantee, a fee on the unused part', () => {
    const without = [
      makeBusinessLoan({ processing: missing }),
      makeBusinessLoan({ scheme: missing }),
      makeBusinessLoan({ ...line, commitment: missing }),
    ]
    for (const loan of without) {
      const { results, headline } = evaluate(loan)
      expect([results.cost?.state, results.rate?.state]).toEqual(['missing', 'missing'])
      expect(headline.value).toBe('Fees not published')
    }
  })

  it('leaves the payment known, which needs no fee', () => {
    expect(evaluate(makeBusinessLoan({ legal: missing })).results.monthly?.state).toBe('known')
  })

  it('rules nobody out', () => {
    const open = { entities: missing, sectors: missing, yearsInOperation: missing, purposes: missing }
    expect(evaluate(makeBusinessLoan(open)).results.cost?.state).toBe('known')
  })
})

describe('a case that a lender does not take says why', () => {
  const strict = makeBusinessLoan({
    minAmount: known(ringgit(50_000)),
    maxAmount: known(ringgit(300_000)),
    security: known(['property', 'deposit']),
    purposes: known(['working-capital']),
    entities: known(['sdn-bhd', 'llp']),
    sizes: known(['micro', 'small', 'medium']),
    sectors: known(['services', 'trade']),
    yearsInOperation: known(3),
    minTurnover: known(ringgit(500_000)),
    maxTurnover: known(ringgit(5_000_000)),
    malaysianPart: known(basisPoints(5_100)),
  })

  it.each([
    [{}, null],
    [{ amount: ringgit(300_001) }, 'Up to RM300,000'],
    [{ amount: ringgit(49_999) }, 'From RM50,000'],
    [{ pledge: false }, 'Needs property or a deposit'],
    [{ purpose: 'green' }, 'Not for energy saving or solar'],
    [{ entity: 'sole-proprietor' }, 'Not for sole proprietors'],
    [{ sector: 'agriculture' }, 'Not for agriculture'],
    [{ years: 2 }, 'In business 3 years or more'],
    [{ turnover: ringgit(499_999) }, 'Turnover from RM500,000'],
    [{ turnover: ringgit(5_000_001) }, 'Turnover up to RM5,000,000'],
    [{ malaysian: 50 }, '51% Malaysian-owned'],
    [{ malaysian: 51 }, null],
  ])('%o', (given, reason) => {
    const { headline, results } = evaluate(strict, given)
    if (reason === null) expect(results.cost?.state).toBe('known')
    else expect([headline.value, results.cost?.text, results.rate?.text]).toEqual([reason, reason, reason])
  })

  it('by the size of the definition: the smaller of turnover and workers', () => {
    const loan = makeBusinessLoan({ sizes: known(['micro', 'small', 'medium']) })
    const large = { turnover: ringgit(30_000_000), workers: 100 }
    expect(evaluate(loan, large).headline.value).toBe('For SMEs only')
    expect(evaluate(loan, { ...large, workers: 70 }).results.cost?.state).toBe('known')
    expect(evaluate(loan, { ...large, sector: 'manufacturing' }).results.cost?.state).toBe('known')
  })

  it('by its guarantee scheme: SJPP takes nobody who refinances, is young or mostly foreign', () => {
    const loan = makeBusinessLoan({ scheme: known(makeScheme()) })
    expect(evaluate(loan, { purpose: 'refinance' }).headline.value).toBe('SJPP: no refinancing')
    for (const given of [{ years: 2 }, { malaysian: 50 }, { turnover: ringgit(30_000_000), workers: 100 }]) {
      expect(evaluate(loan, given).headline.value).toBe('Outside SJPP rules')
    }
    const ggsm = makeBusinessLoan({ scheme: known(makeScheme({ kind: 'ggsm' })) })
    expect(evaluate(ggsm, { years: 0, turnover: ringgit(30_000_000), workers: 100 }).results.cost?.state).toBe('known')
  })
})

describe('the sums', () => {
  it.each([
    [
      'a loan with every fee',
      makeBusinessLoan({
        scheme: known(makeScheme()),
        processing: known({ rate: basisPoints(100), least: ringgit(500), most: null }),
        stampDuty: known({ rate: basisPoints(50), least: ringgit(0), most: null }),
        legal: known(ringgit(1_200)),
        rebate: known({ rate: basisPoints(200), months: 24 }),
      }),
    ],
    ['first months of interest alone', makeBusinessLoan({ moratorium: known({ months: 3, interest: 'paid' }) })],
    ['first months without payment', makeBusinessLoan({ moratorium: known({ months: 3, interest: 'added' }) })],
    ['a line', line],
    [
      'a line with a commission',
      makeBusinessLoan({ ...line, facility: 'trade-line', commission: known(basisPoints(10)) }),
    ],
    ['invoices', invoice],
    ['an advance', advance(11_800, 60)],
    ['nothing charged', makeBusinessLoan({ pricing: known(yearly(0)) })],
  ])('recompute from what they show: %s', (_, loan) => {
    const { steps } = evaluate(loan)
    expect(checkableSteps(steps).length).toBeGreaterThan(5)
    expect(wrongSteps(steps)).toEqual([])
  })

  it('say why there is none', () => {
    expect(stepOf(evaluate(makeBusinessLoan({ pricing: missing })), 'Why there is no sum')?.result).toBe(
      'Not published',
    )
  })

  it('count each fee in the total to the sen', () => {
    const fees = [0, 500, 5_000].map((fee) => evaluate(makeBusinessLoan({ legal: known(ringgit(fee)) })))
    const [first, second, third] = fees.map(({ results }) => results.cost?.value ?? Number.NaN)
    expect(second).toBe((first ?? 0) + ringgit(500))
    expect(third).toBe((first ?? 0) + ringgit(5_000))
  })
})

describe('first months without principal', () => {
  const small = { amount: ringgit(40_000), months: 60 }
  const loan = (interest: 'paid' | 'added' | null) =>
    makeBusinessLoan({
      pricing: known(yearly(950)),
      moratorium: interest === null ? none : known({ months: 3, interest }),
    })

  it.each([
    [null, 'RM10,404.55', 'RM840.07 a month'],
    ['paid', 'RM10,807.04', 'RM874.68 a month'],
    ['added', 'RM11,050.44', 'RM895.62 a month'],
  ] as const)('count in total and instalment: %s', (interest, total, instalment) => {
    const { results } = evaluate(loan(interest), small)
    expect([results.cost?.text, results.monthly?.text]).toEqual([total, instalment])
  })

  it('are said beside the rate, and on the page of the product with what interest does meanwhile', () => {
    expect(evaluate(loan('paid'), small).headline.basis).toContain('instalments from month 4')
    expect(evaluate(loan(null), small).headline.basis).not.toContain('instalments from')
    const rows = businessLoan.detail(loan('added'), testToday).flatMap((group) => group.rows)
    const row = rows.find(({ label }) => label === 'First months without principal')
    expect(row).toMatchObject({ value: '3 months: interest is added to the loan' })
    expect(row?.note).toContain('Counted in the total')
  })
})

describe('days to the money', () => {
  it('are those of the decision and of the payout together', () => {
    expect(evaluate(makeBusinessLoan()).results.speed?.value).toBe(8)
    expect(evaluate(makeBusinessLoan({ decisionDays: known(1), disbursalDays: known(0) })).results.speed?.text).toBe(
      '1 day',
    )
    expect(evaluate(makeBusinessLoan({ decisionDays: none })).results.speed?.state).toBe('missing')
  })
})
