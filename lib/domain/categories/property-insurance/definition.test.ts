import { describe, expect, it } from 'vitest'
import { known, missing, none, testToday, unlimited } from '@/tests/factories/product'
import { makeProperty, perilRow, propertyRate, usualHome } from '@/tests/factories/property'
import { ringgit } from '../../values/money'
import { basisPoints } from '../../values/rate'
import { siteOf } from '../registry'
import { property } from './definition'
import type { Property } from './figures'
import { propertyProblems } from './problems'

function matches(facet: string, option: string, plan: Property): boolean {
  const found = property.facets.find(({ id }) => id === facet)?.options.find(({ value }) => value === option)
  if (found === undefined) throw new Error(`There is no ${facet} ${option}`)
  return found.matches(plan, testToday)
}
const covering = (...rows: readonly Parameters<typeof perilRow>[]) => ({
  perils: known(rows.map((row) => perilRow(...row))),
})
const contentsOnly = { rates: known([propertyRate('contents', 'flat', 60)]) }

describe('filters', () => {
  it.each([
    ['insures', 'building', {}, contentsOnly],
    ['insures', 'contents', contentsOnly, {}],
    ['must-have', 'flood', {}, covering(['flood', 0, { cover: 'optional', rate: basisPoints(5) }])],
    ['must-have', 'subsidence', covering(['landslip']), {}],
    ['must-have', 'riot', covering(['riot']), { perils: missing }],
    ['must-have', 'new-for-old', { settlement: known('new-for-old') }, {}],
    ['must-have', 'theft', covering(['theft-without-force']), {}],
    ['must-have', 'liability', { liability: unlimited }, { liability: known(ringgit(249_999.99)) }],
    ['must-have', 'strata', { strata: known('contents') }, {}],
    ['must-have', 'lender', {}, { mortgagee: known(false) }],
  ] satisfies [string, string, Partial<Property>, Partial<Property>][])('%s %s', (facet, option, having, lacking) => {
    expect([matches(facet, option, makeProperty(having)), matches(facet, option, makeProperty(lacking))]).toEqual([
      true,
      false,
    ])
  })
})

describe('the category', () => {
  it('asks nothing of a person, nor where the home is', () => {
    expect(property.personal).toBe(false)
    expect(Object.keys(property.scenario).join()).not.toMatch(/address|postcode|state|region/)
  })

  it('orders by the price with what is left first, then by the price alone, then by what is paid', () => {
    expect(property.sorts.map(({ id }) => id)).toEqual(['case', 'price', 'pays'])
  })

  it('has situations of real facets, options and orders, each with a caution', () => {
    for (const { selection, sort, caution } of property.situations) {
      for (const [facet, values] of Object.entries(selection)) {
        for (const value of values) expect(() => matches(facet, value, makeProperty())).not.toThrow()
      }
      expect(property.sorts.map(({ id }) => id)).toContain(sort)
      expect(caution).not.toBeNull()
    }
  })

  it('starts the page of a plan for contents from a tenant, and that of a small package from its largest sum', () => {
    const site = siteOf('property-insurance')
    expect(site.startFrom?.(makeProperty())).toEqual({})
    expect(site.startFrom?.(makeProperty(contentsOnly))).toEqual({ tenure: 'tenant' })
    const packages = known([{ building: ringgit(200_000), contents: null, price: ringgit(120) }])
    expect(site.startFrom?.(makeProperty({ rates: none, packages }))).toEqual({ rebuild: ringgit(200_000) })
  })
})

