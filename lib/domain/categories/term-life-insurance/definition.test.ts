import { describe, expect, it } from 'vitest'
import { evaluatorOf, optionMatches, optionValues, ruleResult } from '@/tests/factories/evaluation'
import { printedStrings } from '@/tests/factories/printed-strings'
import { known, missing, none, testToday } from '@/tests/factories/product'
import { levelTable, lifeInsurer, makeTermLife, makeTermTakaful, risingTable } from '@/tests/factories/term-life'
import { compareTable } from '../../compare/compare'
import { defaultValues } from '../../fields/field-value'
import { ringgit, sen } from '../../values/money'
import { basisPoints } from '../../values/rate'
import { termLife } from './definition'
import type { TermLife } from './figures'

const evaluate = evaluatorOf(termLife)
const rowsOf = (product: TermLife) =>
  Object.fromEntries(
    termLife.detail(product, testToday).flatMap(({ rows }) => rows.map(({ id, value, note }) => [id, [value, note]])),
  )

describe('the category', () => {
  it('asks nothing that does not say something about a person: all of it is personal', () => {
    expect(Object.values(termLife.scenario).every(({ personal }) => personal)).toBe(true)
    expect(Object.values(termLife.ownFields).every(({ personal: isPersonal }) => isPersonal)).toBe(true)
  })

  it('has situations of real facets, options and orders, each with a caution of its own', () => {
    const { sorts, situations } = termLife
    for (const { selection, sort } of situations) {
      expect(sorts.map(({ id }) => id)).toContain(sort)
      for (const [id, values] of Object.entries(selection)) {
        expect(optionValues(termLife)[id]).toEqual(expect.arrayContaining([...values]))
      }
    }
    expect(new Set(situations.map(({ caution }) => caution?.title)).size).toBe(situations.length)
  })

  it('says that buying none can be right, and that cover may be there already', () => {
    const cautions = termLife.situations.map(({ caution }) => caution?.text).join(' ')
    expect(termLife.lede).toContain('buying none can be right')
    expect(cautions).toMatch(/employer/)
    expect(cautions).toMatch(/home loan/)
  })

  it('gives no side to a balance: nothing is given unless somebody dies', () => {
    expect(evaluate(makeTermLife()).balance).toBeNull()
  })

  it('how we are paid changes nothing that is worked out', () => {
    expect(evaluate(makeTermLife({ paid: 'approval' }))).toEqual(evaluate(makeTermLife({ paid: 'none' })))
  })
})

describe('filters', () => {
  const option = (facet: string, value: string, changes: Partial<TermLife>) =>
    optionMatches(termLife, facet, value, makeTermLife(changes))

  it.each([
    ['must-have', 'disability', { disability: known({ part: basisPoints(10_000), toAge: 60 }) }, true],
    ['must-have', 'disability', { disability: missing }, false],
    ['must-have', 'illness', { terminalIllness: none }, false],
    ['must-have', 'guaranteed', { priceChange: known('with-notice') }, false],
    ['must-have', 'guaranteed', { priceChange: missing }, false],
    ['must-have', 'no-examination', { health: known('examination') }, false],
    ['must-have', 'no-examination', { health: known('none') }, true],
    ['must-have', 'no-examination', { health: missing }, false],
    ['must-have', 'conversion', { conversionAge: known(60) }, true],
    ['must-have', 'conversion', { conversionAge: none }, false],
    ['must-have', 'smokers', { premiums: levelTable }, true],
    ['must-have', 'smokers', { premiums: missing }, false],
    ['price', 'rising', { premiums: risingTable }, true],
    ['price', 'level', { premiums: risingTable }, false],
    ['price', 'level', { premiums: missing }, false],
    ['until', '65', { expiryAge: known(65) }, true],
    ['until', '70', { expiryAge: known(65) }, false],
    ['until', '65', { expiryAge: missing }, false],
    ['audience', 'members', { audience: ['members'] }, true],
    ['audience', 'anyone', { audience: ['customers'] }, false],
    ['audience', 'anyone', {}, true],
    ['leave-out', 'waiting', { waitingMonths: missing }, true],
    ['leave-out', 'waiting', { waitingMonths: none }, false],
    ['leave-out', 'consent', { renewal: known('consent') }, true],
    ['leave-out', 'consent', { renewal: missing }, false],
  ] satisfies [string, string, Partial<TermLife>, boolean][])('%s %s of %j: %s', (facet, value, changes, holds) => {
    expect(option(facet, value, changes)).toBe(holds)
  })

  it('does not call a plan open to smokers whose table has no price for them', () => {
    const row = { ageFrom: 19, ageTo: 60, women: { nonSmoker: sen(1), smoker: null } }
    const rows = [{ ...row, men: { nonSmoker: sen(1), smoker: null } }]
    expect(option('must-have', 'smokers', { premiums: known({ kind: 'rising', rows }) })).toBe(false)
  })
})

