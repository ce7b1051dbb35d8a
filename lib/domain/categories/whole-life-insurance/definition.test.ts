import { describe, expect, it } from 'vitest'
import { evaluatorOf, optionMatches, optionValues, ruleResult } from '@/tests/factories/evaluation'
import { printedStrings } from '@/tests/factories/printed-strings'
import { known, missing, none, testToday } from '@/tests/factories/product'
import { cashRow, makeWholeLife, makeWholeTakaful, paidForLife } from '@/tests/factories/whole-life'
import { basisPoints } from '../../values/rate'
import { wholeLife } from './definition'
import type { WholeLife } from './figures'
import { wholeLifeProblems } from './problems'

const evaluate = evaluatorOf(wholeLife)
const rowsOf = (plan: WholeLife) =>
  Object.fromEntries(
    wholeLife.detail(plan, testToday).flatMap(({ rows }) => rows.map(({ id, label, value }) => [id, [label, value]])),
  )

describe('the category', () => {
  it('asks nothing that may tell of a visitor and stands in an address', () => {
    expect(Object.values(wholeLife.scenario).every(({ personal }) => personal)).toBe(true)
    expect(Object.values(wholeLife.ownFields).every(({ personal }) => personal)).toBe(true)
  })

  it('has situations of real facets, options and orders, each with a caution of its own', () => {
    const { sorts, situations } = wholeLife
    expect(sorts.map(({ id }) => id)).toEqual(['net', 'total', 'month', 'death'])
    for (const { selection, sort } of situations) {
      expect(sorts.map(({ id }) => id)).toContain(sort)
      for (const [id, values] of Object.entries(selection)) {
        expect(optionValues(wholeLife)[id]).toEqual(expect.arrayContaining([...values]))
      }
    }
    expect(new Set(situations.map(({ caution }) => caution?.title)).size).toBe(situations.length)
  })

  it('how we are paid changes nothing that is worked out', () => {
    expect(evaluate(makeWholeLife({ paid: 'approval' }))).toEqual(evaluate(makeWholeLife({ paid: 'none' })))
  })
})

describe('filters', () => {
  const late = known([cashRow(18, 60, [...Array<number>(32).fill(0), 500])])
  it.each([
    ['must-have', 'even-30', {}, { cash: late }],
    ['must-have', 'even-35', { cash: late }, { cash: missing }],
    [
      'must-have',
      'multiplier',
      { multiplier: known({ times: basisPoints(20_000), toAge: 60 }) },
      { multiplier: missing },
    ],
    ['must-have', 'early', { riders: known(['early-illness']) }, { riders: known(['illness']) }],
    ['form', 'linked', { form: known('linked') }, { form: missing }],
    ['payment', 'short', { payment: known({ kind: 'years', years: 10 }) }, { payment: missing }],
    ['payment', 'middle', {}, paidForLife],
    ['payment', 'long', paidForLife, {}],
    ['leave-out', 'linked', { cash: none }, {}],
    ['leave-out', 'linked', { cash: missing }, {}],
  ] satisfies [string, string, Partial<WholeLife>, Partial<WholeLife>][])('%s %s', (facet, value, having, lacking) => {
    const matches = (changes: Partial<WholeLife>) => optionMatches(wholeLife, facet, value, makeWholeLife(changes))
    expect([matches(having), matches(lacking)]).toEqual([true, false])
  })
})

