import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluatorOf, stepOf, valueRead } from '@/tests/factories/evaluation'
import { known, missing, none, sourcesOf, testToday } from '@/tests/factories/product'
import { levelRow, makeTermLife } from '@/tests/factories/term-life'
import { cashRow, makeWholeLife, paidForLife, tenOnce } from '@/tests/factories/whole-life'
import { ringgit, sen } from '../../values/money'
import { basisPoints } from '../../values/rate'
import { againstTermLife } from './against'
import { wholeLifeChart } from './chart'
import { wholeLife } from './definition'
import type { WholeLife } from './figures'
import { ownWholeLife } from './own'

const evaluate = evaluatorOf(wholeLife)
const read = (plan: WholeLife, given = {}) => evaluate(plan, given).results
const labels = (plan: WholeLife, given = {}) => evaluate(plan, given).conditions.map(({ label }) => label)
const facts = (plan: WholeLife, given = {}) =>
  Object.fromEntries(evaluate(plan, given).facts.map(({ id, value, note }) => [id, [value, note]]))

describe('what is guaranteed above what was paid', () => {
  it('is the value of the year less all payments until then', () => {
    // RM20 × 100 = RM2,000 a year, RM166.67 a month; × 240 = RM40,000.80. RM360 × 100 = RM36,000.
    expect(read(makeWholeLife())).toMatchObject({
      net: { value: -400_080, text: '−RM4,000.80' },
      total: { value: 4_000_080 },
      month: { value: 16_667 },
    })
    // After 40 years, paid up after 20: RM760 × 100 − RM40,000.80.
    expect(read(makeWholeLife(), { leave: 40 }).net?.value).toBe(7_600_000 - 4_000_080)
    // After 10: 120 × RM166.67 = RM20,000.40; RM160 × 100.
    expect(read(makeWholeLife(), { leave: 10 }).net?.value).toBe(1_600_000 - 2_000_040)
  })

  it('counts payments for life until the visitor leaves, and the duty once', () => {
    // RM1,400 ÷ 12 = RM116.67; × 240 + RM10 = RM28,010.80.
    const plan = makeWholeLife({ ...paidForLife, stampDuty: tenOnce })
    expect(read(plan).net?.value).toBe(3_600_000 - 2_801_080)
    expect(read(plan).total?.value).toBe(2_801_080)
    // From 59, now, to 99 are 40 years of payments.
    expect(read(plan, { age: 60, leave: 40 }).total?.value).toBe(12 * 40 * 11_667 + 1_000)
  })

  it('has nothing of what is only projected: bonuses change no order and no headline', () => {
    const without = evaluate(makeWholeLife({ projected: none }))
    const projected = evaluate(makeWholeLife())
    expect(projected.results).toEqual(without.results)
    expect(projected.headline).toEqual(without.headline)
    expect(projected.steps).toEqual(without.steps)
    expect(projected.facts.find(({ id }) => id === 'projected')).toMatchObject({
      value: 'RM12,000',
      note: 'at 4.00%, not guaranteed',
      shown: true,
    })
    expect(facts(makeWholeLife(), { leave: 19 }).projected).toEqual(['Not published', null])
    expect(facts(makeWholeLife({ projected: none })).projected).toEqual(['None', null])
  })

  it('is shown line by line', () => {
    const evaluation = evaluate(makeWholeLife())
    expect(stepOf(evaluation, 'Total paid over 20 years')).toMatchObject({
      formula: '12 × 20 × RM166.67',
      result: 'RM40,000.80',
    })
    expect(stepOf(evaluate(makeWholeLife(), { leave: 10 }), 'Paid in 10 years')).toMatchObject({
      formula: '12 × 10 × RM166.67',
      result: 'RM20,000.40',
    })
    expect(stepOf(evaluation, 'Guaranteed at the end of year 20')).toMatchObject({
      formula: 'RM100,000 ÷ RM1,000 × RM360.00',
      result: 'RM36,000.00',
    })
    expect(stepOf(evaluation, 'Guaranteed less paid')?.result).toBe('−RM4,000.80')
  })

  it('is not known for a year, an age or a price that is not published', () => {
    const short = makeWholeLife({ cash: known([cashRow(18, 40, [0, 10])]) })
    expect(read(short).net).toEqual({ state: 'missing', text: 'No guaranteed value for year 20' })
    expect(read(short, { age: 41 }).net?.text).toBe('No guaranteed value for this age')
    expect(read(makeWholeLife({ cash: missing })).net?.text).toBe('Guaranteed value not published')
    expect(read(makeWholeLife({ stampDuty: missing }))).toMatchObject({
      net: { state: 'missing', text: 'Stamp duty not published' },
      death: { state: 'known' },
    })
    expect(read(makeWholeLife({ payment: missing })).net?.state).toBe('missing')
  })

  it('is nothing where funds guarantee nothing', () => {
    const linked = makeWholeLife({ form: known('linked'), cash: none })
    expect(read(linked).net?.value).toBe(-4_000_080)
    expect(evaluate(linked).headline).toMatchObject({ value: 'RM0', unit: 'guaranteed after 20 years' })
    expect(facts(linked)).toMatchObject({ even: ['No promise', null], yield: ['No promise', null] })
    expect(labels(linked)).toContain('Can end early if its funds fall')
  })

  it('is out of date once the price or the values are', () => {
    const old = { ...makeWholeLife(), sources: sourcesOf('2026-05-01', '2026-11-03') }
    expect(read(old)).toMatchObject({ net: { state: 'stale' }, death: { state: 'known' } })
  })
})

