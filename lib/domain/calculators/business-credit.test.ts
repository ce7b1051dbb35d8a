import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatRinggit, ringgit, sen } from '../values/money'
import { basisPoints } from '../values/rate'
import {
  advanceCost,
  afterMoratorium,
  type GuaranteeFee,
  guaranteeTotal,
  invoiceCost,
  invoiceOf,
  invoicesIn,
  lineCost,
  type Moratorium,
  type PaidGuarantee,
  termCost,
} from './business-credit'

const rm = (amount: number) => formatRinggit(sen(amount), 'sen')
const fees = ({ fee }: PaidGuarantee) => rm(fee)
const plain = { start: sen(0), moratorium: null, guarantee: null, rebate: null }
const guarantee: GuaranteeFee = { cover: basisPoints(8_000), fee: basisPoints(100), when: 'yearly' }
const half = { amount: ringgit(500_000), rate: basisPoints(767), months: 60 }

describe('a term loan under a guarantee (check values of the reference)', () => {
  const cost = termCost({ ...half, ...plain, guarantee })

  it('has RM10,059.42 a month at 7.67% over 60 months of RM500,000', () => {
    expect(rm(cost.regular)).toBe('RM10,059.42')
  })

  it('pays 1% a year in advance on 80% of what is owed: RM12,610.10 over five years', () => {
    expect(cost.guarantee.map(fees)).toEqual(['RM4,000.00', 'RM3,317.43', 'RM2,580.63', 'RM1,785.29', 'RM926.75'])
    expect(rm(guaranteeTotal(cost))).toBe('RM12,610.10')
  })

  it('comes to 8.64% a year with the fee, and to its own rate without', () => {
    expect(cost.rate).toBe(864)
    expect(termCost({ ...half, ...plain }).rate).toBe(767)
  })

  it('counts a guarantee that is paid once on the whole amount once', () => {
    const once = termCost({ ...half, ...plain, guarantee: { ...guarantee, when: 'once' } })
    expect(once.guarantee.map(fees)).toEqual(['RM4,000.00'])
    expect(once.paidOut).toBe(ringgit(496_000))
  })
})

describe('an advance on sales (check values of the reference)', () => {
  it.each([
    [59_000, 6, 5933],
    [62_000, 12, 4170],
  ])('of RM50,000 that takes back RM%d in %d equal months', (repaid, months, rate) => {
    const cost = advanceCost({ amount: ringgit(50_000), repaid: ringgit(repaid), months, start: sen(0) })
    expect(cost.rate).toBe(rate)
    expect(cost.total).toBe(ringgit(repaid - 50_000))
  })

  it('takes back to the sen what was agreed', () => {
    const { regular, last } = advanceCost({
      amount: ringgit(50_000),
      repaid: ringgit(59_000),
      months: 6,
      start: sen(0),
    })
    expect([rm(regular), rm(last)]).toEqual(['RM9,833.33', 'RM9,833.35'])
    expect(regular * 5 + last).toBe(ringgit(59_000))
  })
})

describe('an invoice (check values of the reference)', () => {
  const one = {
    advanced: ringgit(80_000),
    margin: basisPoints(8_000),
    discount: basisPoints(150),
    every: 30,
    days: 60,
    months: 2,
    start: sen(0),
  }

  it('of RM100,000, of which 80% is advanced at 1.5% for each 30 days, costs RM3,000 when it is paid after 60', () => {
    expect(rm(invoiceOf(one.advanced, one.margin))).toBe('RM100,000.00')
    const cost = invoiceCost(one)
    expect(rm(cost.regular)).toBe('RM3,000.00')
    expect(cost.rate).toBe(2281)
    expect(cost.total).toBe(cost.regular)
  })

  it('is followed by others for as long as the money is needed', () => {
    expect(invoicesIn({ days: 60, months: 12 })).toBe(6)
    expect(rm(invoiceCost({ ...one, months: 12 }).total)).toBe('RM18,000.00')
    expect(invoicesIn({ days: 90, months: 1 })).toBe(1)
  })
})

