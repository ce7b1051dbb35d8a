import { describe, expect, it } from 'vitest'
import { known, missing, none, testToday } from '@/tests/factories/product'
import { bandOf, levelRow, makeTermLife, risingRow, risingTable } from '@/tests/factories/term-life'
import { ringgit } from '../../values/money'
import type { TermLife } from './figures'
import { ownCover } from './own'
import { type Priced, quoteFor } from './quote'
import type { TermLifeScenario } from './scenario'

const usual: TermLifeScenario = { age: 31, sex: 'female', smoker: false, sum: ringgit(300_000), years: 20 }
const quote = (product: TermLife, given: Partial<TermLifeScenario> = {}) => quoteFor(product, { ...usual, ...given })

function priced(product: TermLife, given: Partial<TermLifeScenario> = {}): Priced {
  const found = quote(product, given)
  if (found.kind !== 'priced') throw new Error(found.reason)
  return found
}

function reason(product: TermLife, given: Partial<TermLifeScenario> = {}): string {
  const found = quote(product, given)
  return found.kind === 'priced' ? `priced at ${found.total}` : `${found.kind}: ${found.reason}`
}

describe('a level price', () => {
  it.each([
    // (300 × 1.47 + 30) × 8.75% = 41.2125
    [{}, 147, 4_121, 12 * 20 * 4_121 + 1_000],
    // (300 × 2.36 + 30) × 8.75% = 64.575
    [{ smoker: true }, 236, 6_458, 12 * 20 * 6_458 + 1_000],
    // (300 × 3.44 + 30) × 8.75% = 92.925
    [{ sex: 'male', years: 21 }, 344, 9_293, 12 * 21 * 9_293 + 1_000],
    // (500 × (2.17 − 0.15) + 30) × 8.75% = 91
    [{ sex: 'male', sum: ringgit(500_000) }, 217, 9_100, 12 * 20 * 9_100 + 1_000],
  ] satisfies [Partial<TermLifeScenario>, number, number, number][])(
    'for %j is %i sen for each RM1,000',
    (given, rate, monthly, total) => {
      const found = priced(makeTermLife(), given)
      expect(found.stages).toHaveLength(1)
      expect(found.stages[0]).toMatchObject({ rates: { rate }, monthly })
      expect(found.total).toBe(total)
    },
  )

  it('is that of the band in which the age lies, at both of its ends, and of none between', () => {
    const rateAt = (age: number) => priced(makeTermLife(), { age }).stages[0].rates.rate
    expect([19, 31, 40].map(rateAt)).toEqual([147, 147, 147])
    expect([41, 60].map(rateAt)).toEqual([493, 493])
  })

  it('without a factor is a twelfth of the year’s, without duty only what is paid by the month', () => {
    const found = priced(makeTermLife({ monthlyFactor: none, policyFee: none, stampDuty: none }))
    expect(found).toMatchObject({ stages: [{ yearly: 44_100, monthly: 3_675 }], total: 12 * 20 * 3_675 })
  })
})

describe('a price that rises with age', () => {
  const product = makeTermLife({ premiums: risingTable, policyFee: none, monthlyFactor: none, stampDuty: none })

  it('is that of each year’s age: the total is that of the rows passed through', () => {
    const { stages, total } = priced(product, { age: 29, years: 15 })
    expect(stages.map(({ ageFrom, ageTo, years }) => [ageFrom, ageTo, years])).toEqual([
      [29, 30, 2],
      [31, 40, 10],
      [41, 43, 3],
    ])
    // RM300,000: 300 × 0.60 ÷ 12 = 15; 300 × 0.90 ÷ 12 = 22.50; 300 × 2.00 ÷ 12 = 50
    expect(total).toBe(12 * (2 * 1_500 + 10 * 2_250 + 3 * 5_000))
  })

  it('gives the number of years that can be had: one more is refused with it, and it is priced', () => {
    const yearly = makeTermLife({ premiums: risingTable, expiryAge: known(69) })
    // 50 next birthday is 49: twenty years later 69, when cover ends.
    expect(reason(yearly, { age: 50, years: 30 })).toBe('refused: At most 20 years from age 50')
    expect(reason(yearly, { age: 50, years: 21 })).toBe('refused: At most 20 years from age 50')
    expect(quote(yearly, { age: 50, years: 20 }).kind).toBe('priced')
  })

  it('sells its last year, at the age next birthday at which cover ends', () => {
    const yearly = makeTermLife({ premiums: risingTable, expiryAge: known(70) })
    expect(quote(yearly, { age: 50, years: 21 }).kind).toBe('priced')
  })

  it('says first that nobody of an age may join, not for how many years', () => {
    const requirements = { minAge: known(18), maxAge: known(59), residencies: none }
    const yearly = makeTermLife({ premiums: risingTable, requirements })
    expect(reason(yearly, { age: 65, years: 30 })).toBe('refused: New covers end at age 59')
  })

  it('in its last year may be at the table’s last age, and not beyond', () => {
    expect(quote(product, { age: 51, years: 20 }).kind).toBe('priced')
    expect(reason(product, { age: 51, years: 21 })).toBe('refused: At most 20 years from age 51')
  })
})

