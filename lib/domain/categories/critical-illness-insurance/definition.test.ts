import { describe, expect, it } from 'vitest'
import {
  illnessLevel,
  illnessRising,
  makeIllness,
  makeIllnessTakaful,
  stageOf,
  twoStages,
} from '@/tests/factories/critical-illness'
import { evaluatorOf, optionMatches, optionValues, ruleResult } from '@/tests/factories/evaluation'
import { printedStrings } from '@/tests/factories/printed-strings'
import { known, missing, none, sourcesOf, testToday } from '@/tests/factories/product'
import { lifeInsurer } from '@/tests/factories/term-life'
import { compareTable } from '../../compare/compare'
import { defaultValues } from '../../fields/field-value'
import { basisPoints } from '../../values/rate'
import { illnessChart } from './chart'
import { criticalIllness } from './definition'
import type { Illness } from './figures'
import { illnessProblems } from './problems'

const evaluate = evaluatorOf(criticalIllness)
const rowsOf = (plan: Illness) =>
  Object.fromEntries(
    criticalIllness.detail(plan, testToday).flatMap(({ rows }) => rows.map(({ id, value }) => [id, value])),
  )
const several = known({ most: basisPoints(30_000), gapMonths: 12, againMonths: 24 })

describe('the category', () => {
  it('asks nothing that may tell of a visitor and stands in an address', () => {
    expect(Object.values(criticalIllness.scenario).every(({ personal }) => personal)).toBe(true)
    expect(Object.values(criticalIllness.ownFields).every(({ personal }) => personal)).toBe(true)
  })

  it('has situations of real facets, options and orders, each with a caution of its own', () => {
    const { sorts, situations } = criticalIllness
    for (const { selection, sort } of situations) {
      expect(sorts.map(({ id }) => id)).toContain(sort)
      for (const [id, values] of Object.entries(selection)) {
        expect(optionValues(criticalIllness)[id]).toEqual(expect.arrayContaining([...values]))
      }
    }
    expect(new Set(situations.map(({ caution }) => caution?.title)).size).toBe(situations.length)
  })

  it('gives no side to a balance: nothing is given unless somebody falls ill', () => {
    expect(evaluate(makeIllness()).balance).toBeNull()
  })

  it('how we are paid changes nothing that is worked out', () => {
    expect(evaluate(makeIllness({ paid: 'approval' }))).toEqual(evaluate(makeIllness({ paid: 'none' })))
  })
})

describe('filters', () => {
  it.each([
    ['must-have', 'early', { stages: twoStages }, { stages: missing }],
    ['must-have', 'several', { repeatClaims: several }, { repeatClaims: missing }],
    ['must-have', 'no-survival', { survivalDays: none }, { survivalDays: missing }],
    ['must-have', 'birth', { requirements: { ...makeIllness().requirements, minAge: known(0) } }, {}],
    ['must-have', 'guaranteed', {}, { priceChange: missing }],
    ['must-have', 'no-examination', {}, { health: missing }],
    ['price', 'rising', { premiums: illnessRising }, { premiums: illnessLevel }],
    ['until', '80', { expiryAge: known(80) }, { expiryAge: known(70) }],
    ['form', 'standalone', {}, { form: missing }],
    ['form', 'rider', { form: known('takes-from-life') }, {}],
    ['leave-out', 'changeable', { priceChange: missing }, {}],
    ['leave-out', 'waiting', { waitingListed: known([{ illness: 'cancer', days: 90 }]) }, {}],
    ['leave-out', 'waiting', { waitingDays: missing }, { waitingDays: none }],
    ['leave-out', 'takes-from-life', { form: known('takes-from-life') }, { form: known('adds-to-life') }],
  ] satisfies [string, string, Partial<Illness>, Partial<Illness>][])('%s %s', (facet, value, having, lacking) => {
    const matches = (changes: Partial<Illness>) => optionMatches(criticalIllness, facet, value, makeIllness(changes))
    expect([matches(having), matches(lacking)]).toEqual([true, false])
  })
})

describe('the detail page and the comparison', () => {
  it('say what is not covered before what is, and both before what it costs', () => {
    const [notCovered, ...others] = criticalIllness.detail(makeIllness(), testToday)
    expect(notCovered).toMatchObject({ title: 'What is not covered', leads: true })
    expect(notCovered?.rows.map(({ id }) => id)).toEqual([
      'exclusions',
      'stages-early',
      'stages-middle',
      'waitingDays',
      'waitingListed',
      'survivalDays',
      'repeatClaims',
    ])
    expect(others.map(({ title }) => title).slice(0, 2)).toEqual(['What is covered', 'What it costs'])
    const plans = [makeIllness(), makeIllnessTakaful({ slug: 'b', stages: twoStages })]
    const scenario = defaultValues(criticalIllness.scenario, testToday)
    const table = compareTable(criticalIllness, plans, null, scenario, testToday, plans)
    expect(table.groups.map(({ title }) => title).slice(0, 2)).toEqual(['What is not covered', 'For you'])
  })

  it('print each stage, the waits by illness and the claims', () => {
    const rows = rowsOf(makeIllness({ stages: twoStages, repeatClaims: several }))
    expect(rows['stages-early']).toBe('50% of the sum assured, at most RM40,000, for 20 illnesses')
    expect(rows['stages-middle']).toBe('Nothing is paid')
    expect(rows['stages-advanced']).toBe('100% of the sum assured, for 36 illnesses')
    expect(rows.waitingListed).toBe('Cancer 60 days')
    expect(rows.repeatClaims).toBe('Several, to 300% together, 12 months apart; the same illness again after 24 months')
    expect(rows.protection).toBe('Up to RM500,000 for critical illness')
    const outside = makeIllness({ issuer: { ...lifeInsurer, benefitProtection: false } })
    expect(rowsOf(outside).protection).toBe('No')
  })

  it('never mix the words of takaful with those of insurance', () => {
    const variants: Partial<Illness>[] = [
      {},
      { stages: twoStages, repeatClaims: several, premiums: illnessRising },
      { form: known('takes-from-life'), premiums: missing, stages: missing },
      { sumBands: missing, form: missing },
    ]
    const texts = (plan: Illness) => {
      const { headline, facts, conditions, steps, results } = evaluate(plan)
      const detail = criticalIllness.detail(plan, testToday)
      return printedStrings([headline, facts, conditions, steps, results, detail, criticalIllness.rules(plan)])
    }
    for (const changes of variants) {
      const insurance = /\b(insur(er|ance)|premium|policy|sum assured|policyholder)\b/i
      expect(texts(makeIllnessTakaful(changes)).filter((text) => insurance.test(text))).toEqual([])
      const islamic = /\b(takaful|contribut\w*|certificate|sum covered|participant\w*|tabarru|wakalah)\b/i
      expect(texts(makeIllness(changes)).filter((text) => islamic.test(text))).toEqual([])
    }
  })
})

