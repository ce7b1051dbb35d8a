import { describe, expect, it } from 'vitest'
import { makeFixedDeposit } from '@/tests/factories/fixed-deposit'
import { known, missing, none, nusa, sourcesOf, testToday } from '@/tests/factories/product'
import { detailRow } from '../../figures/detail-row'
import type { Product } from '../../products/product'
import { bankTraits, type Promotion, type Traits } from '../../products/traits'
import { isoDate } from '../../values/iso-date'
import { formatRinggit, ringgit } from '../../values/money'
import { sortText } from '../category'
import { commonFacets, issuerKindFacet } from './common-facets'
import { commonConditions, isOnPromotion } from './conditions'
import { factOf, oldestCheck, sortValue, worstState } from './facts'
import { isOwn, ownBankProduct, ownFigure, ownMissing } from './own'

const money = (amount: Parameters<typeof formatRinggit>[0]) => formatRinggit(amount)

function matching(facetId: string, product: Product): readonly string[] {
  const facet = commonFacets(bankTraits).find(({ id }) => id === facetId)
  return (facet?.options ?? []).filter(({ matches }) => matches(product, testToday)).map(({ value }) => value)
}

function promotion(start: string, end: string | null): Promotion {
  return {
    text: 'RM50 back',
    start: isoDate(start),
    end: end === null ? null : isoDate(end),
    source: 'page',
    ordinary: {},
  }
}

describe('facts and rows', () => {
  it('print a figure with its freshness and the day it was checked', () => {
    const fact = factOf('fee', 'Fee', known(ringgit(8)), sourcesOf('2026-05-01'), 'fee', testToday, money)
    expect(fact).toEqual({ id: 'fee', label: 'Fee', value: 'RM8', note: null, state: 'stale', checkedOn: '2026-05-01' })
  })

  it('keep none and missing apart, and name no source for what was not published', () => {
    const product = makeFixedDeposit()
    const row = (figure: typeof none | typeof missing) =>
      detailRow('fee', 'Fee', figure, product, 'fee', testToday, money, { none: 'No fee' })
    expect(row(none)).toMatchObject({ value: 'No fee', source: 'page', state: 'fresh' })
    expect(row(missing)).toMatchObject({ value: 'Not published', source: null, state: 'missing', checkedOn: null })
  })

  it('refuse a figure whose source the product does not have', () => {
    expect(() => factOf('fee', 'Fee', known(ringgit(8), 'gone'), sourcesOf(), 'fee', testToday, money)).toThrow('gone')
  })

  it('say "Not asked" where a visitor’s own product has no value', () => {
    const { sources } = ownBankProduct('fixed-deposit', testToday)
    expect(factOf('fee', 'Fee', ownMissing, sources, 'fee', testToday, money).value).toBe('Not asked')
    expect(factOf('fee', 'Fee', ownFigure(ringgit(8)), sources, 'fee', testToday, money).state).toBe('fresh')
  })
})

describe('results and states', () => {
  it('make a value that needs a missing figure missing, and one that needs a stale figure stale', () => {
    expect(sortValue(5, 'fresh')).toEqual({ state: 'known', value: 5, words: null })
    expect(sortValue(5, 'stale')).toEqual({ state: 'stale', value: 5, words: null })
    expect(sortValue(5, 'missing')).toEqual({ state: 'missing', words: null })
    expect(sortValue(null, 'fresh')).toEqual({ state: 'missing', words: null })
    expect([worstState([]), worstState(['fresh', 'stale']), worstState(['stale', 'missing', 'fresh'])]).toEqual([
      'fresh',
      'stale',
      'missing',
    ])
  })

  it('are printed by the order that reads them, unless the product has words of its own', () => {
    const sort = { print: (value: number) => `${value} visits`, missing: 'Not published' }
    expect(sortText(sort, sortValue(5, 'stale'))).toBe('5 visits')
    expect(sortText(sort, sortValue(0, 'fresh', 'No visits'))).toBe('No visits')
    expect(sortText(sort, sortValue(null, 'fresh'))).toBe('Not published')
    expect(sortText(sort, sortValue(5, 'missing'))).toBe('Not published')
    expect(sortText(sort, sortValue(null, 'fresh', 'Cap not published'))).toBe('Cap not published')
    expect(sortText(sort, sortValue(5, 'missing', 'Cap not published'))).toBe('Cap not published')
    expect(sortText(sort, undefined)).toBe('Not published')
  })

  it('date a result by the oldest figure it used', () => {
    const sources = sourcesOf('2026-11-03', '2026-08-01')
    expect(oldestCheck(sources, known(1), missing, known(2, 'fees'))).toBe('2026-08-01')
    expect(oldestCheck(sources, missing)).toBeNull()
  })
})

