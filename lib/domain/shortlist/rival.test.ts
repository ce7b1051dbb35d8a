import { describe, expect, it } from 'vitest'
import { fakeAccount, flatRate } from '@/tests/factories/fake-account'
import { fakeCategory } from '@/tests/factories/fake-category'
import { testToday } from '@/tests/factories/product'
import type { CategorySite } from '../categories/site'
import { basisPoints } from '../values/rate'
import { leastGain, rivalOf } from './rival'

/** With the RM5,000 of the case, 2 percent more are RM100 a year. */
const account = (points: number) =>
  fakeAccount({ slug: `account-${points}`, name: `Account ${points}`, rate: flatRate(basisPoints(points)) })
const site: Pick<CategorySite, 'startFrom'> = {}
const rivals = (own: number, ...others: number[]) => {
  const [product, ...rest] = [account(own), ...others.map(account)]
  return rivalOf(fakeCategory, site, product, [product, ...rest], testToday)
}

describe('a product that beats another one', () => {
  it('is the first of the list where it brings RM100 or more, and none below that', () => {
    const gainOf = (own: number, ...others: number[]) => rivals(own, ...others)?.gain ?? null
    expect(rivals(100, 250, 300, 260)).toMatchObject({ product: { slug: 'account-300' }, gain: leastGain })
    expect(gainOf(100, 299)).toBeNull()
    expect(gainOf(300, 100)).toBeNull()
    expect(gainOf(300)).toBeNull()
  })

  it('says by how much as the list does', () => {
    expect(rivals(100, 300)?.gap).toMatch(/^RM\d{3} more$/)
  })

  it('is none in a category that leads with no amount of its order', () => {
    const category = { ...fakeCategory, headlineSort: null }
    expect(rivalOf(category, site, account(100), [account(100), account(300)], testToday)).toBeNull()
  })
})
