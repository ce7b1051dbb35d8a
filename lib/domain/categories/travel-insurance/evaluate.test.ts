import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { known, missing, none, testToday } from '@/tests/factories/product'
import { makeTravel, usualTrip } from '@/tests/factories/travel'
import { isoDate } from '../../values/iso-date'
import { ringgit, sen } from '../../values/money'
import { claimFor, delayPay } from './claim'
import { evaluateTravel } from './evaluate'
import type { Travel } from './figures'
import type { TravelScenario } from './scenario'

const evaluated = (plan: Travel, given: Partial<TravelScenario> = {}) =>
  evaluateTravel(plan, { ...usualTrip, ...given }, testToday)
const read = (plan: Travel, sort: string, given: Partial<TravelScenario> = {}) =>
  evaluated(plan, given).sortValues[sort]
const labels = (plan: Travel, given: Partial<TravelScenario> = {}) =>
  evaluated(plan, given).conditions.map(({ label }) => label)

describe('a trip on which something goes wrong', () => {
  it('is read as the price with what is left, as the price, as what is paid and as the medical limit', () => {
    // 71.28 of price; 30,000, 2,000 and 100 are paid of 33,300.
    expect(read(makeTravel(), 'case')).toMatchObject({ state: 'known', value: 7_128 + 120_000 })
    expect(read(makeTravel(), 'price')).toMatchObject({ value: 7_128 })
    expect(read(makeTravel(), 'pays')).toMatchObject({ value: 3_210_000 })
    expect(read(makeTravel(), 'medical')).toMatchObject({ value: 5_000_000 })
  })

  it('leads with the price and says what is left beside it', () => {
    expect(evaluated(makeTravel()).headline).toMatchObject({
      value: 'RM71.28',
      unit: 'for 7 days',
      line: 'RM1,200 of RM33,300 left to you',
      basis: 'for Japan, 7 days, one traveller, age 35',
    })
  })

  it('is shown as a sum whose lines use only what lines above them show', () => {
    const steps = evaluated(makeTravel()).steps.filter(({ sort }) => sort === undefined)
    expect(steps.map(({ label, formula, result }) => [label, formula, result])).toEqual([
      ['Price of the trip before tax', 'table: Asia, 6 to 10 days, one traveller', 'RM66.00'],
      ['Service tax', 'RM66.00 × 8%', 'RM5.28'],
      ['Stamp duty', 'none on a premium of RM150 a year or less', 'RM0.00'],
      ['Price with tax and duty', 'RM66.00 + RM5.28', 'RM71.28'],
      ['Medical bill', 'RM30,000, within the limit of RM50,000', 'RM30,000.00'],
      ['Cancelled booking', 'RM3,000, at most RM2,000', 'RM2,000.00'],
      ['Delay', '1 × RM100, at most RM1,000 and what it costs, RM300', 'RM100.00'],
      ['Paid in your case', 'RM30,000.00 + RM2,000.00 + RM100.00', 'RM32,100.00'],
      ['What your case costs', 'RM30,000.00 + RM3,000.00 + RM300.00', 'RM33,300.00'],
      ['Left to you', 'RM33,300.00 − RM32,100.00', 'RM1,200.00'],
      ['Price and what is left to you', 'RM71.28 + RM1,200.00', 'RM1,271.28'],
    ])
  })

  it('pays half of the medical limit from age 71 where the plan says so, in every figure that shows it', () => {
    const given = { age: 71, medical: ringgit(30_000) }
    expect(read(makeTravel(), 'pays', given)).toMatchObject({ value: 2_500_000 + 210_000 })
    expect(read(makeTravel(), 'medical', given)).toMatchObject({ value: 2_500_000 })
    const fact = evaluated(makeTravel(), given).facts.find(({ id }) => id === 'medical')
    expect(fact).toMatchObject({ value: 'RM25,000', note: 'at age 71' })
  })

  it('is not ranked by the case where a limit is not published, and keeps its price', () => {
    const plan = makeTravel({ cancel: missing })
    expect([read(plan, 'case')?.state, read(plan, 'pays')?.state, read(plan, 'price')?.state]).toEqual([
      'missing',
      'missing',
      'known',
    ])
    expect(evaluated(plan).headline.line).toBe('what is left to you is not published')
  })

  it('has no rank anywhere where the plan is not sold, and says why', () => {
    const { sortValues, headline } = evaluated(makeTravel(), { country: 'MY' })
    const words = 'Malaysia is not covered'
    for (const value of Object.values(sortValues)) expect(value).toEqual({ state: 'missing', words })
    expect(headline).toMatchObject({ value: words, state: 'missing' })
  })
})

describe('a delay', () => {
  const terms = { afterHours: 6, pays: ringgit(200), eachHours: 6, most: ringgit(500) }
  it.each([
    [5, 0],
    [6, 200],
    [11, 200],
    [12, 400],
    [18, 500],
  ])('of %d hours pays RM%d', (hours, pays) => {
    expect(delayPay(terms, hours).pays).toBe(ringgit(pays))
  })

  it('pays once as soon as it counts, though a full period is longer', () => {
    expect(delayPay({ ...terms, afterHours: 2 }, 3).pays).toBe(ringgit(200))
  })
})

describe('the row', () => {
  it('names first what the case asks for and the plan does not cover', () => {
    expect(labels(makeTravel({ cancel: none }))[0]).toMatch(/^Not covered: a cancelled booking \+/)
    expect(labels(makeTravel(), { delay: 5 })[0]).toMatch(/^Not covered: this delay( \+|, )/)
    expect(labels(makeTravel())[0]).toBe('Not covered: illnesses you already have +3')
  })

  it('says when one day less costs less, and what the year costs beside several trips', () => {
    expect(labels(makeTravel(), { days: 6 })).toContain('5 days cost RM48.60')
    expect(labels(makeTravel(), { days: 7 }).join()).not.toContain('cost RM')
    expect(labels(makeTravel(), { trips: 2 })).toContain('The year costs RM204.40')
    expect(labels(makeTravel(), { trips: 3 })).toContain('Trip by trip it is RM213.84')
  })

  it('is stale, not missing, when the price was not checked for long', () => {
    const day = isoDate('2028-01-01')
    expect(evaluateTravel(makeTravel(), usualTrip, day).sortValues.price?.state).toBe('stale')
  })
})

it('never pays more than is lost, and a higher limit never leaves more', () => {
  const amount = fc.integer({ min: 0, max: 200_000_000 }).map(sen)
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 0, max: 72 }), amount, amount, (medical, cancelled, delay, a, b) => {
      const given = { ...usualTrip, medical, cancelled, delay }
      const [low, high] = a < b ? [a, b] : [b, a]
      const claims = [low, high].map((limit) =>
        claimFor(makeTravel({ medical: known(limit), cancel: known(limit) }), given),
      )
      for (const { parts } of claims) for (const { pays, loss } of parts) expect(pays).toBeLessThanOrEqual(loss)
      expect(claims[1]?.left).toBeLessThanOrEqual(claims[0]?.left ?? -1)
    }),
  )
})
