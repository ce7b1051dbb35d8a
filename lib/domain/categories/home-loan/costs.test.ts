import { describe, expect, it } from 'vitest'
import { evaluatorOf, stepOf, valueRead } from '@/tests/factories/evaluation'
import { flatFee, makeHomeLoan, partFee } from '@/tests/factories/home-loan'
import { known } from '@/tests/factories/product'
import type { Values } from '../../fields/field'
import { isoDate } from '../../values/iso-date'
import { ringgit } from '../../values/money'
import { basisPoints } from '../../values/rate'
import { homeLoan } from './definition'
import type { HomeLoan } from './figures'

const evaluate = evaluatorOf(homeLoan)
const allBorne = known<readonly ('loan-duty' | 'sale-fee' | 'loan-fee' | 'valuation')[]>([
  'loan-duty',
  'sale-fee',
  'loan-fee',
  'valuation',
])

/** Cash to buy in ringgit. */
function cash(given: Values = {}, changes: Partial<HomeLoan> = {}, today = isoDate('2026-11-20')): number {
  return (valueRead(evaluate(makeHomeLoan(changes), given, today).results.cash) ?? Number.NaN) / 100
}

describe('the cash to buy a home of RM500,000 with RM450,000 borrowed', () => {
  const down = 50_000
  const fees = 6_250 + 5_625 + 950

  it('has no stamp duty for a Malaysian’s first home, to RM500,000 and to 31 Dec 2027', () => {
    expect(cash()).toBe(down + fees)
    expect(cash({}, {}, isoDate('2027-12-31'))).toBe(down + fees)
    expect(cash({}, {}, isoDate('2028-01-01'))).toBe(down + fees + 9_000 + 2_250)
    expect(cash({ price: ringgit(500_000.01) })).toBeGreaterThan(down + fees + 9_000 + 2_250)
  })

  it.each([
    ['a second home', { buyer: 'second' }, 9_000 + 2_250],
    ['a permanent resident’s first home', { buyer: 'permanent-resident' }, 9_000 + 2_250],
    ['a foreigner’s first home', { buyer: 'foreigner' }, 40_000 + 2_250],
  ])('has duty on transfer and loan for %s', (_, given, duty) => {
    expect(cash(given)).toBe(down + fees + duty)
  })

  it('has a part of the scale for a home under construction: 70% of RM6,250', () => {
    expect(cash({ construction: true })).toBe(down + 4_375 + 5_625 + 800)
  })

  it('has no more than the down payment and the transfer where the bank pays the rest, tax on the fees too', () => {
    expect(cash({ buyer: 'second' }, { borne: allBorne, valuation: partFee(25) })).toBe(down + 9_000)
    expect(cash({}, { borne: known(['loan-fee']) })).toBe(down + 6_250 + 500)
  })

  it('has what the bank asks: valuation of the price, processing of the loan, opening fee, compulsory cover', () => {
    const asked = {
      valuation: partFee(25),
      processingFee: partFee(10),
      setupFee: known(ringgit(200)),
      cover: known({ kind: 'compulsory', cost: basisPoints(220) }),
    } satisfies Partial<HomeLoan>
    expect(cash({}, asked)).toBe(down + fees + 1_250 + 450 + 200 + 9_900)
    expect(cash({}, { valuation: flatFee(400), cover: known({ kind: 'optional', cost: basisPoints(220) }) })).toBe(
      down + fees + 400,
    )
  })

  it('rounds duty up to the next RM100 of the price and RM1,000 of the loan', () => {
    const given = { price: ringgit(500_050), margin: 9_000, buyer: 'second' }
    expect(cash(given)).toBe(50_005 + 9_003 + 2_255 + 6_250.5 + 5_625.56 + 950.08)
  })

  it('a half sen of a fee goes up', () => {
    const step = stepOf(evaluate(makeHomeLoan(), { price: ringgit(240_000.4), margin: 5_000 }), 'Legal fee, sale')
    expect(step?.result).toBe('RM3,000.01')
  })
})

describe('the sum behind the cash', () => {
  const lines = (given: Values, changes: Partial<HomeLoan> = {}) =>
    evaluate(makeHomeLoan(changes), given).steps.filter(({ sort }) => sort === 'cash')

  it('tells each part with its rate', () => {
    expect(
      lines({ price: ringgit(1_200_000), buyer: 'second' }).map(({ formula, result }) => [formula, result]),
    ).toEqual([
      ['RM1,200,000 × 90.00%', 'RM1,080,000.00'],
      ['RM100,000 × 1% + RM400,000 × 2% + RM500,000 × 3% + RM200,000 × 4%', 'RM32,000.00'],
      ['1080 × RM1,000 × 0.50%', 'RM5,400.00'],
      ['RM500,000 × 1.25% + RM700,000 × 1%', 'RM13,250.00'],
      ['RM500,000 × 1.25% + RM580,000 × 1%', 'RM12,050.00'],
      ['(RM13,250 + RM12,050) × 8%', 'RM2,024.00'],
      ['RM32,000 + RM5,400 + RM13,250 + RM12,050 + RM2,024', 'RM64,724.00'],
      ['RM1,200,000 − RM1,080,000', 'RM120,000.00'],
      ['RM120,000 + RM64,724', 'RM184,724.00'],
    ])
  })

  it('says which costs the bank pays and why a first home has no duty', () => {
    const borne = lines({ buyer: 'second' }, { borne: allBorne, valuation: partFee(25) })
    expect(borne.filter(({ formula }) => formula === 'paid by the bank')).toHaveLength(4)
    expect(
      lines({}).filter(({ formula }) => formula === 'first home: none to RM500,000 until 31 Dec 2027'),
    ).toHaveLength(1)
  })

  it('names the least fee of the scale, and the scale fee that a developer’s sale bears a part of', () => {
    const small = lines({ price: ringgit(50_000), margin: 5_000 })
    expect(small.find(({ label }) => label === 'Legal fee, loan agreement')?.formula).toBe('the least fee of the scale')
    const developer = lines({ construction: true })
    expect(developer.find(({ label }) => label === 'Legal fee, sale')?.formula).toBe('RM6,250 × 70%')
    expect(
      lines({ price: ringgit(50_000), construction: true }).find(({ label }) => label === 'Legal fee, sale'),
    ).toMatchObject({
      formula: 'the least fee of the scale',
      result: 'RM500.00',
    })
  })
})
