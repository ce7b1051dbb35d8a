import { describe, expect, it } from 'vitest'
import { makeEsim, makeUnlimitedEsim, runningOffer } from '@/tests/factories/esim'
import { checkableSteps, wrongSteps } from '@/tests/factories/evaluate-step'
import { evaluatorOf, optionMatches, stepOf, valueRead } from '@/tests/factories/evaluation'
import { known, missing, none, sourcesOf, testToday, unlimited } from '@/tests/factories/product'
import type { Values } from '../../fields/field'
import { defaultValues } from '../../fields/field-value'
import { stepsOfSort } from '../../list/sum-steps'
import { isoDate } from '../../values/iso-date'
import { ringgit } from '../../values/money'
import { esim } from './definition'
import type { Esim } from './figures'

const evaluate = evaluatorOf(esim)
const labels = (plan: Esim, given: Values = {}) => evaluate(plan, given).conditions.map(({ label }) => label)

describe('what a plan is ranked on', () => {
  it('is the price of all the plans of the trip, which the headline says', () => {
    const { results, headline, balance } = evaluate(makeEsim(), { days: 10, gb: 5 })
    expect(valueRead(results.trip)).toBe(4_400)
    expect(headline).toMatchObject({
      value: 'RM44',
      unit: 'for the trip',
      basis: 'for Japan, 10 days, 5 GB: 2 plans at RM22',
      state: 'fresh',
    })
    expect(balance).toBeNull()
    expect(evaluate(makeEsim(), { days: 7, gb: 3 }).headline.basis).toBe('for Japan, 7 days, 3 GB')
  })

  it('has no price per GB or per day where there is no end to divide by', () => {
    expect(evaluate(makeUnlimitedEsim()).results['per-gb']).toEqual({ state: 'missing', text: 'Unlimited data' })
    expect(evaluate(makeEsim({ days: unlimited })).results['per-day']).toEqual({
      state: 'missing',
      text: 'Does not expire',
    })
  })

  it('counts what has no end as the most that a plan may have', () => {
    expect(evaluate(makeUnlimitedEsim({ fairUse: none })).results.data).toEqual({
      state: 'known',
      value: 500_000,
      text: 'Unlimited, counted as 500 GB',
    })
    // 7 days of 2 GB, and 86,400 seconds a day at 512 kilobits.
    expect(evaluate(makeUnlimitedEsim()).results.data).toMatchObject({ value: 52_700 })
    expect(evaluate(makeEsim({ days: unlimited })).results.validity).toMatchObject({ value: 365 })
  })

  it('is nothing at all for a country that is not covered', () => {
    const { results, headline } = evaluate(makeEsim(), { country: 'NZ' })
    for (const reading of Object.values(results)) {
      expect(reading).toEqual({ state: 'missing', text: 'New Zealand is not covered' })
    }
    expect(headline).toMatchObject({ value: 'New Zealand is not covered', state: 'missing' })
  })

  it('is stale with its price, and missing with its data, without taking the other orders along', () => {
    const old = evaluate(makeEsim({ sources: sourcesOf('2026-05-01') }))
    expect(Object.values(old.results).map(({ state }) => state)).toEqual(Array(5).fill('stale'))
    const { results } = evaluate(makeEsim({ data: missing }))
    expect(results).toMatchObject({
      trip: { state: 'missing', text: 'Data not published' },
      'per-gb': { state: 'missing', text: 'Price per GB not known' },
      'per-day': { state: 'known' },
      data: { state: 'missing' },
      validity: { state: 'known' },
    })
  })
})

describe('the sum behind a plan', () => {
  it.each<[string, Esim, Values]>([
    ['one plan', makeEsim(), { days: 5, gb: 2 }],
    ['several plans', makeEsim({ price: known(ringgit(19.9)), data: known(1_500) }), { days: 23, gb: 11 }],
    ['half a gigabyte', makeEsim({ data: known(500) }), { days: 3, gb: 4 }],
  ])('is worked out again from what it shows: %s', (_, plan, given) => {
    const evaluation = evaluate(plan, given)
    expect(checkableSteps(evaluation.steps).length).toBeGreaterThanOrEqual(6)
    expect(wrongSteps(evaluation.steps)).toEqual([])
    expect(stepOf(evaluation, 'Price for the trip')?.result).toBe(
      `RM${((valueRead(evaluation.results.trip) ?? 0) / 100).toFixed(2)}`,
    )
  })

  it('says why one plan is enough where there is no end', () => {
    const steps = evaluate(makeUnlimitedEsim({ days: unlimited, fairUse: none })).steps
    expect(steps.slice(0, 2).map(({ formula, result }) => [formula, result])).toEqual([
      ['one is enough: it does not expire', '1 plan'],
      ['one is enough: its data has no limit', '1 plan'],
    ])
  })

  it('of each other order holds the figure that it reads', () => {
    const { steps } = evaluate(makeEsim())
    const last = (sort: string) => stepsOfSort(steps, sort).at(-1)
    expect(last('per-gb')).toMatchObject({ formula: 'RM22 ÷ 3', result: 'RM7.33' })
    expect(last('per-day')).toMatchObject({ formula: 'RM22 ÷ 7', result: 'RM3.14' })
    expect(last('data')).toMatchObject({ formula: 'as published', result: '3 GB' })
    expect(last('validity')).toMatchObject({ formula: 'as published', result: '7 days' })
  })
})

