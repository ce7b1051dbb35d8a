import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluatorOf, stepOf, valueRead } from '@/tests/factories/evaluation'
import { known, missing, none, sourcesOf, testToday } from '@/tests/factories/product'
import { bandOf, levelRow, makeTermLife, makeTermTakaful, risingTable } from '@/tests/factories/term-life'
import { latest } from '../../country-rates/dated'
import { insurerProtection } from '../../country-rates/insurer-protection'
import { defaultState } from '../../list/list-query'
import { rankProducts } from '../../list/ranking'
import { formatRinggit, ringgit } from '../../values/money'
import { basisPoints } from '../../values/rate'
import { termLife } from './definition'
import type { TermLife } from './figures'
import { ownCover } from './own'

const evaluate = evaluatorOf(termLife)
const labelsOf = (product: TermLife, given = {}) => evaluate(product, given).conditions.map(({ label }) => label)
const factsOf = (product: TermLife, given = {}) =>
  Object.fromEntries(evaluate(product, given).facts.map(({ id, value, note }) => [id, [value, note]]))

describe('a row', () => {
  it('leads with the price a month and says what it adds up to, then how long it covers and what it pays', () => {
    const { headline, facts } = evaluate(makeTermLife())
    expect(headline).toMatchObject({
      value: 'RM41.21',
      unit: 'a month',
      line: 'RM9,900.40 over 20 years',
      basis: 'for RM300,000 if you die within 20 years',
      state: 'fresh',
    })
    expect(facts.map(({ id }) => id)).toEqual(['expiryAge', 'disability', 'terminalIllness', 'thousand'])
    expect(facts[0]?.label).toBe('Cover to age')
    expect(factsOf(makeTermLife())).toEqual({
      expiryAge: ['80', null],
      // 31 next birthday is 30.
      disability: ['RM300,000', 'until age 50'],
      terminalIllness: ['RM150,000', 'paid early'],
      // 9,900.40 ÷ 20 years ÷ 300
      thousand: ['RM1.65', 'on average'],
    })
  })

  it('says of a rising price what it is at first and at last', () => {
    const rising = makeTermLife({ premiums: risingTable })
    const { value, unit, line } = evaluate(rising).headline
    expect([value, unit]).toEqual(['RM26.25', 'a month'])
    expect(line).toMatch(/^rising to RM55\.13; RM[\d,.]+ over 20 years$/)
    expect(labelsOf(rising)).toContain('Price rises with age')
    expect(labelsOf(makeTermLife())).not.toContain('Price rises with age')
  })

  it('ends disability cover at its own age, and caps what is paid early', () => {
    expect(factsOf(makeTermLife(), { age: 50 }).disability).toEqual(['RM300,000', 'until age 65'])
    const early = makeTermLife({ disability: known({ part: basisPoints(5_000), toAge: 50 }) })
    expect(factsOf(early, { age: 51 }).disability).toEqual(['Not covered', 'ends at age 50'])
    expect(factsOf(early, { age: 50 }).disability).toEqual(['RM150,000', 'until age 50'])
    expect(factsOf(makeTermLife(), { sum: ringgit(500_000) }).terminalIllness).toEqual(['RM200,000', 'paid early'])
  })

  it('tells not covered from not published', () => {
    expect(factsOf(makeTermLife({ disability: none, terminalIllness: missing }))).toMatchObject({
      disability: ['Not covered', null],
      terminalIllness: ['Not published', null],
    })
  })

  it('without a price shows why, and no sum that nobody offered', () => {
    const { headline } = evaluate(makeTermLife(), { age: 62 })
    expect(headline).toMatchObject({
      value: 'The table ends at age 60',
      unit: '',
      basis: 'not offered for RM300,000 over 20 years (woman, 62 next birthday, non-smoker)',
      state: 'missing',
    })
    expect(factsOf(makeTermLife(), { age: 62 })).toEqual({
      expiryAge: ['80', null],
      disability: ['To age 65', null],
      terminalIllness: ['Covered', null],
      thousand: ['Not offered', null],
    })
    expect(factsOf(makeTermLife({ premiums: missing })).thousand).toEqual(['Not published', null])
  })

  it('says the year’s price where the month’s is not published, and when it is out of date', () => {
    const yearly = makeTermLife({ monthlyFactor: missing })
    expect(evaluate(yearly).headline).toMatchObject({ value: 'RM471', unit: 'a year', line: 'total not published' })
    expect(evaluate({ ...yearly, sources: sourcesOf('2026-04-01') }).headline.state).toBe('stale')
  })

  it('names what is not covered before anything else, and counts the rest', () => {
    expect(labelsOf(makeTermLife())[0]).toBe('Not covered: suicide in the first 12 months +3')
    expect(labelsOf(makeTermLife({ suicideMonths: none, exclusions: known(['hiv-aids', 'war']) }))[0]).toBe(
      'Not covered: HIV and AIDS, war and riot',
    )
    expect(labelsOf(makeTermLife({ disability: none, terminalIllness: none }))[0]).toBe(
      'Not covered: disability, terminal illness +4',
    )
    expect(labelsOf(makeTermLife({ suicideMonths: missing, exclusions: missing })).join()).not.toContain('Not covered:')
  })

  it('warns of what a plan asks, leaves out and may change', () => {
    const strict = makeTermLife({
      audience: ['members'],
      waitingMonths: known(12),
      priceChange: known('with-notice'),
      renewal: known('consent'),
    })
    expect(labelsOf(strict)[0]).toBe('Members only')
    expect(labelsOf(strict).slice(2)).toEqual([
      'Illness not covered in the first 12 months',
      'Price can change with notice',
      'Renewal can be refused',
    ])
    expect(labelsOf(makeTermLife({ audience: ['customers'] }))).toContain('Bank customers only')
  })

  it('warns above PIDM’s limit, not at it, and never of a visitor’s own cover', () => {
    const warning = `Above the PIDM limit of ${formatRinggit(latest(insurerProtection).value.eachLifeBenefit)}`
    expect(labelsOf(makeTermLife(), { sum: ringgit(500_000) })).not.toContain(warning)
    expect(labelsOf(makeTermLife(), { sum: ringgit(500_001) })).toContain(warning)
    const own = ownCover({ cover: ringgit(900_000), monthly: ringgit(90), ends: 70, disability: true }, testToday)
    expect(labelsOf(own)).toEqual([])
  })
})

