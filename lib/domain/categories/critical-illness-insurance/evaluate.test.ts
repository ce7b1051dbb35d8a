import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { illnessRising, makeIllness, stageOf, twoStages } from '@/tests/factories/critical-illness'
import { evaluatorOf, stepOf, valueRead } from '@/tests/factories/evaluation'
import { known, missing, none, sourcesOf, testToday } from '@/tests/factories/product'
import { defaultState } from '../../list/list-query'
import { rankProducts } from '../../list/ranking'
import { ringgit } from '../../values/money'
import { basisPoints } from '../../values/rate'
import { criticalIllness } from './definition'
import type { Illness } from './figures'
import { ownIllness } from './own'

const evaluate = evaluatorOf(criticalIllness)
const read = (plan: Illness, given = {}) => evaluate(plan, given).results
const labels = (plan: Illness, given = {}) => evaluate(plan, given).conditions.map(({ label }) => label)
const facts = (plan: Illness, given = {}) =>
  Object.fromEntries(evaluate(plan, given).facts.map(({ id, value, note }) => [id, [value, note]]))

describe('what a claim would leave', () => {
  it('is what is paid at the stage less all payments of the years', () => {
    // RM5.00 × 100 = RM500 a year; × 8.75% = RM43.75 a month; × 240 + RM10 = RM10,510.
    expect(read(makeIllness())).toMatchObject({
      claim: { value: 8_949_000, text: 'RM89,490' },
      total: { value: 1_051_000, text: 'RM10,510' },
      month: { value: 4_375, text: 'RM43.75 a month' },
    })
  })

  it('counts an early stage with its own part and limit, and never adds stages up', () => {
    const plan = makeIllness({ stages: twoStages })
    expect(read(plan, { stage: 'early' }).claim).toMatchObject({ value: 4_000_000 - 1_051_000 })
    // RM250 × 8.75% = RM21.875, rounded to RM21.88; × 240 + RM10 = RM5,261.20.
    expect(read(plan, { stage: 'early', sum: ringgit(50_000) }).claim?.value).toBe(2_500_000 - 526_120)
    expect(read(plan, { stage: 'advanced' }).claim).toMatchObject({ value: 8_949_000 })
    expect(read(plan).early).toMatchObject({ value: 4_000_000, text: 'RM40,000' })
  })

  it('is less than nothing at a stage that is not covered: the plan keeps its place at the end and says why', () => {
    const { results, headline } = evaluate(makeIllness(), { stage: 'early' })
    expect(results.claim).toMatchObject({ state: 'known', value: -1_051_000, text: '−RM10,510' })
    expect(headline.line).toBe('pays RM0; −RM10,510 left after RM10,510 over 20 years')
    expect(labels(makeIllness(), { stage: 'early' })[0]).toMatch(/^Not covered: an early stage/)
  })

  it('shows the sum, line by line', () => {
    const evaluation = evaluate(makeIllness({ stages: twoStages }), { stage: 'early' })
    expect(stepOf(evaluation, 'Paid at an early stage')).toMatchObject({
      formula: 'RM100,000 × 50%, at most RM40,000',
      result: 'RM40,000.00',
    })
    expect(stepOf(evaluation, 'Left after a claim')).toMatchObject({
      formula: 'RM40,000.00 − RM10,510.00',
      result: 'RM29,490.00',
    })
  })

  it('is not known while the stages or a part of the price are not published', () => {
    expect(read(makeIllness({ stages: missing }))).toMatchObject({
      claim: { state: 'missing' },
      total: { state: 'known' },
      early: { state: 'missing' },
    })
    expect(read(makeIllness({ stampDuty: missing })).claim?.text).toBe('Stamp duty not published')
  })

  it('ranks no price of what has to be added to a life plan, which the row says, and keeps its other places', () => {
    for (const form of ['adds-to-life', 'takes-from-life'] as const) {
      const plan = makeIllness({ form: known(form) })
      for (const sort of ['claim', 'total', 'month']) {
        expect(read(plan)[sort]).toEqual({ state: 'missing', text: 'Needs a life plan' })
      }
      expect(read(plan)).toMatchObject({ early: { state: 'known' }, longest: { value: 70 } })
      expect(evaluate(plan).headline.line).toBe('pays RM100,000; its life plan costs extra')
      expect(stepOf(evaluate(plan), 'Left after a claim')).toBeUndefined()
    }
    expect(labels(makeIllness({ form: known('takes-from-life') }))).toContain(
      'Needs a life plan, whose payment on death a claim lowers',
    )
    expect(read(makeIllness({ form: missing })).total?.state).toBe('missing')
  })

  it('is out of date once a figure of the price or the stages is', () => {
    const old = { ...makeIllness(), sources: sourcesOf('2026-05-01', '2026-11-03') }
    expect(read(old)).toMatchObject({ claim: { state: 'stale' }, total: { state: 'stale' }, early: { state: 'known' } })
  })
})