describe('common conditions', () => {
  const labels = (changes: Partial<Product> & Parameters<typeof makeFixedDeposit>[0]) =>
    commonConditions(makeFixedDeposit(changes), testToday).map(({ label }) => label)

  it('name new customers, the channel and a running promotion', () => {
    expect(
      labels({ newToBankOnly: true, channel: 'online', promotion: promotion('2026-10-01', '2026-12-31') }),
    ).toEqual(['New customers only', 'Online only', 'Until 31 Dec 2026: RM50 back'])
  })

  it('show a promotion on its last day, its end where it changed a figure, and say when one starts or has no end', () => {
    expect(labels({ promotion: promotion('2026-10-01', '2026-11-20') })).toEqual(['Until 20 Nov 2026: RM50 back'])
    expect(labels({ promotion: promotion('2026-10-01', '2026-11-19') })).toEqual([])
    const alone = { ...promotion('2026-10-01', '2026-11-19'), ordinary: null }
    expect(labels({ promotion: alone })).toEqual(['Ended 19 Nov 2026: RM50 back'])
    expect(labels({ promotion: promotion('2026-12-01', null) })).toEqual(['From 1 Dec 2026: RM50 back'])
    expect(labels({ promotion: promotion('2026-10-01', null) })).toEqual(['No end date published: RM50 back'])
    const later = makeFixedDeposit({ promotion: promotion('2026-12-01', null) })
    expect(isOnPromotion(later, testToday)).toBe(false)
    expect(isOnPromotion(later, isoDate('2026-12-01'))).toBe(true)
  })
})

describe('common facets', () => {
  it('tell conventional from Islamic by the contract', () => {
    expect(matching('kind', makeFixedDeposit())).toEqual(['conventional'])
    expect(matching('kind', makeFixedDeposit({ shariah: 'tawarruq' }))).toEqual(['islamic'])
  })

  it('offer a product of both channels under either', () => {
    expect(matching('channel', makeFixedDeposit())).toEqual(['online', 'branch'])
    expect(matching('channel', makeFixedDeposit({ channel: 'branch' }))).toEqual(['branch'])
  })

  it('can leave out what pays us in any way, what is for new customers and what is on offer today', () => {
    expect(matching('leave-out', makeFixedDeposit())).toEqual([])
    expect(matching('leave-out', makeFixedDeposit({ paid: 'click' }))).toEqual(['pays-us'])
    const offer = makeFixedDeposit({ newToBankOnly: true, promotion: promotion('2026-10-01', null) })
    expect(matching('leave-out', offer)).toEqual(['new-customers', 'promotion'])
  })

  it('stand only where a category has what they read', () => {
    const plain = { shariah: false, promotion: false, disclosure: false, applicant: null, audience: [], purpose: [] }
    const ids = (traits: Traits) => commonFacets(traits).map(({ id, options }) => [id, options.length])
    expect(ids(plain)).toEqual([['leave-out', 1]])
    expect(ids({ ...plain, promotion: true })).toEqual([['leave-out', 2]])
    expect(ids({ ...plain, applicant: ['minAge'] })).toEqual([
      ['channel', 2],
      ['leave-out', 1],
    ])
    expect(ids({ ...plain, shariah: true, applicant: ['newToBank'] })).toEqual([
      ['kind', 2],
      ['channel', 2],
      ['leave-out', 2],
    ])
  })

  it('offer only the kinds of issuer that a category has', () => {
    const facet = issuerKindFacet(['bank', 'digital-bank'])
    expect(facet.options.map(({ value }) => value)).toEqual(['bank', 'digital-bank'])
    expect(facet.options[0]?.matches(makeFixedDeposit({ issuer: nusa }), testToday)).toBe(true)
  })
})

it('marks the visitor’s own product and no other', () => {
  expect(isOwn(makeFixedDeposit())).toBe(false)
  expect(isOwn({ ...makeFixedDeposit(), ...ownBankProduct('fixed-deposit', testToday) })).toBe(true)
})
