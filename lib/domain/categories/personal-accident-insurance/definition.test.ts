import { describe, expect, it } from 'vitest'
import { accidentPrice, makeAccident, usualAccident } from '@/tests/factories/accident'
import { known, missing, none, testToday, unlimited } from '@/tests/factories/product'
import { ringgit } from '../../values/money'
import { basisPoints } from '../../values/rate'
import { siteOf } from '../registry'
import { accident } from './definition'
import type { Accident } from './figures'
import { accidentProblems } from './problems'

function matches(facet: string, option: string, plan: Accident): boolean {
  const found = accident.facets.find(({ id }) => id === facet)?.options.find(({ value }) => value === option)
  if (found === undefined) throw new Error(`There is no ${facet} ${option}`)
  return found.matches(plan, testToday)
}
const ages = (maxAge: Accident['requirements']['maxAge']) => ({
  requirements: { minAge: known(18), maxAge, residencies: none },
})
const scale = (kind: 'full' | 'short') =>
  ({ disablement: known({ scale: kind, most: basisPoints(10_000), injuries: [] }) }) satisfies Partial<Accident>

describe('filters', () => {
  it.each([
    ['must-have', 'motorcycle', {}, { motorcycle: known('half') }],
    ['must-have', 'weekly', {}, { weekly: none }],
    ['must-have', 'income', { hospitalIncome: known({ day: ringgit(100), days: 30 }) }, {}],
    ['must-have', 'medical', {}, { medical: known(ringgit(2_999.99)) }],
    ['must-have', 'scale', {}, scale('short')],
    ['must-have', 'doubled', { doubled: known(['abroad']) }, { doubled: missing }],
    ['must-have', 'infection', { lumps: known([{ what: 'infection', sum: ringgit(500) }]) }, { lumps: missing }],
    ['must-have', 'manual', {}, { prices: known([accidentPrice(100_000, 60, 80)]) }],
    ['must-have', 'family', {}, { familyPrices: none }],
    ['must-have', 'seniors', ages(known(66)), ages(known(65))],
    ['must-have', 'seniors', ages(none), ages(missing)],
  ] satisfies [string, string, Partial<Accident>, Partial<Accident>][])('%s %s', (facet, option, having, lacking) => {
    expect([matches(facet, option, makeAccident(having)), matches(facet, option, makeAccident(lacking))]).toEqual([
      true,
      false,
    ])
  })
})

describe('the category', () => {
  it('keeps what says something of the person on the device: work, age, family, riding and pay', () => {
    const personal = Object.entries(accident.scenario).filter(([, field]) => field.personal)
    expect(personal.map(([name]) => name)).toEqual(['work', 'age', 'who', 'motorcycle', 'week-loss'])
  })

  it('orders by the price with what is left first, then by the price alone, then by what is paid', () => {
    expect(accident.sorts.map(({ id }) => id)).toEqual(['case', 'price', 'pays', 'injury', 'thousand'])
  })

  it('has situations of real facets, options and orders, each with a caution', () => {
    for (const { selection, sort, caution } of accident.situations) {
      for (const [facet, values] of Object.entries(selection)) {
        for (const value of values) expect(() => matches(facet, value, makeAccident())).not.toThrow()
      }
      expect(accident.sorts.map(({ id }) => id)).toContain(sort)
      expect(caution).not.toBeNull()
    }
  })

  it('starts the page of a small plan from its own sum, and that of one for older people from their age', () => {
    const site = siteOf('personal-accident-insurance')
    const small = makeAccident({ prices: known([accidentPrice(20_000, 30)]) })
    expect(site.startFrom?.(makeAccident())).toEqual({})
    expect(site.startFrom?.(small)).toEqual({ sum: ringgit(20_000) })
    const older = makeAccident({ requirements: { minAge: known(60), maxAge: known(80), residencies: none } })
    expect(site.startFrom?.(older)).toEqual({ age: 60 })
  })

  it('says which classes of work a plan takes, and that it cannot tell which one a visitor has', () => {
    const rules = accident.rules(makeAccident({ prices: known([accidentPrice(100_000, 60, 80)]) }))
    expect(rules.map(({ label }) => label)).toEqual(['Work of class 1 or 2'])
    expect(rules.map(({ reads }) => reads)).toEqual([[]])
  })
})

describe('the page of a plan', () => {
  const groups = accident.detail(makeAccident(), testToday)
  const rowOf = (id: string) => groups.flatMap(({ rows }) => rows).find((row) => row.id === id)

  it('says what is not covered before what is, and both before what it costs', () => {
    expect(groups.map(({ title, leads }) => [title, leads])).toEqual([
      ['What is not covered', true],
      ['What is covered', false],
      ['What it costs', false],
      ['Joining, keeping and leaving', false],
    ])
  })

  it('has the whole table, the scale of injuries, and the tax and duty with their sources', () => {
    expect(rowOf('prices-20000000')).toMatchObject({
      label: 'For a sum of RM200,000',
      value: 'class 1 RM120, class 2 RM160, class 3 RM250',
    })
    expect(rowOf('disablement-thumb')).toMatchObject({ label: 'The loss of a thumb', value: '25% of the sum' })
    expect(rowOf('stamp-duty')).toMatchObject({
      value: 'RM10, none up to RM150 a year',
      note: expect.stringContaining('checked'),
    })
  })
})

it('what the visitor has is a column like any other, without tax and for any work', () => {
  const own = accident.ownProduct(
    {
      price: ringgit(0),
      sum: ringgit(100_000),
      medical: ringgit(1_000),
      weekly: basisPoints(20),
      day: ringgit(50),
    },
    testToday,
  )
  // 1,000 of the bill, 8 × 200 and 5 × 50 of 10,550.
  expect(accident.evaluate(own, { ...usualAccident, work: 'excluded' }, testToday).sortValues).toMatchObject({
    price: { value: 0 },
    pays: { value: 285_000 },
    case: { value: 770_000 },
  })
})

describe('the check of a plan', () => {
  const found = (plan: Accident) => accidentProblems(plan).map(({ path, reason }) => `${path.join('.')}: ${reason}`)

  it('finds nothing where nothing is wrong', () => {
    expect(found(makeAccident())).toEqual([])
  })

  it.each([
    [
      'sums that do not rise',
      { prices: known([accidentPrice(200_000, 60), accidentPrice(200_000, 60)]) },
      'prices.value.1.sum: must rise',
    ],
    [
      'a larger sum that costs less',
      { prices: known([accidentPrice(100_000, 60), accidentPrice(200_000, 59)]) },
      'prices.value.1.class1: is below the price of a smaller sum',
    ],
    [
      'work of more risk that costs less',
      { prices: known([accidentPrice(100_000, 60, 80, 79)]) },
      'prices.value.0.class3: is below a class of less risk',
    ],
    [
      'a family below one person',
      { familyPrices: known([{ who: 'family', part: basisPoints(9_999) }]) },
      'familyPrices.value.0.part: is below the price for one',
    ],
    ['bills without limit', { medical: unlimited }, 'medical: must be a sum, none or missing'],
    [
      'an injury above the scale',
      {
        disablement: known({
          scale: 'full',
          most: basisPoints(10_000),
          injuries: [{ injury: 'hand', part: basisPoints(10_001) }],
        }),
      },
      'disablement.value.injuries.0.part: is above most',
    ],
  ] satisfies [string, Partial<Accident>, string][])('names %s', (_, changes, problem) => {
    expect(found(makeAccident(changes))).toContain(problem)
  })
})
