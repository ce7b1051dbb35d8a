import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fakeAccount, fakeAccounts, fakeToday, flatRate, known } from '@/tests/factories/fake-account'
import { fakeCategory } from '@/tests/factories/fake-category'
import { testToday } from '@/tests/factories/product'
import type { Category } from '../categories/category'
import type { Values } from '../fields/field'
import type { Product } from '../products/product'
import { paidKinds } from '../products/product-base'
import { addDays, isoDate } from '../values/iso-date'
import { ringgit } from '../values/money'
import { basisPoints } from '../values/rate'
import { filterProducts } from './filters'
import { defaultState } from './list-query'
import { type RankedRow, rankProducts } from './ranking'

const plain = defaultState(fakeCategory, testToday)
const slugs = (products: readonly Product[]): string[] => products.map(({ slug }) => slug)
const ranked = (products: readonly Product[], state = plain, today = fakeToday): readonly RankedRow[] =>
  rankProducts(fakeCategory, products, state, today).rows()

/** An account that returns so many ringgit a year on the default RM5,000. */
const returning = (slug: string, amount: number, name = slug): Product =>
  fakeAccount({ slug, name, rate: flatRate(basisPoints(amount * 2)) })

describe('an order', () => {
  it('reads nothing about how we are paid, gifts or promotions', () => {
    const products = fakeAccounts(80)
    const marketing = fc.record({ paid: fc.constantFrom(...paidKinds), text: fc.string() })
    const sorts = fc.constantFrom('weights', ...fakeCategory.sorts.map(({ id }) => id))
    fc.assert(
      fc.property(fc.array(marketing, { minLength: 80, maxLength: 80 }), sorts, (offers, sort) => {
        const shuffled = products.map((product, at): Product => {
          const { paid = 'none', text = '' } = offers[at] ?? {}
          const promotion = { text, start: isoDate('2026-11-01'), end: null, source: 'page', ordinary: {} }
          return { ...product, paid, promotion, summary: text }
        })
        const order = (list: readonly Product[]) =>
          slugs(rankProducts(fakeCategory, list, { ...plain, sort }, fakeToday).products)
        expect(order(shuffled)).toEqual(order(products))
      }),
    )
  })

  it('does not depend on the order in which products are given', () => {
    const products = fakeAccounts(60)
    fc.assert(
      fc.property(fc.shuffledSubarray([...products], { minLength: 60, maxLength: 60 }), (shuffled) => {
        for (const sort of ['kept', 'takes', 'weights']) {
          const state = { ...plain, sort }
          expect(slugs(rankProducts(fakeCategory, shuffled, state, fakeToday).products)).toEqual(
            slugs(rankProducts(fakeCategory, products, state, fakeToday).products),
          )
        }
      }),
    )
  })

  it('puts the better first, then stale, then missing, and ranks only what is fresh and known', () => {
    const rows = ranked([
      fakeAccount({ slug: 'missing', name: 'A', rate: { state: 'missing' } }),
      fakeAccount({ slug: 'stale', name: 'B', rate: flatRate(basisPoints(900)), checkedOn: addDays(fakeToday, -91) }),
      returning('low', 10),
      returning('high', 20),
    ])
    expect(rows.map(({ product, rank }) => [product.slug, rank])).toEqual([
      ['high', 1],
      ['low', 2],
      ['stale', null],
      ['missing', null],
    ])
    expect(rows[2]?.placing).toBe('Not ranked: RM450 rests on a figure that is past its shelf life.')
    expect(rows[3]?.placing).toBe('Not ranked: Not published.')
  })

  it('loses a product on the day its figure passes its shelf life, not before', () => {
    const products = [
      fakeAccount({ slug: 'best', rate: flatRate(basisPoints(500)), checkedOn: isoDate('2026-09-01') }),
      returning('other', 1),
    ]
    const firsts = ['2026-11-30', '2026-12-01'].map((day) => ranked(products, plain, isoDate(day))[0]?.product.slug)
    expect(firsts).toEqual(['best', 'other'])
  })

  it('puts the lowest first where lower is better', () => {
    const products = [300, 100, 200].map((amount) =>
      fakeAccount({ slug: `s${amount}`, openingDeposit: known(ringgit(amount)) }),
    )
    expect(slugs(rankProducts(fakeCategory, products, { ...plain, sort: 'opening' }, fakeToday).products)).toEqual([
      's100',
      's200',
      's300',
    ])
  })
})