describe('the sum behind a price', () => {
  it('starts at the table, takes off what a larger amount saves, and ends in all that is paid', () => {
    const { steps } = evaluate(makeTermLife(), { sum: ringgit(500_000) })
    const main = steps.filter(({ sort }) => sort === undefined)
    expect(main).toEqual([
      {
        label: 'Price a year for each RM1,000',
        formula: 'table: woman, 31 next birthday, non-smoker, 20 years',
        result: 'RM1.47',
      },
      { label: 'Less for an amount of this size', formula: 'as published', result: 'RM0.15' },
      { label: 'Policy fee a year', formula: 'as published', result: 'RM30' },
      {
        label: 'Price a month',
        formula: '(RM500,000 ÷ RM1,000 × (RM1.47 − RM0.15) + RM30) × 8.75%',
        result: 'RM60.38',
      },
      { label: 'Stamp duty, once', formula: 'as published', result: 'RM10' },
      { label: 'Total paid over 20 years', formula: '12 × 20 × RM60.38 + RM10', result: 'RM14,501.20' },
    ])
  })

  it('has a line for each age band of a rising price, and says what is missing', () => {
    const rising = makeTermLife({ premiums: risingTable, policyFee: none, monthlyFactor: none, stampDuty: none })
    expect(stepOf(evaluate(rising), 'Total paid')?.formula).toBe('12 × (10 × RM22.50 + 10 × RM50.00)')
    expect(stepOf(evaluate(rising), 'Price a month at ages 41 to 50')?.result).toBe('RM50.00')
    expect(stepOf(evaluate(makeTermLife({ stampDuty: missing })), 'Total paid')).toMatchObject({
      formula: 'Stamp duty not published',
      result: 'Not known',
    })
    expect(stepOf(evaluate(makeTermLife(), { age: 62 }), 'Why there is no price')?.result).toBe(
      'The table ends at age 60',
    )
  })
})