describe('what a row warns of', () => {
  it('is the number of plans, and days that start at home', () => {
    expect(labels(makeEsim({ startsOn: known('install') }), { gb: 9 })).toEqual([
      '3 plans for this trip',
      'Days start when you install it',
      'Start within 180 days of buying',
    ])
  })

  it('is a fair-use limit, louder where the trip needs more than that', () => {
    const tone = (gb: number) => evaluate(makeUnlimitedEsim(), { days: 7, gb }).conditions[0]
    expect(tone(14)).toEqual({ label: 'Slows to 512 kbps after 2 GB a day', tone: 'plain' })
    expect(tone(15)).toEqual({ label: 'Slows to 512 kbps after 2 GB a day', tone: 'warn' })
    expect(labels(makeUnlimitedEsim({ speedAfter: none }))[0]).toBe('Stops after 2 GB a day')
    expect(labels(makeUnlimitedEsim({ speedAfter: missing }))[0]).toBe('Speed after 2 GB a day not published')
  })

  it('is no hotspot and no refund when that is published, and silence when it is not', () => {
    expect(labels(makeEsim({ hotspot: known(false), refund: none }))).toEqual(
      expect.arrayContaining(['No hotspot', 'No refund']),
    )
    expect(labels(makeEsim({ hotspot: missing, refund: missing })).join()).not.toMatch(/hotspot|refund/i)
  })

  it('is an offer on the days on which it runs', () => {
    const plan = makeEsim({ promotion: runningOffer })
    expect(labels(plan)).toContain('Until 31 Dec 2026: RM3 off.')
    expect(
      evaluate(plan, {}, isoDate('2027-01-01'))
        .conditions.map(({ label }) => label)
        .join(),
    ).not.toContain('RM3')
  })
})

describe('filters', () => {
  it('take a figure that is not published for no', () => {
    for (const [value, figure] of [
      ['hotspot', 'hotspot'],
      ['top-up', 'topUp'],
      ['refund', 'refund'],
      ['5g', 'network'],
    ] as const) {
      expect(optionMatches(esim, 'must-have', value, makeEsim())).toBe(true)
      expect(optionMatches(esim, 'must-have', value, makeEsim({ [figure]: missing }))).toBe(false)
    }
    expect(optionMatches(esim, 'must-have', 'refund', makeEsim({ refund: none }))).toBe(false)
    expect(optionMatches(esim, 'must-have', 'number', makeEsim())).toBe(false)
  })

  it('tell unlimited from a fixed amount', () => {
    expect(optionMatches(esim, 'data', 'unlimited', makeUnlimitedEsim())).toBe(true)
    expect(optionMatches(esim, 'data', 'unlimited', makeEsim())).toBe(false)
    expect(optionMatches(esim, 'data', 'fixed', makeEsim({ data: missing }))).toBe(false)
  })

  it('are without an Islamic twin, a channel or new customers', () => {
    const ids = esim.facets.flatMap(({ id, options }) => [id, ...options.map(({ value }) => value)])
    expect(ids).not.toEqual(expect.arrayContaining(['kind']))
    expect(ids.filter((id) => ['channel', 'islamic', 'new-customers'].includes(id))).toEqual([])
    expect(ids).toEqual(expect.arrayContaining(['promotion', 'pays-us']))
  })
})

describe('what the visitor pays for roaming now', () => {
  const values = { ...defaultValues(esim.ownFields, testToday), price: ringgit(12), length: 3, size: 2 }

  it('is a plan that works everywhere and is bought as often as the trip needs it', () => {
    const pass = esim.ownProduct(values, testToday)
    const { results } = evaluate(pass, { country: 'NZ', days: 7, gb: 5 })
    expect(valueRead(results.trip)).toBe(3 * 1_200)
  })

  it('is counted by days alone when its data is unlimited', () => {
    const pass = esim.ownProduct({ ...values, unlimited: true }, testToday)
    expect(valueRead(evaluate(pass, { days: 7, gb: 90 }).results.trip)).toBe(3 * 1_200)
  })
})

describe('the page of a plan', () => {
  const rowOf = (plan: Esim, id: string) =>
    esim
      .detail(plan, testToday)
      .flatMap(({ rows }) => rows)
      .find((row) => row.id === id)

  it('lists countries by name, however the file orders their codes', () => {
    const plan = makeEsim({ reach: 'region', countries: known(['KR', 'JP', 'AU']) })
    expect(rowOf(plan, 'countries')).toMatchObject({ value: '3 countries', note: 'Australia, Japan, South Korea' })
    expect(rowOf(makeEsim(), 'countries')).toMatchObject({ value: 'Japan', note: null })
  })

  it('says how the plan is delivered in one phrase', () => {
    expect(rowOf(makeEsim({ delivery: known(['qr-code', 'app']) }), 'delivery')?.value).toBe(
      'As a QR code by e-mail or in its app',
    )
  })
})