describe('why a row is where it is', () => {
  it('names the result and those of its ranked neighbours', () => {
    const rows = ranked([returning('a', 43), returning('b', 41), returning('c', 39)])
    expect(rows.map(({ placing }) => placing)).toEqual([
      'This is RM43. None is above; the one below has RM41.',
      'This is RM41. The one above has RM43, the one below RM39.',
      'This is RM39. The one above has RM41; none that is ranked is below.',
    ])
    expect(ranked([returning('a', 43)])[0]?.placing).toBe('This is RM43. No other product here is ranked.')
  })

  it('ends a sentence after a yearly rate with one full stop', () => {
    const rates = {
      ...fakeCategory,
      sorts: fakeCategory.sorts.map((sort) => ({ ...sort, print: (value: number) => `${value / 100}% p.a.` })),
    }
    const stale = fakeAccount({ slug: 'old', rate: flatRate(basisPoints(4)), checkedOn: addDays(fakeToday, -91) })
    const products = [returning('a', 4), returning('b', 3), stale]
    expect(
      rankProducts(rates, products, plain, fakeToday)
        .rows()
        .map(({ placing }) => placing),
    ).toEqual([
      'This is 4% p.a. None is above; the one below has 3% p.a.',
      'This is 3% p.a. The one above has 4% p.a.; none that is ranked is below.',
      'Not ranked: 2% p.a. rests on a figure that is past its shelf life.',
    ])
  })

  it('prints what a product says for itself in place of what the order would print, and the order’s own words elsewhere', () => {
    const words: Readonly<Record<string, string | null>> = { free: 'No charge', ask: 'Ask the branch', plain: null }
    const worded = {
      ...fakeCategory,
      evaluate: (...given: Parameters<Category['evaluate']>) => {
        const evaluation = fakeCategory.evaluate(...given)
        const { kept } = evaluation.sortValues
        if (kept === undefined || kept.state === 'not-offered') throw new Error('No order reads it')
        const sortValues = { ...evaluation.sortValues, kept: { ...kept, words: words[given[0].slug] ?? null } }
        return { ...evaluation, sortValues }
      },
    }
    const silent = (slug: string) => fakeAccount({ slug, name: slug, rate: { state: 'missing' } })
    const rows = rankProducts(
      worded,
      [returning('free', 2), returning('plain', 1), silent('ask'), silent('unsaid')],
      plain,
      fakeToday,
    ).rows()
    expect(rows.map(({ result }) => result)).toEqual([
      { state: 'known', text: 'No charge' },
      { state: 'known', text: 'RM1' },
      { state: 'missing', text: 'Ask the branch' },
      { state: 'missing', text: 'Not published' },
    ])
    expect(rows[0]?.placing).toBe('This is No charge. None is above; the one below has RM1.')
  })

  it('says so where two results read alike but are not equal', () => {
    const rounding = {
      ...fakeCategory,
      sorts: fakeCategory.sorts.map((sort) => ({ ...sort, print: () => 'about RM40' })),
    }
    const rows = rankProducts(rounding, [returning('a', 41), returning('b', 40)], plain, fakeToday).rows()
    expect(rows[0]?.placing).toBe(
      'This is about RM40. None is above; the one below has about RM40. Those that read alike differ before rounding.',
    )
  })

  it('ends the steps with what the chosen order reads, also where that is not the main figure', () => {
    const rows = ranked([fakeAccount({ openingDeposit: known(ringgit(250)) })], { ...plain, sort: 'opening' })
    expect(rows[0]?.steps.at(-1)).toEqual({
      label: 'This order: Opening deposit',
      formula: 'lowest first',
      result: 'RM250',
    })
  })

  it('gives the shown rank again when it is recomputed from the shown results', () => {
    const amount = (text: string): number => Number(text.replace('−', '-').replace(/RM|,/g, ''))
    for (const { id, better } of fakeCategory.sorts) {
      const rows = ranked(fakeAccounts(200), { ...plain, sort: id }).filter(({ rank }) => rank !== null)
      const results = rows.map(({ steps }) => amount(steps.at(-1)?.result ?? ''))
      const places = results.map(
        (own) => 1 + results.filter((other) => (better === 'higher' ? other > own : other < own)).length,
      )
      expect(rows.map(({ rank }) => rank)).toEqual(places)
    }
  })
})