it('asks about work and health, neither of which can be told', () => {
  const strict = makeIllness({ occupations: known(['office']) })
  expect(ruleResult(criticalIllness, 'occupation', strict, { age: 30 })).toBe('cannot-tell')
  expect(ruleResult(criticalIllness, 'health', strict, { age: 30 })).toBe('cannot-tell')
  expect(criticalIllness.rules(makeIllness({ health: known('none') }))).toEqual([])
})

describe('the drawing of the price', () => {
  const level = makeIllness({ name: 'Level' })
  const rising = makeIllness({ name: 'Rising', premiums: illnessRising })
  const drawn = (...plans: Illness[]) => illnessChart(plans, testToday)?.chart

  it('sets the plan with the lowest first month beside the one that costs least over the same years', () => {
    const chart = drawn(level, rising)
    expect(chart?.axis).toEqual({ name: 'Age next birthday', at: [31, 40, 41, 55, 56, 70] })
    expect(chart?.series.map(({ name, values }) => [name, values])).toEqual([
      ['Rising', [16_000, 16_000, 90_000, 90_000, 240_000, 240_000]],
      ['Level', Array<number>(6).fill(110_000)],
    ])
    // 12 × (10 × 14 + 15 × 78.75 + 15 × 210) + 10; 12 × 40 × 96.25 + 10.
    expect(chart?.description).toBe(
      'Rising rises from RM160 a year at age 31 to RM2,400 at age 70. Level stays at RM1,100 a year. Over 40 years the first comes to RM53,665 and the second to RM46,210.',
    )
  })

  it('draws no plan that needs a life plan, is for some only, has no price or is out of date', () => {
    const strangers: Partial<Illness>[] = [
      { form: known('adds-to-life') },
      { form: missing },
      { audience: ['members'] },
      { premiums: missing },
      { stampDuty: missing },
      { sources: sourcesOf('2026-01-01') },
    ]
    for (const changes of strangers) expect(drawn({ ...level, ...changes }, rising)).toBeUndefined()
    expect(drawn(level)).toBeUndefined()
  })
})

describe('the check of a plan', () => {
  const found = (plan: Illness) => illnessProblems(plan).map(({ path, reason }) => `${path.join('.')}: ${reason}`)

  it('finds nothing where nothing is wrong', () => {
    for (const plan of [makeIllness(), makeIllnessTakaful({ stages: twoStages, repeatClaims: several })]) {
      expect(found(plan)).toEqual([])
    }
  })

  it.each([
    ['no advanced stage', { stages: known([stageOf('early', 50)]) }, 'stages.value: has no advanced stage'],
    [
      'stages out of order',
      { stages: known([stageOf('advanced', 100), stageOf('early', 100)]) },
      'stages.value.1.stage: must come before advanced',
    ],
    [
      'a later stage that pays less',
      { stages: known([stageOf('early', 60), stageOf('advanced', 50)]) },
      'stages.value.1.part: is less than an earlier stage pays',
    ],
    ['more than the sum', { stages: known([stageOf('advanced', 101)]) }, 'stages.value.0.part: is more than the sum'],
    [
      'a stage of no illness',
      { stages: known([stageOf('advanced', 100, 0)]) },
      'stages.value.0.conditions: must name one illness at least',
    ],
    ['no stages', { stages: none }, 'stages: must be a list of stages or missing'],
    [
      'claims that come to one',
      { repeatClaims: known({ most: basisPoints(10_000), gapMonths: 1, againMonths: null }) },
      'repeatClaims.value.most: is no more than one claim pays: say none',
    ],
    [
      'a wait that is no longer',
      { waitingListed: known([{ illness: 'bypass', days: 30 }]) },
      'waitingListed.value.0.days: is no longer than waitingDays',
    ],
    ['cover without an end', { expiryAge: none }, 'expiryAge: must be an age or missing'],
  ] satisfies [string, Partial<Illness>, string][])('names %s', (_, changes, problem) => {
    expect(found(makeIllness(changes))).toContain(problem)
  })
})