describe('what a plan does not offer', () => {
  const rows = [levelRow([19, 30], [5, 10], [100, null, 150, null]), levelRow([35, 60], [5, 10], [100, 200, 150, 250])]
  const gap = makeTermLife({ premiums: known({ kind: 'level', rows }) })
  const rising = makeTermLife({ premiums: risingTable })
  const holes = known({ kind: 'rising' as const, rows: [risingRow(19, 30, [1, 1, 1, 1])] })

  it.each([
    ['younger than the table', makeTermLife(), { age: 18 }, 'refused: The table starts at age 19'],
    ['older than the table', makeTermLife(), { age: 61 }, 'refused: The table ends at age 60'],
    ['in a gap of the table', gap, { age: 32, years: 5 }, 'refused: No price for age 32'],
    ['older than who may join', rising, { age: 61, years: 5 }, 'refused: New covers end at age 59'],
    [
      'younger than who may join',
      makeTermLife({ requirements: { minAge: known(20), maxAge: none, residencies: none } }),
      { age: 20 },
      'refused: New covers start from age 20',
    ],
    ['too many years', makeTermLife(), { years: 31 }, 'refused: At most 30 years from age 31'],
    ['too many years at an age', makeTermLife(), { age: 45, years: 21 }, 'refused: At most 20 years from age 45'],
    ['too few years', makeTermLife(), { years: 4 }, 'refused: At least 5 years'],
    [
      'a table that stops',
      makeTermLife({ premiums: holes }),
      { age: 30, years: 3 },
      'refused: At most 1 year from age 30',
    ],
    ['past the last age', makeTermLife({ expiryAge: known(49) }), {}, 'refused: At most 19 years from age 31'],
    ['after the last age', makeTermLife({ expiryAge: known(31) }), {}, 'refused: Cover ends at age 31'],
    ['a smaller sum', makeTermLife(), { sum: ringgit(49_999) }, 'refused: RM50,000 at least'],
    ['a larger sum', makeTermLife(), { sum: ringgit(1_000_001) }, 'refused: RM1,000,000 at most'],
    [
      'a sum between two bands',
      makeTermLife({ sumBands: known([bandOf(50_000, 100_000), bandOf(500_000, null)]) }),
      {},
      'refused: No price for this amount',
    ],
    [
      'a smoker where none is covered',
      makeTermLife(),
      { smoker: true, sex: 'male', years: 25 },
      'refused: Not open to smokers',
    ],
    ['no table', makeTermLife({ premiums: missing }), {}, 'unknown: Premium table not published'],
    ['no limits', makeTermLife({ sumBands: missing }), {}, 'unknown: Limits of the sum assured not published'],
    ['no fee', makeTermLife({ policyFee: missing }), {}, 'unknown: Policy fee not published'],
  ] satisfies [string, TermLife, Partial<TermLifeScenario>, string][])(
    '%s has its reason',
    (_, product, given, told) => {
      expect(reason(product, given)).toBe(told)
    },
  )

  it('has no total while the monthly price or the duty is not published, and a year’s price all the same', () => {
    expect(priced(makeTermLife({ monthlyFactor: missing }))).toMatchObject({
      stages: [{ yearly: 47_100, monthly: null }],
      total: null,
    })
    expect(priced(makeTermLife({ stampDuty: missing }))).toMatchObject({ stages: [{ monthly: 4_121 }], total: null })
  })

  it('has no upper end where none is published', () => {
    const open = makeTermLife({ sumBands: known([bandOf(50_000, null)]) })
    expect(priced(open, { sum: ringgit(2_000_000) }).sum).toBe(ringgit(2_000_000))
  })
})

describe('the cover a visitor has', () => {
  const own = ownCover({ cover: ringgit(80_000), monthly: ringgit(45.5), ends: 60, disability: true }, testToday)

  it('pays what it pays and costs what it costs, for anybody and whatever sum is compared', () => {
    for (const given of [{}, { sum: ringgit(1_000_000), smoker: true }, { sex: 'male' as const, age: 20 }]) {
      expect(priced(own, given)).toMatchObject({
        sum: ringgit(80_000),
        stages: [{ monthly: 4_550 }],
        total: 12 * 20 * 4_550,
      })
    }
  })

  it('is not counted beyond the age at which it ends', () => {
    expect(reason(own, { years: 31 })).toBe('refused: At most 30 years from age 31')
  })

  it('may cost nothing', () => {
    const paid = ownCover({ cover: ringgit(80_000), monthly: ringgit(0), ends: 60, disability: false }, testToday)
    expect(priced(paid).total).toBe(0)
  })
})
