import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoDate } from '../values/iso-date'
import {
  changedFigures,
  lookedAt,
  mostShortlisted,
  parseCategoryToday,
  parseShortlist,
  withProduct,
} from './shortlisted-product'

const kept = (slug: string) => ({ category: 'credit-card', slug, name: slug, before: null, seen: null, since: null })
const on = (day: string, value: string) => ({ day: isoDate(day), figures: [{ label: 'Rate', value }] })

describe('what a device keeps', () => {
  it('comes back as it was written', () => {
    const list = [kept('a'), { ...kept('b'), before: on('2026-11-01', '3%'), seen: on('2026-11-20', '4%') }]
    expect(parseShortlist(JSON.stringify(list))).toEqual(list)
  })

  it('is read as far as it can be: what is corrupt is left out, and the rest is there', () => {
    const good = JSON.stringify(kept('good'))
    const bad = ['null', '3', '{}', '{"category":"x","slug":"../y","name":"z"}', '{"category":"x","slug":"y"}', good]
    expect(parseShortlist(`[${bad.join(',')},${good}]`)).toEqual([kept('good')])
    const odd = JSON.stringify({
      ...kept('c'),
      seen: { day: '2026-02-31', figures: [] },
      before: { day: '2026-01-01' },
    })
    expect(parseShortlist(`[${odd}]`)).toEqual([kept('c')])
    for (const text of [null, '', '{', 'null', '"x"', '{"length":2}']) expect(parseShortlist(text)).toEqual([])
  })

  it('never makes a page fail, whatever stands there', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(parseShortlist(text).length).toBeLessThanOrEqual(mostShortlisted)
        parseCategoryToday(JSON.parse(text))
      }),
    )
  })

  it('has each product once, where it was put, and no more than can be kept', () => {
    const list = [kept('a'), kept('b')]
    expect(withProduct(list, kept('a'))).toEqual(list)
    expect(withProduct(list, kept('c'), 0).map(({ slug }) => slug)).toEqual(['c', 'a', 'b'])
    const many = Array.from({ length: mostShortlisted }, (_one, at) => kept(`p-${at}`))
    expect(withProduct(many, kept('more'))).toEqual(many)
  })
})

describe('what changed', () => {
  it('is told against the day before this one, however often the page is opened today', () => {
    const first = lookedAt(kept('a'), on('2026-11-01', '3%'))
    expect(first.before).toBeNull()
    const later = lookedAt(lookedAt(first, on('2026-11-20', '4%')), on('2026-11-20', '4%'))
    expect([later.before, later.seen]).toEqual([on('2026-11-01', '3%'), on('2026-11-20', '4%')])
  })

  it('names each figure that differs, that is new, and that is gone, and no other', () => {
    const figures = (...pairs: readonly (readonly [string, string])[]) =>
      pairs.map(([label, value]) => ({ label, value }))
    expect(
      changedFigures(
        figures(['Rate', '3%'], ['Fee', 'RM8'], ['Card', 'Visa']),
        figures(['Card', 'Visa'], ['Rate', '4%'], ['Cap', 'RM9']),
      ),
    ).toEqual([
      { label: 'Rate', was: '3%', is: '4%' },
      { label: 'Cap', was: null, is: 'RM9' },
      { label: 'Fee', was: 'RM8', is: null },
    ])
  })
})

it('an answer that is not what the site says of a category is not taken for one without products', () => {
  const terms = [{ label: 'Ends', after: { months: 12 } }]
  const product = {
    name: 'A',
    ended: false,
    figures: [],
    endsOn: isoDate('2026-12-31'),
    terms,
    history: 'RM30 since 2 Nov 2026.',
  }
  expect(parseCategoryToday({ day: '2026-11-20', path: '/x', products: { a: product } })?.products).toEqual({
    a: product,
  })
  for (const value of [null, {}, { day: 'x', products: {} }, { day: '2026-11-20', products: { a: 1 } }]) {
    expect(parseCategoryToday(value)).toBeNull()
  }
})
