import { describe, expect, it } from 'vitest'
import { makeCurrentAccount } from '@/tests/factories/current-account'
import { makeFixedDeposit, placementOf } from '@/tests/factories/fixed-deposit'
import { known, missing, none, testToday, unlimited } from '@/tests/factories/product'
import { makeSavingsAccount } from '@/tests/factories/savings-account'
import type { Product } from '../../products/product'
import type { Assumptions, Category } from '../category'
import { currentAccount } from '../current-account/definition'
import { fixedDeposit } from '../fixed-deposit/definition'
import { savingsAccount } from '../savings-account/definition'

const specs: readonly (readonly [Category, readonly Product[]])[] = [
  [
    savingsAccount,
    [makeSavingsAccount(), makeSavingsAccount({ baseRate: missing, yearlyCardFee: missing, bonuses: none })],
  ],
  [
    currentAccount,
    [makeCurrentAccount(), makeCurrentAccount({ rate: missing, overdraft: none, chequeFee: unlimited })],
  ],
  [
    fixedDeposit,
    [
      makeFixedDeposit(),
      makeFixedDeposit({ placements: missing }),
      makeFixedDeposit({ placements: known([placementOf(3, 300)]) }),
    ],
  ],
]

function defaults(category: Category): Assumptions {
  return Object.fromEntries(category.fields.map((field) => [field.name, field.default]))
}

describe.each(specs)('$id', (category, products) => {
  it('gives every product a score for each order and the same facts in the same order', () => {
    for (const product of products) {
      const { scores, facts } = category.weigh(product, defaults(category), testToday)
      expect(Object.keys(scores).sort()).toEqual(category.sorts.map(({ id }) => id).sort())
      const [first] = products
      if (first === undefined) throw new Error('no product')
      const expected = category.weigh(first, defaults(category), testToday).facts
      expect(facts.map(({ id, label }) => [id, label])).toEqual(expected.map(({ id, label }) => [id, label]))
    }
  })

  it('has defaults within their bounds, for the visitor’s own product too', () => {
    for (const field of [...category.fields, ...category.ownFields]) {
      expect(field.default).toBeGreaterThanOrEqual(field.min)
      expect(field.default).toBeLessThanOrEqual(field.max)
    }
  })

  it('weighs the bounds of every field without a fault', () => {
    for (const { name, min, max } of category.fields) {
      for (const value of [min, max]) {
        for (const product of products) {
          const weighing = category.weigh(product, { ...defaults(category), [name]: value }, testToday)
          expect(weighing.hero.value).not.toBe('')
          expect(weighing.steps.length).toBeGreaterThan(0)
        }
      }
    }
  })

  it('has situations that name real facets, options and orders, each with a caution of its own', () => {
    const cautions = category.situations.map(({ caution }) => caution?.text)
    expect(new Set(cautions).size).toBe(category.situations.length)
    for (const { selection, sort } of category.situations) {
      expect(category.sorts.map(({ id }) => id)).toContain(sort)
      for (const [id, values] of Object.entries(selection)) {
        const facet = category.facets.find((one) => one.id === id)
        expect(facet?.options.map(({ value }) => value)).toEqual(expect.arrayContaining([...values]))
      }
    }
  })

  it('has facets that each tell products apart by their own name', () => {
    const ids = category.facets.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const fields = category.fields.map(({ name }) => name)
    expect(ids.filter((id) => fields.includes(id))).toEqual([])
  })

  it('reads nothing of how we are paid in any score', () => {
    for (const product of products) {
      const scores = category.weigh(product, defaults(category), testToday).scores
      expect(category.weigh({ ...product, paid: 'approval' }, defaults(category), testToday).scores).toEqual(scores)
    }
  })

  it('gives each row of the detail a name of its own, and no date without a source', () => {
    for (const product of [...products, category.ownProduct({}, testToday)]) {
      const rows = category.detail(product, testToday).flatMap((group) => group.rows)
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
      for (const row of rows) expect(row.source === null).toBe(row.checkedOn === null)
    }
  })

  it('weighs the visitor’s own product on the default case', () => {
    const own = category.ownProduct({}, testToday)
    const [sort] = category.sorts
    expect(category.weigh(own, defaults(category), testToday).scores[sort?.id ?? '']?.state).toBe('known')
  })
})
