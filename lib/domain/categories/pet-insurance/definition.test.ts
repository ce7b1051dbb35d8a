import { describe, expect, it } from 'vitest'
import { catPrice, makePet, usualPet } from '@/tests/factories/pet'
import { known, missing, none, testToday, unlimited } from '@/tests/factories/product'
import { ringgit } from '../../values/money'
import { basisPoints } from '../../values/rate'
import { pet } from './definition'
import type { Pet } from './figures'
import { petProblems } from './problems'

function matches(facet: string, option: string, plan: Pet): boolean {
  const found = pet.facets.find(({ id }) => id === facet)?.options.find(({ value }) => value === option)
  if (found === undefined) throw new Error(`There is no ${facet} ${option}`)
  return found.matches(plan, testToday)
}
const covering = (what: 'illness' | 'cancer' | 'third-party') => ({ covers: known([{ what, most: null }]) })
const nothing = { covers: missing }

describe('filters', () => {
  it.each([
    ['pet', 'cat', {}, { prices: missing }],
    ['must-have', 'illness', covering('illness'), covering('cancer')],
    ['must-have', 'cancer', covering('cancer'), nothing],
    ['must-have', 'third-party', covering('third-party'), nothing],
    ['must-have', '80-back', {}, { paidBack: known(basisPoints(7_999)) }],
    ['must-have', 'no-excess', { excess: none }, { excess: missing }],
    ['must-have', 'entry-10', { entryYears: unlimited }, { entryYears: known(9) }],
    ['must-have', 'no-chip', {}, { identification: known('microchip') }],
    ['must-have', 'monthly', { monthly: known(ringgit(1_000)) }, { monthly: none }],
  ] satisfies [string, string, Partial<Pet>, Partial<Pet>][])('%s %s', (facet, option, having, lacking) => {
    expect([matches(facet, option, makePet(having)), matches(facet, option, makePet(lacking))]).toEqual([true, false])
  })
})

describe('the category', () => {
  it('asks nothing of a person, and orders by the price with what is left first', () => {
    expect(pet.personal).toBe(false)
    expect(pet.sorts.map(({ id }) => id)).toEqual(['case', 'price', 'pays', 'large', 'renewal'])
  })

  it('has situations of real facets, options and orders, each with a caution', () => {
    for (const { selection, sort, caution } of pet.situations) {
      for (const [facet, values] of Object.entries(selection)) {
        for (const value of values) expect(() => matches(facet, value, makePet())).not.toThrow()
      }
      expect(pet.sorts.map(({ id }) => id)).toContain(sort)
      expect(caution).not.toBeNull()
    }
  })

  it('has the whole table on its page, after what is not covered and what is', () => {
    const groups = pet.detail(makePet(), testToday)
    expect(groups.map(({ title }) => title).slice(0, 3)).toEqual([
      'What is not covered',
      'What is covered',
      'What it costs',
    ])
    expect(groups[2]?.rows.slice(0, 2).map(({ label, value }) => [label, value])).toEqual([
      ['Cat, ages 0 to 5', 'RM400'],
      ['Cat, ages 6 to 8', 'RM480'],
    ])
  })

  it('compares what the visitor has, without tax', () => {
    const own = pet.ownProduct(
      { price: ringgit(400), limit: ringgit(5_000), back: basisPoints(8_000), excess: ringgit(0) },
      testToday,
    )
    expect(pet.evaluate(own, usualPet, testToday).sortValues).toMatchObject({
      price: { value: 40_000 },
      pays: { value: 120_000 },
      case: { value: 70_000 },
    })
  })
})

describe('the check of a plan', () => {
  const found = (plan: Pet) => petProblems(plan).map(({ path, reason }) => `${path.join('.')}: ${reason}`)

  it('finds nothing where nothing is wrong', () => {
    expect(found(makePet())).toEqual([])
  })

  it.each([
    [
      'a gap in the ages',
      makePet({ prices: known([catPrice(0, 5, 400), catPrice(7, 8, 480)]) }),
      'prices.value.1.ageFrom: must be 6',
    ],
    [
      'an older pet that costs less',
      makePet({ prices: known([catPrice(0, 5, 400), catPrice(6, 8, 380)]) }),
      'prices.value.1.yearly: is below that of a younger pet',
    ],
    [
      'more back than the bill',
      makePet({ paidBack: known(basisPoints(10_001)) }),
      'paidBack.value: is more than the bill',
    ],
    [
      'a renewal that ends before one may join',
      makePet({ renewalYears: known(7) }),
      'renewalYears.value: is below the age of joining',
    ],
  ])('names %s', (_, plan, problem) => {
    expect(found(plan)).toContain(problem)
  })
})