describe('the detail page and the comparison', () => {
  it('say what is not covered before what is, and both before what it costs', () => {
    const [notCovered, ...others] = termLife.detail(makeTermLife(), testToday)
    expect(notCovered).toMatchObject({ title: 'What is not covered', leads: true })
    expect(others.map(({ title }) => title).slice(0, 2)).toEqual(['What is covered', 'What it costs'])
    const scenario = defaultValues(termLife.scenario, testToday)
    const plans = [makeTermLife(), makeTermTakaful({ slug: 'b' })]
    const table = compareTable(termLife, plans, null, scenario, testToday, plans)
    expect(table.groups.map(({ title }) => title).slice(0, 3)).toEqual([
      'What is not covered',
      'For you',
      'What is covered',
    ])
  })

  it('print the terms of the table, the payment and the amount', () => {
    const rows = rowsOf(makeTermLife())
    expect(rows.premiums).toEqual([
      'RM1.47 to RM13.05 a year for each RM1,000',
      'For ages 19 to 60 next birthday and 5 to 30 years. It stays the same.',
    ])
    // 12 × 8.75% = 105%
    expect(rows.monthlyFactor?.[1]).toBe('Twelve monthly payments cost 5% more than one yearly payment.')
    expect(rows.sumBands).toEqual(['RM50,000 to RM1,000,000', 'RM0.15 less for each RM1,000 from RM500,000.'])
    expect(rowsOf(makeTermLife({ premiums: risingTable })).premiums?.[1]).toBe(
      'For ages 19 to 70 next birthday. It rises with your age.',
    )
    expect(rowsOf(makeTermLife({ premiums: missing })).premiums).toEqual(['Not published', null])
  })

  it('name the public rules with their source, and who pays claims', () => {
    const rows = rowsOf(makeTermLife())
    expect(rows['service-tax']).toEqual([
      'None for individuals',
      expect.stringMatching(/^PruBSN.*checked 20 Nov 2026\.$/),
    ])
    expect(rows.claims?.[0]).toBe('Nusa Life')
    expect(rows.protection?.[0]).toBe('Up to RM500,000 for death, as much for disability')
    const outside = makeTermLife({ issuer: { ...lifeInsurer, benefitProtection: false } })
    expect(rowsOf(outside).protection?.[0]).toBe('No')
  })

  it('show of takaful the fee, what it leaves for the fund and the surplus, and of insurance none of these', () => {
    const rows = rowsOf(makeTermTakaful())
    expect(rows.wakalahFee?.[0]).toBe(
      'Wakalah fee 40%, tabarru’ 60% in year 1; wakalah fee 10%, tabarru’ 90% from year 2',
    )
    expect(rows.surplusPart?.[0]).toBe('50% of any surplus in the risk fund')
    expect(rows.claims?.[0]).toBe('The participants’ risk fund, run by Nusa Keluarga')
    expect(rowsOf(makeTermTakaful({ wakalahFee: missing })).wakalahFee?.[0]).toBe('Not published')
    expect(Object.keys(rowsOf(makeTermLife()))).not.toContain('wakalahFee')
  })
})

describe('the words of takaful', () => {
  const variants: Partial<TermLife>[] = [
    {},
    { premiums: risingTable, renewal: known('consent'), audience: ['members'] },
    { premiums: missing },
    { sumBands: missing },
    { policyFee: missing, disability: none, terminalIllness: known({ part: basisPoints(10_000), most: null }) },
    { accidentExtra: known(basisPoints(10_000)), waitingMonths: known(3), priceChange: known('with-notice') },
  ]
  const texts = (product: TermLife) => {
    const { headline, facts, conditions, steps, results } = evaluate(product)
    const detail = termLife.detail(product, testToday)
    return printedStrings([headline, facts, conditions, steps, results, detail, termLife.rules(product)])
  }

  it('never mix with those of insurance, whatever is published', () => {
    for (const changes of variants) {
      const insurance = /\b(insur(er|ance)|premium|policy|sum assured|policyholder)\b/i
      expect(texts(makeTermTakaful(changes)).filter((text) => insurance.test(text))).toEqual([])
      const takaful = /\b(takaful|contribut\w*|certificate|sum covered|participant\w*|tabarru|wakalah)\b/i
      expect(texts(makeTermLife(changes)).filter((text) => takaful.test(text))).toEqual([])
    }
  })
})

describe('who may buy', () => {
  it('is asked about work and membership, of which only membership can be told from what we ask', () => {
    const strict = makeTermLife({ occupations: known(['office', 'light-manual']), audience: ['members'] })
    expect(ruleResult(termLife, 'occupation', strict, { age: 30 })).toBe('cannot-tell')
    expect(ruleResult(termLife, 'members', strict, { age: 30 })).toBe('cannot-tell')
    expect(ruleResult(termLife, 'members', strict, { member: true })).toBe('pass')
    expect(termLife.rules(strict).map(({ label }) => label)).toEqual(['Your work is office work or light manual work'])
    expect(termLife.rules(makeTermLife())).toEqual([])
    expect(termLife.rules(makeTermLife({ occupations: missing }))).toEqual([])
  })
})

describe('the cover a visitor has', () => {
  it('is a column like any other, with what the form did not ask called so', () => {
    const given = { cover: ringgit(100_000), monthly: ringgit(50), ends: 65, disability: false }
    const own = termLife.ownProduct(given, testToday)
    const { headline, facts } = evaluate(own)
    expect(headline).toMatchObject({ value: 'RM50', unit: 'a month' })
    expect(facts.find(({ id }) => id === 'disability')).toMatchObject({ value: 'Not covered' })
    const detail = termLife.detail(own, testToday).flatMap(({ rows }) => rows)
    expect(detail.find(({ id }) => id === 'premiums')?.value).toBe('RM50 a month')
    expect(detail.find(({ id }) => id === 'exclusions')?.value).toBe('Not asked')
    expect(JSON.stringify(detail)).not.toMatch(/Not published|PIDM pays|Policy fee/)
  })
})
