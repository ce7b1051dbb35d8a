import { describe, expect, it } from 'vitest'
import { makeCurrentAccount } from '@/tests/factories/current-account'
import { evaluatorOf } from '@/tests/factories/evaluation'
import { makeFixedDeposit, placementOf } from '@/tests/factories/fixed-deposit'
import { known, missing, none, testToday, unlimited } from '@/tests/factories/product'
import { makeSavingsAccount } from '@/tests/factories/savings-account'
import { fieldsOutside } from '@/tests/factories/scenario'
import type { Field, FieldMap, FieldValue } from '../../fields/field'
import { defaultValues } from '../../fields/field-value'
import type { Product } from '../../products/product'
import type { Category } from '../category'
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

/** The values at the ends of each field of a scenario: lowest and highest, first and last day, both answers, every choice. */
function boundsOf(fields: FieldMap): readonly (readonly [string, readonly FieldValue[]])[] {
  const bounds = (field: Field): readonly FieldValue[] => {
    switch (field.kind) {
      case 'toggle':
        return [false, true]
      case 'choice':
        return field.options.map(({ value }) => value)
      case 'date':
        return [field.min.at(testToday), field.max.at(testToday)]
      default:
        return [field.min.at, field.max.at]
    }
  }
  return Object.entries(fields).map(([name, field]) => [name, bounds(field)])
}

/** The visitor's own product as the form starts. */
function ownOf({ ownFields, ownProduct }: Category): Product {
  return ownProduct(defaultValues(ownFields, testToday), testToday)
}

describe.each(specs)('$id', (category, products) => {
  const evaluate = evaluatorOf(category)

  it('gives every product a value for each order and the same facts in the same order', () => {
    for (const product of products) {
      const { sortValues, facts } = evaluate(product)
      expect(Object.keys(sortValues).sort()).toEqual(category.sorts.map(({ id }) => id).sort())
      const [first] = products
      if (first === undefined) throw new Error('no product')
      const expected = evaluate(first).facts
      expect(facts.map(({ id, label }) => [id, label])).toEqual(expected.map(({ id, label }) => [id, label]))
    }
  })

  it('has defaults within their bounds, for the visitor’s own product too', () => {
    for (const fields of [category.scenario, category.ownFields]) {
      expect(fieldsOutside(fields, defaultValues(fields, testToday))).toEqual([])
    }
  })

  it('evaluates the bounds of every field without a fault', () => {
    for (const [name, values] of boundsOf(category.scenario)) {
      for (const value of values) {
        for (const product of products) {
          const evaluation = evaluate(product, { [name]: value })
          expect(evaluation.headline.value).not.toBe('')
          expect(evaluation.steps.length).toBeGreaterThan(0)
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
    const fields = Object.keys(category.scenario)
    expect(ids.filter((id) => fields.includes(id))).toEqual([])
  })

  it('reads nothing of how we are paid in any order', () => {
    for (const product of products) {
      expect(evaluate({ ...product, paid: 'approval' }).results).toEqual(evaluate(product).results)
    }
  })

  it('gives each row of the detail a name of its own, and no date without a source', () => {
    for (const product of [...products, ownOf(category)]) {
      const rows = category.detail(product, testToday).flatMap((group) => group.rows)
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
      for (const row of rows) expect(row.source === null).toBe(row.checkedOn === null)
    }
  })

  it('evaluates the visitor’s own product on the default scenario', () => {
    const [sort] = category.sorts
    expect(evaluate(ownOf(category)).results[sort?.id ?? '']?.state).toBe('known')
  })
})