describe('the page of a plan', () => {
  const plan = makeProperty(
    covering(
      ['fire'],
      ['flood', 1_000, { excessPart: basisPoints(100) }],
      ['riot', undefined, { cover: 'optional', rate: basisPoints(1) }],
    ),
  )
  const groups = property.detail(plan, testToday)
  const rowOf = (id: string) => groups.flatMap(({ rows }) => rows).find((row) => row.id === id)

  it('says what is not covered before what is, and both before what it costs', () => {
    expect(groups.map(({ title, leads }) => [title, leads])).toEqual([
      ['What is not covered', true],
      ['What is covered', false],
      ['What it costs', false],
      ['Joining, keeping and leaving', false],
    ])
    expect(rowOf('perils-out')?.value).toMatch(/^Lightning, .*break-in.*landslip$/)
    expect(rowOf('perils-out')?.value).not.toMatch(/flood|riot/)
  })

  it('has each excess, each price and the tax and duty', () => {
    expect(rowOf('perils')?.value).toBe('Fire, flood; at extra price: riot and strike')
    expect(rowOf('perils-flood')?.value).toBe('Covered; you pay first RM1,000 or 1% of the sums, the larger')
    expect(rowOf('perils-riot')?.value).toBe('At extra price, 0.01% of the sums')
    expect(rowOf('rates-building-attached')).toMatchObject({
      label: 'Building, attached',
      value: '0.12% of the sum',
    })
    expect(rowOf('stamp-duty')?.value).toBe('RM10, none up to RM150 a year')
  })

  it('has the whole table of packages', () => {
    const packages = known([{ building: ringgit(200_000), contents: ringgit(30_000), price: ringgit(120) }])
    const rows = property.detail(makeProperty({ rates: none, packages }), testToday).flatMap((group) => group.rows)
    expect(rows.find(({ id }) => id === 'packages-0')).toMatchObject({
      label: 'For building RM200,000, contents RM30,000',
      value: 'RM120',
    })
  })
})

it('what the visitor has is a column like any other, without tax and paid in proportion', () => {
  const own = property.ownProduct(
    { price: ringgit(400), building: ringgit(150_000), contents: ringgit(0), excess: ringgit(1_000) },
    testToday,
  )
  // (30,000 − 1,000) × 150,000 ÷ 300,000; nothing of the contents.
  expect(property.evaluate(own, usualHome, testToday).sortValues).toMatchObject({
    price: { value: 40_000 },
    pays: { value: 1_450_000 },
    case: { value: 40_000 + 2_550_000 },
  })
})

describe('the check of a plan', () => {
  const found = (plan: Property) => propertyProblems(plan).map(({ path, reason }) => `${path.join('.')}: ${reason}`)
  const pack = (building: number, price: number) => ({
    building: ringgit(building),
    contents: null,
    price: ringgit(price),
  })

  it('finds nothing where nothing is wrong', () => {
    expect(found(makeProperty())).toEqual([])
  })

  it.each([
    ['two kinds of price', { packages: known([pack(1, 1)]) }, 'packages: must be none: the plan is priced by the sum'],
    [
      'a rate twice',
      {
        rates: known([propertyRate('building', 'flat', 9), propertyRate('building', 'flat', 9)]),
        strata: known('unit'),
      },
      'rates.value.1: has a rate already',
    ],
    [
      'packages that fall',
      { rates: none, packages: known([pack(2, 20), pack(1, 30)]) },
      'packages.value.1: insures less than the one before it',
    ],
    [
      'a larger package that costs less',
      { rates: none, packages: known([pack(1, 20), pack(2, 19)]) },
      'packages.value.1.price: is below that of smaller sums',
    ],
    [
      'a package of nothing',
      { rates: none, packages: known([{ building: null, contents: null, price: ringgit(1) }]) },
      'packages.value.0: insures nothing',
    ],
    ['an event twice', covering(['fire'], ['fire']), 'perils.value.1.peril: names fire twice'],
    [
      'a price of what is covered',
      covering(['fire', 0, { rate: basisPoints(1) }]),
      'perils.value.0.rate: must be none: it is covered',
    ],
    [
      'an average above the value',
      { averageFrom: known(basisPoints(10_001)) },
      'averageFrom.value: is more than the value',
    ],
    [
      'rates for flats that are not taken',
      { rates: known([propertyRate('building', 'flat', 9)]) },
      'strata.value: there are rates for flats',
    ],
  ] satisfies [string, Partial<Property>, string][])('names %s', (_, changes, problem) => {
    expect(found(makeProperty(changes))).toContain(problem)
  })
})
