import { describe, expect, it } from 'vitest'
import { known, testToday } from '@/tests/factories/product'
import { flatTiers, makeSavingsAccount } from '@/tests/factories/savings-account'
import { savingsAccount } from '../categories/savings-account/definition'
import { defaultState } from './list-query'
import { rankProducts } from './ranking'
import { saidBy } from './restricted'

const account = (slug: string, rate: number, audience: ('senior' | 'members')[] = []) =>
  makeSavingsAccount({ slug, name: slug, baseRate: known(flatTiers(rate)), audience })
const products = [account('best', 400, ['senior']), account('both', 300, ['senior', 'members']), account('plain', 100)]
const plain = { ...defaultState(savingsAccount, testToday), sort: 'base' }
const ranks = (audience: readonly string[]) =>
  rankProducts(savingsAccount, products, { ...plain, selection: { audience } }, testToday)
    .rows()
    .map(({ product, rank }) => [product.slug, rank])

describe('a product that is not for everybody', () => {
  it('is ranked below what is, until the visitor says that each of its audiences is theirs', () => {
    expect(ranks([])).toEqual([
      ['plain', 1],
      ['best', 2],
      ['both', 3],
    ])
    expect(ranks(['anyone', 'senior'])).toEqual([
      ['best', 1],
      ['plain', 2],
      ['both', 3],
    ])
    expect(ranks(['senior', 'members'])).toEqual([
      ['best', 1],
      ['both', 2],
      ['plain', 3],
    ])
  })

  it('says so where the order passes from one to the other, and nowhere else', () => {
    const placings = rankProducts(savingsAccount, products, plain, testToday)
      .rows()
      .map(({ placing }) => placing)
    expect(placings.every((text) => text.includes('Products for special groups come last.'))).toBe(true)
    const alone = rankProducts(savingsAccount, products.slice(2), plain, testToday)
    expect(alone.rows()[0]?.placing).not.toContain('special groups')
    expect(alone.basis).not.toContain('special groups')
    expect(rankProducts(savingsAccount, products, plain, testToday).basis).toMatch(
      /[^.]\. Products for special groups come last\.$/,
    )
  })

  it('is never said to stand by its name beside an equal one that is for everybody', () => {
    const equal = [account('a', 200, ['senior']), account('b', 200)]
    const placings = rankProducts(savingsAccount, equal, plain, testToday)
      .rows()
      .map(({ placing }) => placing)
    expect(placings.join()).not.toContain('placed by name')
  })

  it('is for a visitor by a filter or by a situation, and by nothing else', () => {
    expect([...saidBy(savingsAccount, { ...plain, selection: { kind: ['islamic'], audience: ['anyone'] } })]).toEqual(
      [],
    )
    expect([...saidBy(savingsAccount, { ...plain, situation: 'children' })]).toEqual(['junior'])
  })
})