describe('a line', () => {
  const line = {
    limit: ringgit(200_000),
    used: ringgit(100_000),
    months: 12,
    rate: basisPoints(720),
    unusedRate: basisPoints(0),
    commission: basisPoints(0),
    start: sen(0),
    guarantee: null,
  }

  it('costs its own rate on what is used, and nothing else while nothing else is charged', () => {
    const cost = lineCost(line)
    expect(cost.rate).toBe(720)
    expect(rm(cost.total)).toBe('RM7,200.00')
  })

  it('costs more by the fee on what is not used: 1% on as much again is 1% on what is used', () => {
    const cost = lineCost({ ...line, unusedRate: basisPoints(100) })
    expect(cost.rate).toBe(820)
    expect(rm(cost.unused)).toBe('RM999.96')
  })

  it('counts a commission a month twelve times a year', () => {
    expect(lineCost({ ...line, commission: basisPoints(10) }).rate).toBe(840)
  })

  it('pays its guarantee each year on the whole limit', () => {
    const cost = lineCost({ ...line, months: 24, guarantee })
    expect(cost.guarantee.map(fees)).toEqual(['RM1,600.00', 'RM1,600.00'])
    expect(cost.paidOut).toBe(ringgit(98_400))
  })
})

describe('first months without principal, worked out with decimals outside of this project', () => {
  const small = { amount: ringgit(40_000), rate: basisPoints(950), months: 60 }
  const cost = (interest: Moratorium['interest'], months = 3) =>
    termCost({ ...small, ...plain, moratorium: { months, interest } })

  it('pay interest alone, RM316.67 a month, then 57 instalments of RM874.68: RM402.49 more than without', () => {
    const { regular, last, total, rate } = cost('paid')
    expect([regular, last, total].map(rm)).toEqual(['RM874.68', 'RM874.95', 'RM10,807.04'])
    expect(rate).toBe(950)
    expect(rm(termCost({ ...small, ...plain }).total)).toBe('RM10,404.55')
  })

  it('add interest to what is owed, RM40,957.54 after three, then 57 instalments of RM895.62', () => {
    const { regular, last, total, rate } = cost('added')
    expect([regular, last, total].map(rm)).toEqual(['RM895.62', 'RM895.72', 'RM11,050.44'])
    expect(rate).toBe(950)
    expect(rm(afterMoratorium({ ...small, moratorium: { months: 3, interest: 'added' } }).owed)).toBe('RM40,957.54')
  })

  it('put the fees of a guarantee on what is owed after each year of them', () => {
    const long = { amount: ringgit(200_000), rate: basisPoints(800), months: 60, ...plain, guarantee }
    const paid = (interest: Moratorium['interest']) =>
      termCost({ ...long, moratorium: { months: 12, interest } }).guarantee.map(fees)
    expect(paid('paid')).toEqual(['RM1,600.00', 'RM1,600.00', 'RM1,246.50', 'RM863.65', 'RM449.03'])
    expect(paid('added')).toEqual(['RM1,600.00', 'RM1,732.80', 'RM1,349.95', 'RM935.33', 'RM486.30'])
  })

  it('leave one month for an instalment where they are as long as the term', () => {
    const { regular, last } = cost('paid', 60)
    expect([regular, last].map(rm)).toEqual(['RM40,316.67', 'RM40,316.67'])
  })
})

describe('a rebate', () => {
  it('of two points over the whole term leaves the rate two points lower', () => {
    const cost = termCost({ ...half, ...plain, rebate: { rate: basisPoints(200), months: 60 } })
    expect(cost.rate).toBe(567)
    expect(cost.total).toBe(cost.charge - cost.rebate)
  })
})

describe('any way of borrowing', () => {
  it('never costs less for another fee, and its total says all that is paid beyond what was borrowed', () => {
    const amounts = fc.integer({ min: 1_000_000, max: 500_000_000 })
    fc.assert(
      fc.property(
        amounts,
        fc.integer({ min: 1, max: 2_000 }),
        fc.integer({ min: 6, max: 84 }),
        fc.integer({ min: 1, max: 100_000 }),
        (amount, rate, months, fee) => {
          const credit = {
            amount: sen(amount),
            rate: basisPoints(rate),
            months,
            moratorium: null,
            guarantee,
            rebate: null,
          }
          const [bare, dear] = [sen(0), sen(fee)].map((start) => termCost({ ...credit, start }))
          expect(dear?.total).toBe((bare?.total ?? 0) + fee)
          expect(dear?.rate ?? 0).toBeGreaterThanOrEqual(bare?.rate ?? Number.NaN)
        },
      ),
      { numRuns: 40 },
    )
  })
})