describe('the rows of an order', () => {
  it('are the same whether they are asked for at once or page by page', () => {
    const products = fakeAccounts(150)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 160 }), fc.constantFrom('kept', 'weights'), (size, sort) => {
        const ranking = rankProducts(fakeCategory, products, { ...plain, sort }, fakeToday)
        const pages = Array.from({ length: Math.ceil(150 / size) }, (_, page) =>
          ranking.rows(page * size, (page + 1) * size),
        )
        expect(pages.flat()).toEqual(ranking.rows())
        expect(new Set(slugs(pages.flat().map(({ product }) => product))).size).toBe(150)
      }),
      { numRuns: 20 },
    )
  })

  it('are ranked from 1 among the products shown', () => {
    const products = fakeAccounts(100)
    const shown = filterProducts(
      fakeCategory,
      products,
      { ...plain, selection: { kind: ['islamic'] } },
      null,
      fakeToday,
    )
    const rows = rankProducts(fakeCategory, products, plain, fakeToday, shown).rows()
    const ranks = rows.flatMap(({ rank }) => (rank === null ? [] : [rank]))
    expect(rows).toHaveLength(shown.length)
    expect(ranks).toEqual(ranks.map((rank) => ranks.indexOf(rank) + 1))
  })

  it('evaluate each product once for a scenario, and again only those shown when the scenario comes back', () => {
    let evaluated = 0
    const counting = {
      ...fakeCategory,
      evaluate: (...given: Parameters<Category['evaluate']>) => {
        evaluated += 1
        return fakeCategory.evaluate(...given)
      },
    }
    const products = fakeAccounts(100)
    rankProducts(counting, products, plain, fakeToday)
    expect(evaluated).toBe(100)
    rankProducts(counting, products, { ...plain, sort: 'takes', page: 2 }, fakeToday).rows(0, 10)
    expect(evaluated).toBe(110)
    rankProducts(counting, products, plain, addDays(fakeToday, 1))
    expect(evaluated).toBe(210)
  })

  it('are worked out anew for another answer to any question of the scenario', () => {
    const others = {
      balance: ringgit(9_000),
      term: 24,
      transfers: 9,
      salary: false,
      student: true,
      statements: 'paper',
      tax: 1_000,
    }
    expect(Object.keys(others)).toEqual(Object.keys(fakeCategory.scenario))
    const seen: Values[] = []
    const watching = {
      ...fakeCategory,
      evaluate: (...given: Parameters<Category['evaluate']>) => {
        seen.push(given[1])
        return fakeCategory.evaluate(...given)
      },
    }
    const products = [returning('one', 40)]
    const keptOn = (scenario: Values) =>
      rankProducts(watching, products, { ...plain, scenario }, fakeToday).rows()[0]?.result.text
    const usual = keptOn(plain.scenario)
    for (const [name, value] of Object.entries(others)) {
      const scenario = { ...plain.scenario, [name]: value }
      keptOn(scenario)
      expect(seen.at(-2), name).toEqual(scenario)
    }
    expect(usual).toBe('RM40')
    expect(keptOn({ ...plain.scenario, tax: 1_000 })).toBe('RM36')
    expect(keptOn({ ...plain.scenario, statements: 'paper' })).toBe('RM16')
  })

  it('refuse a product that is not of the list', () => {
    expect(() => rankProducts(fakeCategory, [], plain, fakeToday, fakeAccounts(1))).toThrow(/not among the products/)
  })
})