describe('the year in which nothing is lost', () => {
  it('is the first from whose end on as much is guaranteed as was paid', () => {
    // RM440 × 100 = RM44,000 after 24 years, RM420 after 23, RM400 after 22 (RM40,000 < RM40,000.80).
    expect(facts(makeWholeLife()).even).toEqual(['Year 23', null])
    expect(labels(makeWholeLife())).toContain('Leave before year 23 and less is guaranteed than you paid')
  })

  it('is named as none where no published year has it', () => {
    const late = makeWholeLife({ cash: known([cashRow(18, 60, Array<number>(40).fill(100))]) })
    expect(facts(late).even).toEqual(['Not by year 40', null])
    expect(labels(late)).toContain('Guarantees less than you paid, to year 40 at least')
  })
})

describe('a row', () => {
  it('leads with what is guaranteed and says what was paid and what a death pays', () => {
    expect(evaluate(makeWholeLife()).headline).toMatchObject({
      value: 'RM36,000',
      unit: 'guaranteed after 20 years',
      line: 'RM4,000.80 less than the RM40,000.80 paid; RM100,000 on death',
      basis: 'for RM100,000 of cover',
      state: 'fresh',
    })
  })

  it('says a loss as a loss: what payments grow by in a year is below nothing', () => {
    // RM166.67 at the start of each of 240 months come to RM36,000 at −1.0627% a year, and to RM76,000 after 480 at 2.1342%.
    expect(facts(makeWholeLife()).yield?.[0]).toBe('−1.06%')
    expect(facts(makeWholeLife(), { leave: 40 }).yield?.[0]).toBe('2.13%')
  })

  it('pays more on an early death where the plan says so, and never ranks it for who is older', () => {
    const plan = makeWholeLife({ multiplier: known({ times: basisPoints(30_000), toAge: 50 }) })
    expect(read(plan).death).toMatchObject({ value: 30_000_000 })
    expect(evaluate(plan).headline.line).toContain('RM300,000 on death')
    expect(read(plan, { age: 51 }).death).toMatchObject({ value: 10_000_000 })
  })

  it('names what is not covered before anything else', () => {
    expect(labels(makeWholeLife())[0]).toBe('Not covered: suicide in the first 12 months +2')
    expect(labels(makeWholeLife())).toContain('Bonuses can be nil')
    expect(labels(makeWholeLife({ form: known('non-participating') }))).not.toContain('Bonuses can be nil')
  })

  it('without a price shows why', () => {
    const { headline, results } = evaluate(makeWholeLife(), { age: 61 })
    expect(headline).toMatchObject({ value: 'The table ends at age 60', state: 'missing' })
    for (const found of Object.values(results)) expect(found).toEqual({ state: 'missing', text: headline.value })
    expect(facts(makeWholeLife(), { age: 61 }).month).toEqual(['Not offered', null])
  })
})

