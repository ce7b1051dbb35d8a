import { describe, expect, it } from 'vitest'
import { fakeAccount, fakeToday, flatRate } from '@/tests/factories/fake-account'
import { fakeCategory } from '@/tests/factories/fake-category'
import { defaultState } from '../list/list-query'
import type { Product } from '../products/product'
import { basisPoints } from '../values/rate'
import { compareVerdict } from './compare-verdict'

const { scenario } = defaultState(fakeCategory, fakeToday)
const paying = (slug: string, rate: number) =>
  fakeAccount({ slug, name: slug.toUpperCase(), rate: flatRate(basisPoints(rate)) })
const [low, high] = [paying('low', 10), paying('high', 30)]

function verdict(products: readonly Product[], own: Product | null = null) {
  const present = own === null ? null : { product: own, evaluation: fakeCategory.evaluate(own, scenario, fakeToday) }
  return compareVerdict(fakeCategory, products, present, scenario, fakeToday, products)
}

describe('the verdict over a comparison', () => {
  it('names what comes first by the order of the list, by how much and before which', () => {
    expect(verdict([low, high])).toMatchObject({
      title: 'HIGH',
      why: expect.stringContaining('more than LOW, the next.'),
    })
    expect(verdict([high, low])).toEqual(verdict([low, high]))
  })

  it('says to stay where what the visitor has comes first, and sets it beside the first where it does not', () => {
    expect(verdict([low], paying('mine', 30))).toMatchObject({
      title: 'What you have now',
      why: expect.stringMatching(/more than LOW, the next\. Stay with it\.$/),
    })
    expect(verdict([high], paying('mine', 10))).toMatchObject({
      title: 'HIGH',
      why: expect.stringContaining('more than'),
    })
  })

  it('names the one listed product that is first, for its picture', () => {
    expect(verdict([low, high])?.product).toBe(high)
    expect(verdict([low], paying('mine', 30))?.product).toBeNull()
    expect(verdict([high, paying('twin', 30), low])?.product).toBeNull()
  })

  it('names all that come to the same', () => {
    expect(verdict([high, paying('twin', 30), low])).toMatchObject({
      title: expect.stringMatching(/^(HIGH and TWIN|TWIN and HIGH)$/),
      why: expect.stringContaining('come to the same'),
    })
  })

  it('counts no product that is for a special group, however good, and says so', () => {
    const special = { ...paying('special', 90), audience: ['members'] as const }
    expect(verdict([low, special, high])).toMatchObject({
      title: 'HIGH',
      why: expect.stringMatching(/more than LOW, the next\. Products for special groups are not counted\.$/),
    })
    expect(verdict([special, high])).toBeNull()
  })

  it('says that what the visitor has is not counted where its figure is not known', () => {
    const unknown = fakeAccount({ slug: 'mine', rate: { state: 'missing' } })
    expect(verdict([low, high], unknown)).toMatchObject({
      title: 'HIGH',
      why: expect.stringContaining('the next. What you have now is not counted: a figure is missing.'),
    })
  })

  it('says nothing where fewer than two can be ranked', () => {
    expect(verdict([high])).toBeNull()
  })
})
