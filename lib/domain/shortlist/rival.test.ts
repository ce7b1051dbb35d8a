import { describe, expect, it } from 'vitest'
import { fakeAccount, flatRate } from '@/tests/factories/fake-account'
import { fakeCategory } from '@/tests/factories/fake-category'
import { testToday } from '@/tests/factories/product'
import { defaultValues } from '../fields/field-value'
import { ringgit } from '../values/money'
import { basisPoints } from '../values/rate'
import { canBeBeaten, type LeastGain, rivalOf, usualLeastGain } from './rival'

/** With the RM5,000 of the case, 2 percent more are RM100 a year. */
const account = (points: number) =>
  fakeAccount({ slug: `account-${points}`, name: `Account ${points}`, rate: flatRate(basisPoints(points)) })
const values = defaultValues(fakeCategory.scenario, testToday)
const usual = { values, least: usualLeastGain }
const rivals = (own: number, ...others: number[]) => {
  const [product, ...rest] = [account(own), ...others.map(account)]
  return rivalOf(fakeCategory, product, [product, ...rest], usual, testToday)
}

describe('a product that beats another one', () => {
  it('is the first of the list where it brings RM100 or more, and none below that', () => {
    const gainOf = (own: number, ...others: number[]) => rivals(own, ...others)?.gain ?? null
    expect(rivals(100, 250, 300, 260)).toMatchObject({ product: { slug: 'account-300' }, gain: usualLeastGain })
    expect(gainOf(100, 299)).toBeNull()
    expect(gainOf(300, 100)).toBeNull()
    expect(gainOf(300)).toBeNull()
  })

  it('says by how much as the list does', () => {
    expect(rivals(100, 300)?.gap).toMatch(/^RM\d{3} more$/)
  })

  it('follows the case and the threshold that were chosen', () => {
    const all = [account(100), account(300)] as const
    const gainIn = (balance: number, least: LeastGain) =>
      rivalOf(fakeCategory, all[0], all, { values: { ...values, balance: ringgit(balance) }, least }, testToday)
        ?.gain ?? null
    expect([gainIn(5_000, 20_000), gainIn(10_000, 20_000), gainIn(2_500, 5_000)]).toEqual([null, 20_000, 5_000])
  })

  it('is none in a category that leads with no amount of its order', () => {
    const category = { ...fakeCategory, headlineSort: null }
    expect([
      rivalOf(category, account(100), [account(100), account(300)], usual, testToday),
      canBeBeaten(category),
    ]).toEqual([null, false])
  })
})
