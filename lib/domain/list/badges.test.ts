import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fakeAccount, fakeAccounts, fakeToday, known } from '@/tests/factories/fake-account'
import { fakeCategory } from '@/tests/factories/fake-category'
import { testToday } from '@/tests/factories/product'
import { categoryList } from '../categories/registry'
import { isIslamic } from '../products/product-base'
import { ringgit } from '../values/money'
import { badgesOf, filterBadges } from './badges'
import { defaultState } from './list-query'
import { listWords } from './list-words'
import { rankProducts } from './ranking'

const plain = defaultState(fakeCategory, testToday)
const products = fakeAccounts(60)
const { islamic, income } = listWords.badges
const none = { products: [], rankedCount: 0 }

/** The slugs of the products with a badge. */
const withBadge = (badges: ReadonlyMap<string, string>, label: string) =>
  [...badges].filter(([, own]) => own === label).map(([slug]) => slug)

describe('the badges of a list', () => {
  it('mark the first that a filter keeps, in every order, and nothing that has no rank', () => {
    fc.assert(
      fc.property(fc.constantFrom('kept', 'takes', 'opening', 'weights'), (sort) => {
        const state = { ...plain, sort }
        const ranking = rankProducts(fakeCategory, products, state, fakeToday)
        const first = ranking.products.slice(0, ranking.rankedCount).find(isIslamic)
        expect(withBadge(badgesOf(fakeCategory, ranking, state, null, fakeToday), islamic)).toEqual([first?.slug])
      }),
      { numRuns: 8 },
    )
  })

  it('are the same whoever pays us', () => {
    const paying = products.map((product) => ({ ...product, paid: 'click' as const }))
    const badges = (list: typeof products) =>
      [...badgesOf(fakeCategory, rankProducts(fakeCategory, list, plain, fakeToday), plain, null, fakeToday)].toSorted()
    expect(badges(paying)).toEqual(badges(products))
    expect(badges(products)).not.toEqual([])
  })

  it('say nothing of what is chosen already, of a filter that keeps all, or of fewer than three', () => {
    const ranking = rankProducts(fakeCategory, products, plain, fakeToday)
    const chosen = { selection: { kind: ['islamic'] } }
    expect(withBadge(badgesOf(fakeCategory, ranking, chosen, null, fakeToday), islamic)).toEqual([])
    const islamicOnly = ranking.products.slice(0, ranking.rankedCount).filter(isIslamic)
    const alike = { products: islamicOnly, rankedCount: islamicOnly.length }
    expect(withBadge(badgesOf(fakeCategory, alike, plain, null, fakeToday), islamic)).toEqual([])
    expect(badgesOf(fakeCategory, none, plain, null, fakeToday).size).toBe(0)
    expect(badgesOf(fakeCategory, { ...ranking, rankedCount: 2 }, plain, null, fakeToday).size).toBe(0)
  })

  it('mark the lowest minimum income that is published, the first in the order among equals', () => {
    const asking = (slug: string, least: number) => {
      const { requirements } = fakeAccount()
      return fakeAccount({ slug, requirements: { ...requirements, minMonthlyIncome: known(ringgit(least)) } })
    }
    const list = [asking('one', 3_000), asking('two', 2_000), asking('three', 2_000), asking('four', 5_000)]
    const ranking = { products: list, rankedCount: list.length }
    expect(withBadge(badgesOf(fakeCategory, ranking, plain, null, fakeToday), income)).toEqual(['two'])
    const equal = [asking('one', 2_000), asking('two', 2_000), asking('three', 2_000)]
    expect(
      withBadge(badgesOf(fakeCategory, { products: equal, rankedCount: 3 }, plain, null, fakeToday), income),
    ).toEqual([])
  })

  it.each(categoryList.map((category) => [category.title, category] as const))(
    '%s: name filters that the list has',
    (_title, category) => {
      for (const { facet, option, label } of filterBadges(category)) {
        const options = category.facets.find(({ id }) => id === facet)?.options.map(({ value }) => value)
        expect(options, label).toContain(option)
      }
    },
  )
})
