import { describe, expect, it } from 'vitest'
import { fakeAccount, fakeToday, flatRate, known } from '@/tests/factories/fake-account'
import { fakeCategory } from '@/tests/factories/fake-category'
import { sourcesOf, testToday } from '@/tests/factories/product'
import type { Product } from '../products/product'
import { ringgit } from '../values/money'
import { basisPoints } from '../values/rate'
import { defaultState } from './list-query'
import { type RankedRow, rankProducts } from './ranking'

const plain = defaultState(fakeCategory, testToday)
const ranked = (products: readonly Product[], state = plain): readonly RankedRow[] =>
  rankProducts(fakeCategory, products, state, fakeToday).rows()

/** An account that returns so many ringgit a year on the default RM5,000. */
const returning = (slug: string, amount: number, name = slug): Product =>
  fakeAccount({ slug, name, rate: flatRate(basisPoints(amount * 2)) })

describe('equal results', () => {
  it('stand by the check, then by name by character code, then by slug, and says what decided', () => {
    const checked = (slug: string, name: string, day: string) => ({
      ...returning(slug, 10, name),
      sources: sourcesOf(day),
    })
    const rows = ranked([
      checked('z', 'beta', '2026-11-03'),
      checked('y', 'Beta', '2026-11-03'),
      checked('x', 'Beta', '2026-11-03'),
      checked('w', 'zeta', '2026-11-19'),
      returning('top', 30),
    ])
    expect(rows.map(({ product, rank, tied }) => [product.slug, rank, tied])).toEqual([
      ['top', 1, false],
      ['w', 2, true],
      ['x', 2, true],
      ['y', 2, true],
      ['z', 2, true],
    ])
    const rule =
      'Equal results share a place. They are ordered by “What you keep in a year”, then the one checked last, then by name.'
    expect(rows.map(({ placing }) => placing.split('RM10. ').at(-1)).slice(1, 3)).toEqual([
      `${rule} Here checked 19 Nov 2026, below 3 Nov 2026.`,
      `${rule} Here checked 3 Nov 2026, above 19 Nov 2026.`,
    ])
    expect(rows[3]?.placing).toContain(`${rule} Here the name decides.`)
  })

  it('stand by the first order in another one, which shows what that read', () => {
    const opening = (slug: string, amount: number) =>
      fakeAccount({ slug, rate: flatRate(basisPoints(amount * 2)), openingDeposit: known(ringgit(100)) })
    const rows = ranked([opening('a', 20), opening('b', 30), opening('c', 20)], { ...plain, sort: 'opening' })
    expect(rows.map(({ product, rank }) => [product.slug, rank])).toEqual([
      ['b', 1],
      ['a', 1],
      ['c', 1],
    ])
    expect(rows[0]?.placing).toContain('Here RM30, below RM20.')
  })

  it('share a place whichever page it began on', () => {
    const products = ['a', 'b', 'c', 'd'].map((slug) => returning(slug, slug === 'a' ? 20 : 10))
    const ranking = rankProducts(fakeCategory, products, plain, fakeToday)
    expect(ranking.rows(2, 4).map(({ rank, tied }) => [rank, tied])).toEqual([
      [2, true],
      [2, true],
    ])
  })
})
