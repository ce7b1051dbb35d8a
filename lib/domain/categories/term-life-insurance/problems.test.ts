import { describe, expect, it } from 'vitest'
import { known, missing, none, testToday, unlimited } from '@/tests/factories/product'
import { bandOf, levelRow, makeTermLife, makeTermTakaful, risingRow } from '@/tests/factories/term-life'
import { isoDate } from '../../values/iso-date'
import { basisPoints } from '../../values/rate'
import type { LevelRow, RisingRow, TermLife } from './figures'
import { termLifeProblems } from './problems'

const found = (product: TermLife) => termLifeProblems(product).map(({ path, reason }) => `${path.join('.')}: ${reason}`)
const prices = [100, 200, 150, 250] as const
const open = { minAge: none, maxAge: none, residencies: none }
const level = (...rows: LevelRow[]) => makeTermLife({ requirements: open, premiums: known({ kind: 'level', rows }) })
const rising = (...rows: RisingRow[]) => makeTermLife({ requirements: open, premiums: known({ kind: 'rising', rows }) })
const fee = (fromYear: number, toYear: number | null, part = 1_000) => ({ fromYear, toYear, part: basisPoints(part) })

describe('a plan in which nothing is wrong', () => {
  it('has no problem, conventional or takaful, with a price or without', () => {
    expect(found(makeTermLife())).toEqual([])
    expect(found(makeTermTakaful())).toEqual([])
    expect(found(makeTermLife({ premiums: missing, sumBands: missing }))).toEqual([])
    expect(found(rising(risingRow(19, 30, prices), risingRow(31, 40, prices)))).toEqual([])
  })
})

describe('what the check finds', () => {
  it.each([
    ['a table without rows', level(), 'premiums.value.rows: is an empty list'],
    ['ages upside down', level(levelRow([40, 19], [5, 20], prices)), 'premiums.value.rows.0.ageFrom: is above ageTo'],
    [
      'years upside down',
      level(levelRow([19, 40], [20, 5], prices)),
      'premiums.value.rows.0.yearsFrom: is above yearsTo',
    ],
    [
      'a smoker who pays less',
      rising(risingRow(19, 40, [100, 99, 150, null])),
      'premiums.value.rows.0.women.smoker: is below the price without smoking, RM1',
    ],
    [
      'two prices for one person',
      level(levelRow([19, 40], [5, 20], prices), levelRow([40, 50], [10, 20], prices)),
      'premiums.value.rows.1: overlaps a row before it: one person would have two prices',
    ],
    [
      'ages without a price',
      rising(risingRow(19, 30, prices), risingRow(32, 40, prices)),
      'premiums.value.rows.1.ageFrom: leaves a gap: the row before it ends at age 30',
    ],
    [
      'people who may join without a price',
      makeTermLife({ requirements: { ...open, minAge: known(17), maxAge: known(60) } }),
      'requirements.minAge.value: has no price: the table starts at age 19; requirements.maxAge.value: has no price: the table ends at age 60',
    ],
    ['no sums', makeTermLife({ sumBands: known([]) }), 'sumBands.value: is an empty list'],
    ['a band upside down', makeTermLife({ sumBands: known([bandOf(5, 4)]) }), 'sumBands.value.0.upTo: is below from'],
    [
      'bands that overlap',
      makeTermLife({ sumBands: known([bandOf(5_000, 10_000), bandOf(10_000, null)]) }),
      'sumBands.value.1.from: overlaps the band before it',
    ],
    [
      'a band after one without an end',
      makeTermLife({ sumBands: known([bandOf(5_000, null), bandOf(10_000, null)]) }),
      'sumBands.value.1.from: overlaps the band before it',
    ],
    [
      'a larger sum that saves less',
      makeTermLife({ sumBands: known([bandOf(5_000, 10_000, 9), bandOf(10_001, null, 8)]) }),
      'sumBands.value.1.off: is less than a smaller sum has',
    ],
    [
      'more off than there is',
      makeTermLife({ sumBands: known([bandOf(5_000, null, 148)]) }),
      'sumBands.value.0.off: is above the lowest price of the table',
    ],
    [
      'cover without an end',
      makeTermLife({ expiryAge: unlimited }),
      'expiryAge: must be an age or missing: term cover ends',
    ],
    [
      'a wakalah fee of insurance',
      makeTermLife({ wakalahFee: known([fee(1, null)]) }),
      'wakalahFee: a conventional policy has no wakalah fee',
    ],
    [
      'more than the sum',
      makeTermLife({ disability: known({ part: basisPoints(10_001), toAge: 65 }) }),
      'disability.value.part: is more than the sum',
    ],
    ['no fee years', makeTermTakaful({ wakalahFee: known([]) }), 'wakalahFee.value: is an empty list'],
    [
      'fee years that start late',
      makeTermTakaful({ wakalahFee: known([fee(2, null)]) }),
      'wakalahFee.value.0.fromYear: must be 1',
    ],
    [
      'fee years with a gap',
      makeTermTakaful({ wakalahFee: known([fee(1, 3), fee(5, null)]) }),
      'wakalahFee.value.1.fromYear: must be 4',
    ],
    [
      'fee years that stop',
      makeTermTakaful({ wakalahFee: known([fee(1, 3)]) }),
      'wakalahFee.value.0.toYear: must be none: the last years',
    ],
    [
      'fee years that never come',
      makeTermTakaful({ wakalahFee: known([fee(1, null), fee(1, null)]) }),
      'wakalahFee.value.0.toYear: must not be none',
    ],
    [
      'a fee above the contribution',
      makeTermTakaful({ wakalahFee: known([fee(1, null, 10_001)]) }),
      'wakalahFee.value.0.part: is more than the contribution',
    ],
    [
      'takaful in words of insurance',
      makeTermTakaful({ summary: 'A level premium.' }),
      'summary: an Islamic product does not say "premium": say contribution',
    ],
    [
      'an offer in words of insurance',
      makeTermTakaful({
        promotion: {
          text: 'From an insurer',
          start: isoDate('2026-11-01'),
          end: testToday,
          source: 'page',
          ordinary: {},
        },
      }),
      'promotion.text: an Islamic product does not say "insurer": say takaful operator',
    ],
  ] satisfies [string, TermLife, string][])('%s', (_, product, told) => {
    expect(found(product).join('; ')).toContain(told)
  })
})
