import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accidentPrice, makeAccident, usualAccident } from '@/tests/factories/accident'
import { known, missing, none, testToday } from '@/tests/factories/product'
import { isoDate } from '../../values/iso-date'
import { ringgit, sen } from '../../values/money'
import { basisPoints } from '../../values/rate'
import { claimFor } from './claim'
import { evaluateAccident } from './evaluate'
import type { Accident } from './figures'
import { priceOf } from './price'
import type { AccidentScenario } from './scenario'

const evaluated = (plan: Accident, given: Partial<AccidentScenario> = {}) =>
  evaluateAccident(plan, { ...usualAccident, ...given }, testToday)
const read = (plan: Accident, sort: string, given: Partial<AccidentScenario> = {}) =>
  evaluated(plan, given).sortValues[sort]
const labels = (plan: Accident, given: Partial<AccidentScenario> = {}) =>
  evaluated(plan, given).conditions.map(({ label }) => label)
const paid = (plan: Accident, given: Partial<AccidentScenario> = {}) =>
  claimFor(plan, { ...usualAccident, ...given }, usualAccident.sum).parts.map(({ pays }) => pays)
const weekly = (part: number, weeks: number, afterDays = 0) =>
  makeAccident({ weekly: known({ part: basisPoints(part), weeks, afterDays }) })

function priced(plan: Accident, given: Partial<AccidentScenario> = {}): string {
  const found = priceOf(plan, { ...usualAccident, ...given }, testToday)
  return found.kind === 'priced' ? `priced at ${found.total}` : `${found.kind}: ${found.reason}`
}

describe('a year in which the accident happens', () => {
  it('is read as the price with what is left, as the price, as what is paid, by an injury and by RM1,000', () => {
    // 120 + 9.60 of tax; RM3,000 of the bill and 8 × RM200 are paid of 5,000 + 4,800 + 750.
    expect(read(makeAccident(), 'price')).toMatchObject({ state: 'known', value: 12_960 })
    expect(read(makeAccident(), 'pays')).toMatchObject({ value: 460_000 })
    expect(read(makeAccident(), 'case')).toMatchObject({ value: 12_960 + 595_000 })
    expect(read(makeAccident(), 'injury')).toMatchObject({ value: 5_000_000 })
    expect(read(makeAccident(), 'thousand')).toMatchObject({ value: 65 })
  })

  it('leads with the price and says what is left beside it', () => {
    expect(evaluated(makeAccident()).headline).toMatchObject({
      value: 'RM130',
      unit: 'a year',
      line: 'RM4,600 paid, RM5,950 left to you',
      basis: 'for RM200,000, age 35, class 1 work, a bill of RM5,000, 8 weeks off, 5 nights in hospital',
    })
  })

  it('is shown as a sum whose lines use only what lines above them show', () => {
    const steps = evaluated(makeAccident(), { who: 'couple' }).steps.filter(({ sort }) => sort === undefined)
    expect(steps.map(({ label, formula, result }) => [label, formula, result])).toEqual([
      ['Price a year before tax', 'table: RM200,000, class 1 work', 'RM120.00'],
      ['Price with a spouse', 'RM120.00 × 180%', 'RM216.00'],
      ['Service tax', 'RM216.00 × 8%', 'RM17.28'],
      ['Stamp duty', 'for each policy', 'RM10.00'],
      ['Price with tax and duty', 'RM216.00 + RM17.28 + RM10.00', 'RM243.28'],
      ['Medical bill', 'RM5,000, at most RM3,000', 'RM3,000.00'],
      ['Time off work', 'RM4,800, at most RM1,600: RM200 a week × 56 ÷ 7', 'RM1,600.00'],
      ['Nights in hospital', 'RM750, not covered', 'RM0.00'],
      ['Paid in your case', 'RM3,000.00 + RM1,600.00 + RM0.00', 'RM4,600.00'],
      ['What your case costs', 'RM5,000.00 + RM4,800.00 + RM750.00', 'RM10,550.00'],
      ['Left to you', 'RM10,550.00 − RM4,600.00', 'RM5,950.00'],
      ['Price and what is left to you', 'RM243.28 + RM5,950.00', 'RM6,193.28'],
    ])
  })

  it('has no rank by the case where a limit is not published, and keeps its price', () => {
    const plan = makeAccident({ medical: missing })
    expect([read(plan, 'case')?.state, read(plan, 'pays')?.state, read(plan, 'price')?.state]).toEqual([
      'missing',
      'missing',
      'known',
    ])
  })

  it('has no rank anywhere where the plan does not take the work, and says why', () => {
    const words = 'Not for class 3 work'
    const plan = makeAccident({ prices: known([accidentPrice(200_000, 120, 160)]) })
    const { sortValues, headline } = evaluated(plan, { work: 'class-3' })
    for (const value of Object.values(sortValues)) expect(value).toEqual({ state: 'missing', words })
    expect(headline).toMatchObject({ value: words, state: 'missing' })
  })
})

describe('the weekly benefit', () => {
  it.each([
    ['each week at its part of the sum', weekly(20, 52), 8, 3_200],
    ['no more weeks than the longest', weekly(20, 6), 8, 2_400],
    ['each day after the first seven', weekly(20, 52, 7), 8, 2_800],
    // 8 weeks less 3 days are 53 days: 400 × 53 ÷ 7.
    ['days of a week at a seventh', weekly(20, 52, 3), 8, 3_028.57],
    ['nothing while it has not begun', weekly(20, 52, 14), 2, 0],
    ['no more than the pay that is lost', weekly(100, 52), 8, 4_800],
  ])('pays %s', (_, plan, weeks, ringgitPaid) => {
    expect(paid(plan, { weeks })[1]).toBe(ringgit(ringgitPaid))
  })

  it('follows the sum of the plan, not the one that was asked for', () => {
    const plan = makeAccident({ prices: known([accidentPrice(250_000, 150)]) })
    expect(read(plan, 'pays')).toMatchObject({ value: 300_000 + 200_000 })
    expect(labels(plan)).toContain('The next sum here is RM250,000')
  })
})