describe('the same sum as term life', () => {
  const price = (slug: string, cents: number, changes = {}) =>
    makeTermLife({
      slug,
      name: slug,
      premiums: known({ kind: 'level', rows: [levelRow([19, 60], [5, 30], [cents, null, cents, null])] }),
      policyFee: none,
      monthlyFactor: none,
      stampDuty: none,
      ...changes,
    })

  it('takes the cheapest plan for everybody on fresh figures, with the difference', () => {
    const old = price('old', 10, { sources: sourcesOf('2026-01-01') })
    const found = againstTermLife(makeWholeLife(), [price('dear', 240), price('cheap', 120), old], testToday)
    // RM1.20 × 100 ÷ 12 = RM10.00 a month, RM2,400 over 20 years.
    expect(found?.steps.map(({ result }) => result)).toEqual(['RM166.67', 'RM10.00', 'RM156.67', 'RM37,600.80'])
    expect(found?.steps[1]?.label).toContain('cheap')
    const members = price('members', 10, { audience: ['members'] })
    expect(againstTermLife(makeWholeLife(), [members], testToday)).toBeNull()
    expect(againstTermLife(makeWholeLife({ premiums: missing }), [price('cheap', 120)], testToday)).toBeNull()
  })
})

describe('the drawing', () => {
  const drawn = (...plans: WholeLife[]) => wholeLifeChart(plans, testToday)?.chart

  it('has what was paid and what is guaranteed in the best plan, year by year, and nothing projected', () => {
    const dear = makeWholeLife({ slug: 'dear', name: 'Dear', policyFee: known(ringgit(300)) })
    const chart = drawn(dear, makeWholeLife({ name: 'Best' }))
    expect(chart?.axis.at).toHaveLength(40)
    expect(chart?.series.map(({ name, values }) => [name, values[19], values[39]])).toEqual([
      ['Paid so far', 4_000_080, 4_000_080],
      ['Guaranteed value', 3_600_000, 7_600_000],
    ])
    expect(chart?.description).toContain('In Best, which guarantees most')
    expect(chart?.description).toContain('passes what was paid in year 23.')
  })

  it('draws no plan that guarantees nothing, is for some only or is out of date', () => {
    expect(drawn(makeWholeLife({ cash: none, form: known('linked') }))).toBeUndefined()
    expect(drawn(makeWholeLife({ audience: ['members'] }))).toBeUndefined()
    expect(drawn({ ...makeWholeLife(), sources: sourcesOf('2026-01-01') })).toBeUndefined()
  })
})

it('the cover a visitor has keeps its own sum and value, whatever the year', () => {
  const given = { cover: ringgit(60_000), monthly: ringgit(50), ends: 99, value: ringgit(15_000) }
  const own = ownWholeLife(given, testToday)
  // 12 × 20 × RM50 = RM12,000.
  expect(read(own)).toMatchObject({ net: { value: 300_000 }, death: { value: 6_000_000 } })
  expect(JSON.stringify(wholeLife.detail(own, testToday))).not.toContain('Not published')
})

it('never guarantees more for leaving earlier, and a dearer plan never comes to more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 39 }), fc.integer({ min: 1, max: 5_000 }), (leave, fee) => {
      const at = (year: number) => evaluate(makeWholeLife(), { leave: year }).headline.value
      const amount = (text: string) => Number(text.replaceAll(/[RM,]/g, ''))
      expect(amount(at(leave + 1))).toBeGreaterThanOrEqual(amount(at(leave)))
      const dear = read(makeWholeLife({ policyFee: known(sen(fee * 12)) }), { leave })
      expect(valueRead(dear.net) ?? Number.NaN).toBeLessThan(valueRead(read(makeWholeLife(), { leave }).net) ?? 0)
    }),
  )
})

it('reads a table by the age at entry', () => {
  const cash = known([cashRow(18, 30, [0, 0, 5]), cashRow(31, 60, [0, 0, 20])])
  expect(read(makeWholeLife({ cash }), { age: 30, leave: 3 }).net?.value).toBe(50_000 - 36 * 16_667)
  expect(read(makeWholeLife({ cash }), { age: 31, leave: 3 }).net?.value).toBe(200_000 - 36 * 16_667)
})
