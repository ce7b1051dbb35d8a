import { describe, expect, it } from 'vitest'
import type { Category, Selection } from '@/lib/domain/categories/category'
import { type CreditCard, creditCardTable } from '@/lib/domain/categories/credit-card/figures'
import { defineCategory } from '@/lib/domain/categories/define-category'
import type { FieldMap } from '@/lib/domain/fields/field'
import type { Product } from '@/lib/domain/products/product'
import { isoDate } from '@/lib/domain/values/iso-date'
import { readFiles, verifyFiles } from '@/lib/server/catalogue/verify'
import { goodContent } from './good-content'

const today = isoDate('2026-11-20')
const never = (): never => {
  throw new Error('not asked for in a check')
}

function cards(situation: Selection, variant: Selection): Category {
  return defineCategory<CreditCard, FieldMap, FieldMap>({
    id: 'credit-card',
    path: '/credit-card',
    title: 'Credit cards',
    singular: 'card',
    plural: 'cards',
    lede: '',
    table: creditCardTable,
    scenario: {},
    scenarioTitle: '',
    sentence: '',
    scenarioText: () => '',
    facets: [
      {
        id: 'network',
        legend: 'Network',
        mode: 'any',
        options: [
          { value: 'visa', label: 'Visa', matches: (card) => card.network === 'visa' },
          { value: 'mastercard', label: 'Mastercard', matches: (card) => card.network === 'mastercard' },
        ],
      },
    ],
    situations: [{ id: 'first-card', title: 'My first card', selection: situation, sort: null, caution: null }],
    headlineSort: null,
    sorts: [],
    variants: [{ slug: 'nusa-cash', title: 'Cash', lede: '', selection: variant }],
    is: (product: Product): product is CreditCard => product.category === 'credit-card',
    evaluate: never,
    detail: never,
    rules: never,
    ownFields: {},
    ownProduct: never,
    rankedFigures: () => [],
  })
}

function findings(situation: Selection, variant: Selection, slug = 'nusa-free') {
  const files = goodContent.map((file) => ({ ...file, path: file.path.replace('nusa-cash', slug) }))
  const verified = verifyFiles(readFiles(files), { today, categories: [cards(situation, variant)] })
  return verified.ok ? [] : verified.findings
}

describe('the presets of a category', () => {
  it('pass when each keeps a product', () => {
    expect(findings({ network: ['visa'] }, {})).toEqual([])
  })

  it('are refused when a situation keeps nothing', () => {
    expect(findings({ network: ['mastercard'] }, {})).toMatchObject([
      {
        field: 'situations.first-card',
        reason: expect.stringContaining('no product of content/catalogue/credit-card'),
      },
    ])
  })

  it('are refused when a page keeps nothing', () => {
    expect(findings({}, { network: ['mastercard'] })).toMatchObject([{ field: 'variants.nusa-cash' }])
  })

  it('are refused when they filter by what the list does not have', () => {
    const reasons = findings({ network: ['amex'] }, { colour: ['red'] }).map((finding) => finding.reason)
    expect(reasons).toEqual([expect.stringContaining('network=amex'), expect.stringContaining('colour')])
  })

  it('take the address of their pages away from products', () => {
    expect(findings({}, {}, 'nusa-cash')).toMatchObject([
      { field: 'slug', reason: expect.stringContaining('is reserved') },
    ])
  })
})