describe('on a motorcycle', () => {
  it.each([
    ['covered', [3_000, 1_600, 0]],
    ['half', [1_500, 800, 0]],
    ['passenger', [0, 0, 0]],
    ['out', [0, 0, 0]],
  ] as const)('%s', (rule, parts) => {
    const plan = makeAccident({ motorcycle: rule === 'out' ? none : known(rule) })
    expect(paid(plan, { motorcycle: true })).toEqual(parts.map((part) => ringgit(part)))
    expect(paid(plan)).toEqual([ringgit(3_000), ringgit(1_600), ringgit(0)])
  })

  it('halves the lasting injury too, and pays nothing of it where riding is out', () => {
    const injury = (motorcycle: Accident['motorcycle']) =>
      read(makeAccident({ motorcycle }), 'injury', { motorcycle: true })
    expect([injury(known('half')), injury(none)]).toMatchObject([{ value: 2_500_000 }, { value: 0 }])
  })

  it('is not known where the plan does not publish it, for riders alone', () => {
    const plan = makeAccident({ motorcycle: missing })
    expect(paid(plan, { motorcycle: true })).toEqual([null, null, ringgit(0)])
    expect(read(plan, 'case', { motorcycle: true })?.state).toBe('missing')
    expect(read(plan, 'case')).toEqual(read(makeAccident(), 'case'))
  })
})

describe('the price', () => {
  const at = (class1: number) => makeAccident({ prices: known([accidentPrice(200_000, class1)]) })
  it.each([
    // 150 + 12 of tax, no duty; one sen more bears RM10.
    ['of RM150.00, free of duty', at(150), {}, 'priced at 16200'],
    ['of RM150.01, with duty', at(150.01), {}, 'priced at 17201'],
    ['with tax and duty', at(156.3), {}, 'priced at 17880'],
    ['of work of class 2', makeAccident(), { work: 'class-2' }, 'priced at 18280'],
    ['of a family', makeAccident(), { who: 'family' }, 'priced at 30808'],
    ['of a smaller sum', makeAccident(), { sum: ringgit(80_000) }, 'priced at 7020'],
    ['of a sum above the table', makeAccident(), { sum: ringgit(200_001) }, 'refused: Sums up to RM200,000'],
    ['of work that nobody insures', makeAccident(), { work: 'excluded' }, 'refused: Not for this work'],
    ['of somebody too old', makeAccident(), { age: 66 }, 'refused: Joins up to age 65'],
    ['of somebody too young', makeAccident(), { age: 17 }, 'refused: Joins from age 18'],
    [
      'of a couple that is not taken',
      makeAccident({ familyPrices: none }),
      { who: 'couple' },
      'refused: Not sold to couples',
    ],
    [
      'of a family that is not published',
      makeAccident({ familyPrices: missing }),
      { who: 'family' },
      'unknown: Price for more people not published',
    ],
    ['that is not published', makeAccident({ prices: missing }), {}, 'unknown: Premium table not published'],
  ] satisfies [string, Accident, Partial<AccidentScenario>, string][])('%s', (_, plan, given, text) => {
    expect(priced(plan, given)).toBe(text)
  })
})

describe('the row', () => {
  it('names first what the case asks for and the plan does not cover', () => {
    const bare = makeAccident({ medical: none, weekly: none })
    expect(labels(bare)[0]).toMatch(/^Not covered: this medical bill(, time off work)? \+/)
    expect(labels(makeAccident({ motorcycle: none }), { motorcycle: true })[0]).toMatch(
      /^Not covered: riding a motorcycle/,
    )
  })

  it('says when a year with the accident costs more than one without the plan', () => {
    const bare = makeAccident({ medical: none, weekly: none })
    expect(labels(bare)).toContain('With this accident you pay more than without')
    expect(labels(makeAccident())).not.toContain('With this accident you pay more than without')
  })

  it('is stale, not missing, when the price was not checked for long', () => {
    expect(evaluateAccident(makeAccident(), usualAccident, isoDate('2028-01-01')).sortValues.price?.state).toBe('stale')
  })

  it('pays nothing for an injury that is not on the scale', () => {
    expect(read(makeAccident(), 'injury', { injury: 'ear' })).toMatchObject({ value: 0 })
    expect(read(makeAccident({ disablement: missing }), 'injury')?.state).toBe('missing')
  })
})

it('never pays more than is lost, and a higher limit never leaves more', () => {
  const amount = fc.integer({ min: 0, max: 50_000_000 }).map(sen)
  const count = fc.integer({ min: 0, max: 104 })
  fc.assert(
    fc.property(amount, count, amount, amount, fc.boolean(), (bill, weeks, a, b, motorcycle) => {
      const given = { ...usualAccident, bill, weeks, motorcycle }
      const [low, high] = a < b ? [a, b] : [b, a]
      const claims = [low, high].map((limit) =>
        claimFor(makeAccident({ medical: known(limit), motorcycle: known('half') }), given, given.sum),
      )
      for (const { parts } of claims) for (const { pays, loss } of parts) expect(pays).toBeLessThanOrEqual(loss)
      expect(claims[1]?.left).toBeLessThanOrEqual(claims[0]?.left ?? -1)
    }),
  )
})