describe('a price that rises fifteen-fold', () => {
  it('leads by the first month and loses over the years', () => {
    const level = makeIllness({ slug: 'a-level', name: 'A' })
    const rising = makeIllness({ slug: 'b-rising', name: 'B', premiums: illnessRising })
    const state = defaultState(criticalIllness, testToday)
    const first = (sort: string) =>
      rankProducts(criticalIllness, [level, rising], { ...state, sort }, testToday).products[0]?.slug
    expect([first('month'), first('total'), first('claim')]).toEqual(['b-rising', 'a-level', 'a-level'])
    // RM160 × 8.75% = RM14.00, then RM900 × 8.75% = RM78.75: 12 × 10 × 92.75 + 10.
    expect(read(rising)).toMatchObject({ month: { value: 1_400 }, total: { value: 1_114_000 } })
    expect(labels(rising)).toContain('Price rises with age, to RM78.75 a month')
  })
})

describe('a row', () => {
  it('leads with the price a month, says what is paid and what all the years cost', () => {
    expect(evaluate(makeIllness()).headline).toMatchObject({
      value: 'RM43.75',
      unit: 'a month',
      line: 'pays RM100,000; RM89,490 left after RM10,510 over 20 years',
      basis: 'at an advanced stage within 20 years',
      state: 'fresh',
    })
    expect(facts(makeIllness({ stages: twoStages }))).toEqual({
      expiryAge: ['70', null],
      stages: ['RM40,000', null],
      repeatClaims: ['One', null],
      waitingDays: ['30', '60 for some'],
    })
  })

  it('tells nothing paid from not published', () => {
    expect(facts(makeIllness()).stages).toEqual(['RM0', null])
    expect(facts(makeIllness({ stages: missing, waitingListed: none })).stages).toEqual(['Not published', null])
  })

  it('names what is not covered before anything else, the widest first', () => {
    expect(labels(makeIllness())[0]).toBe('Not covered: an early stage +5')
    const five = makeIllness({ stages: known([stageOf('advanced', 100, 5)]) })
    expect(labels(five)[0]).toBe('Not covered: all illnesses but 5 +6')
    expect(labels(makeIllness({ stages: twoStages, waitingDays: none, survivalDays: none }))[0]).toBe(
      'Not covered: illness you already have +2',
    )
    expect(labels(makeIllness())).toContain('Ends after one whole claim')
  })

  it('without a price shows why, and no sum that nobody offered', () => {
    const { headline, results } = evaluate(makeIllness(), { age: 62 })
    expect(headline).toMatchObject({ value: 'The table ends at age 60', state: 'missing' })
    for (const found of Object.values(results)) expect(found).toEqual({ state: 'missing', text: headline.value })
    expect(facts(makeIllness(), { age: 62 }).stages).toEqual(['Not offered', null])
    expect(evaluate(makeIllness(), { sex: 'male', smoker: true }).headline.value).toBe('Not open to smokers')
  })

  it('calls a child a girl or a boy', () => {
    expect(evaluate(makeIllness(), { age: 5 }).headline.basis).toContain('(girl, 5 next birthday, non-smoker)')
  })
})

describe('the cover a visitor has', () => {
  it('keeps its own sum, with the part that it pays early', () => {
    const given = { cover: ringgit(60_000), monthly: ringgit(30), ends: 70, early: basisPoints(2_500) }
    const own = ownIllness(given, testToday)
    expect(read(own)).toMatchObject({
      total: { value: 720_000 },
      claim: { value: 5_280_000 },
      early: { value: 1_500_000 },
    })
    expect(JSON.stringify(criticalIllness.detail(own, testToday))).not.toContain('Not published')
  })
})

it('never leaves more for a dearer table, nor pays more than the sum', () => {
  fc.assert(
    fc.property(fc.integer({ min: 25_000, max: 1_000_000 }), fc.integer({ min: 1, max: 20 }), (amount, years) => {
      const given = { sum: ringgit(amount), years: Math.max(5, years) }
      const level = read(makeIllness({ stages: twoStages }), given)
      const dear = read(makeIllness({ stages: twoStages, policyFee: known(ringgit(50)) }), given)
      expect(valueRead(dear.claim) ?? Number.NaN).toBeLessThan(valueRead(level.claim) ?? Number.NaN)
      expect(valueRead(level.early) ?? Number.NaN).toBeLessThanOrEqual(ringgit(amount) / 2)
    }),
  )
})