describe('what orders read', () => {
  it('is the price in all and by the month in sen, and the last age', () => {
    const { total, month, longest } = evaluate(makeTermLife()).results
    expect(total).toEqual({ state: 'known', value: 990_040, text: 'RM9,900.40' })
    expect(month).toEqual({ state: 'known', value: 4_121, text: 'RM41.21 a month' })
    expect(longest).toEqual({ state: 'known', value: 80, text: 'To age 80' })
  })

  it('is stale once a figure of the price is, and missing with the reason while one is not published', () => {
    const old = { ...makeTermLife(), sources: sourcesOf('2026-05-01', '2026-11-03') }
    expect(evaluate(old).results).toMatchObject({
      total: { state: 'stale' },
      month: { state: 'stale' },
      longest: { state: 'known' },
    })
    expect(evaluate(makeTermLife({ stampDuty: missing })).results).toMatchObject({
      total: { state: 'missing', text: 'Stamp duty not published' },
      month: { state: 'known' },
    })
    expect(evaluate(makeTermLife({ monthlyFactor: missing })).results).toMatchObject({
      total: { state: 'missing', text: 'Monthly price not published' },
      month: { state: 'missing', text: 'Monthly price not published' },
      longest: { state: 'known' },
    })
  })

  it('of somebody whom the limits leave out is nothing, of a price that is not published the age alone', () => {
    for (const found of Object.values(evaluate(makeTermLife(), { age: 62 }).results)) {
      expect(found).toEqual({ state: 'missing', text: 'The table ends at age 60' })
    }
    expect(evaluate(makeTermLife({ premiums: missing })).results).toMatchObject({
      total: { state: 'missing' },
      longest: { state: 'known', value: 80 },
    })
  })

  it('never puts a dearer table first', () => {
    const rates = fc.integer({ min: 20, max: 2_000 })
    fc.assert(
      fc.property(rates, fc.integer({ min: 1, max: 500 }), fc.boolean(), (rate, more, smoker) => {
        const plan = (slug: string, price: number) =>
          makeTermLife({
            slug,
            name: slug,
            premiums: known({ kind: 'level', rows: [levelRow([19, 60], [5, 30], [price, price, price, price])] }),
            sumBands: known([bandOf(10_000, null)]),
          })
        const products = [plan('a-dear', rate + more), plan('b-cheap', rate)]
        const state = defaultState(termLife, testToday)
        for (const sort of ['total', 'month']) {
          const given = { ...state, sort, scenario: { ...state.scenario, smoker } }
          expect(rankProducts(termLife, products, given, testToday).products[0]?.slug).toBe('b-cheap')
        }
      }),
    )
  })

  it('never ranks an age outside the table, in any order', () => {
    fc.assert(
      fc.property(fc.constantFrom(17, 18, 61, 62, 75), fc.constantFrom('total', 'month', 'longest'), (age, sort) => {
        const state = defaultState(termLife, testToday)
        const products = [makeTermLife(), makeTermTakaful()]
        const given = { ...state, sort, scenario: { ...state.scenario, age } }
        expect(rankProducts(termLife, products, given, testToday).rankedCount).toBe(0)
      }),
    )
  })

  it('rises with the sum within a band, and by the year never costs less for being older', () => {
    fc.assert(
      fc.property(fc.integer({ min: 50_000, max: 490_000 }), fc.integer({ min: 31, max: 59 }), (sum, age) => {
        const plan = makeTermLife({ premiums: risingTable })
        const at = (given: object) => valueRead(evaluate(plan, { years: 5, ...given }).results.total) ?? Number.NaN
        expect(at({ sum: ringgit(sum + 1_000) })).toBeGreaterThan(at({ sum: ringgit(sum) }))
        expect(at({ age: age + 1 })).toBeGreaterThanOrEqual(at({ age }))
      }),
    )
  })
})