describe('the detail page', () => {
  it('says what is not covered first, and gives guaranteed and projected values rows of their own', () => {
    const [notCovered, covered] = wholeLife.detail(makeWholeLife(), testToday)
    expect(notCovered).toMatchObject({ title: 'What is not covered', leads: true })
    expect(covered?.rows.map(({ id }) => id)).toEqual([
      'death',
      'multiplier',
      'form',
      'cash-18',
      'projected-200',
      'projected-400',
      'advance',
      'riders',
      'sumBands',
      'expiryAge',
    ])
    const rows = rowsOf(makeWholeLife())
    expect(rows['cash-18']).toEqual([
      'Guaranteed value, joining at ages 18 to 60',
      'Year 5 RM60.00, year 10 RM160.00, year 20 RM360.00, year 30 RM560.00, year 40 RM760.00',
    ])
    expect(rows['projected-400']).toEqual(['Not guaranteed: bonus at an assumed 4.00%', 'Year 20 RM120.00'])
    expect(rows.protection?.[1]).toBe('Up to RM500,000 for death, as much for the value when you leave')
  })

  it('never mixes the words of takaful with those of insurance', () => {
    const variants: Partial<WholeLife>[] = [
      {},
      { ...paidForLife, form: known('linked'), cash: none },
      { premiums: missing, cash: missing, projected: missing },
      { advance: none, stopping: known('advance'), riders: known(['early-illness', 'medical']) },
    ]
    const texts = (plan: WholeLife) => {
      const { headline, facts, conditions, steps, results } = evaluate(plan)
      const detail = wholeLife.detail(plan, testToday)
      return printedStrings([headline, facts, conditions, steps, results, detail, wholeLife.rules(plan)])
    }
    for (const changes of variants) {
      const insurance = /\b(insur(er|ance)|premium|policy|sum assured|policyholder|interest|loan)\b/i
      expect(texts(makeWholeTakaful(changes)).filter((text) => insurance.test(text))).toEqual([])
      const islamic = /\b(takaful|contribut\w*|certificate|sum covered|participants|tabarru|wakalah)\b/i
      expect(texts(makeWholeLife(changes)).filter((text) => islamic.test(text))).toEqual([])
    }
  })
})

it('asks about work and health, neither of which can be told', () => {
  const strict = makeWholeLife({ occupations: known(['office']) })
  expect(ruleResult(wholeLife, 'occupation', strict, { age: 30 })).toBe('cannot-tell')
  expect(ruleResult(wholeLife, 'health', strict, { age: 30 })).toBe('cannot-tell')
})

describe('the check of a plan', () => {
  const found = (plan: WholeLife) => wholeLifeProblems(plan).map(({ path, reason }) => `${path.join('.')}: ${reason}`)

  it('finds nothing where nothing is wrong', () => {
    for (const plan of [makeWholeLife(), makeWholeTakaful(), makeWholeLife(paidForLife)])
      expect(found(plan)).toEqual([])
    expect(found(makeWholeLife({ form: known('linked'), cash: none }))).toEqual([])
  })

  it.each([
    [
      'values that fall',
      { cash: known([cashRow(18, 60, [5, 4])]) },
      'cash.value.0.each1000.1: is below the year before',
    ],
    [
      'ages with a gap',
      { cash: known([cashRow(18, 30, [1]), cashRow(32, 60, [1])]) },
      'cash.value.1.ageFrom: must be 31',
    ],
    ['no values', { cash: known([]) }, 'cash.value: is an empty list'],
    ['a band without values', { cash: known([cashRow(18, 60, [])]) }, 'cash.value.0.each1000: is an empty list'],
    ['nothing guaranteed outside funds', { cash: none }, 'cash: must not be none: only funds guarantee nothing'],
    ['funds that guarantee', { form: known('linked') }, 'cash: must be none: funds guarantee nothing'],
    ['a bonus of none', { form: known('non-participating') }, 'projected: must be none: the plan has no bonus'],
    ['no payments', { payment: known({ kind: 'years', years: 0 }) }, 'payment.value.years: must be one year at least'],
    ['cover without an end', { expiryAge: none }, 'expiryAge: must be an age or missing'],
    [
      'a multiple of one',
      { multiplier: known({ times: basisPoints(10_000), toAge: 60 }) },
      'multiplier.value.times: is no more than the sum: say none',
    ],
  ] satisfies [string, Partial<WholeLife>, string][])('names %s', (_, changes, problem) => {
    expect(found(makeWholeLife(changes))).toContain(problem)
  })
})
