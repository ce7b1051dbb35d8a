import { describe, expect, it } from 'vitest'
import { fakeAccount, flatRate } from '@/tests/factories/fake-account'
import { fakeCategory } from '@/tests/factories/fake-category'
import { testToday } from '@/tests/factories/product'
import { defaultState } from '../list/list-query'
import { rankProducts } from '../list/ranking'
import type { Product } from '../products/product'
import { basisPoints } from '../values/rate'
import { detailVerdict } from './detail-verdict'

const paying = (slug: string, rate: number) =>
  fakeAccount({ slug, name: slug.toUpperCase(), rate: flatRate(basisPoints(rate)) })
const [low, middle, high] = [paying('low', 10), paying('middle', 20), paying('high', 30)]

function verdict(product: Product, others: readonly Product[]) {
  const products = [product, ...others]
  const state = defaultState(fakeCategory, testToday)
  const ranking = rankProducts(fakeCategory, products, state, testToday)
  return detailVerdict({ category: fakeCategory, products, ranking, state, today: testToday }, product)
}

describe('the verdict on a product’s own page', () => {
  it('says its place, and by how much it is ahead of the next or behind the first', () => {
    expect(verdict(high, [low, middle])).toMatchObject({
      place: '1st of 3',
      isFirst: true,
      why: expect.stringMatching(/^.+: RM[\d.]+ more than MIDDLE, the next\.$/),
    })
    expect(verdict(low, [middle, high])).toMatchObject({
      place: '3rd of 3',
      isFirst: false,
      why: expect.stringMatching(/^.+: RM[\d.]+ less than HIGH, the first\.$/),
    })
  })

  it('says that those that come to the same share a place, and no difference between them', () => {
    const twin = paying('twin', 30)
    expect(verdict(high, [twin, low])).toMatchObject({ place: 'Joint 1st of 3', isFirst: true, why: null })
    expect(verdict(twin, [high, low])).toMatchObject({ place: 'Joint 1st of 3', isFirst: true, why: null })
  })

  it('gives no place to what is not for everybody, to what has no rank, and to what stands alone', () => {
    const special = { ...paying('special', 90), audience: ['members'] as const }
    const unknown = fakeAccount({ slug: 'unknown', rate: { state: 'missing' } })
    expect(verdict(special, [low, high])).toMatchObject({ place: null, why: null, next: [] })
    expect(verdict(unknown, [low, high])).toMatchObject({ place: null, why: null, next: [] })
    expect(verdict(high, [])).toMatchObject({ place: null, why: null, next: [] })
  })

  it('says what to watch whether or not it has a place', () => {
    const fresh = { ...high, newToBankOnly: true }
    expect(verdict(fresh, [low]).watch).toBe('New customers only')
    expect(verdict(fresh, []).watch).toBe('New customers only')
    expect(verdict(high, [low]).watch).toBeNull()
  })
})
