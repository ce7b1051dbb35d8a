import { describe, expect, it } from 'vitest'
import { makeFixedDeposit, placementOf } from '@/tests/factories/fixed-deposit'
import { known, missing, sourcesOf, testToday } from '@/tests/factories/product'
import { fixedDeposit } from '../categories/fixed-deposit/definition'
import { addDays } from '../values/iso-date'
import { categoryOverview } from './category-overview'

const deposit = (name: string, rate: number) =>
  makeFixedDeposit({ slug: name.toLowerCase(), name, placements: known([placementOf(12, rate)]) })

const products = [deposit('Low', 200), deposit('High', 400), deposit('Middle', 300), deposit('Lowest', 100)]
const namesOf = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name)

describe('a category in a few figures', () => {
  it('names the three best on the figure that its list ranks by, best first', () => {
    const { best, count, figureName, scenarioText } = categoryOverview(fixedDeposit, products, testToday)
    expect(best.map(({ name, figure }) => [name, figure])).toEqual([
      ['High', '4.00% p.a.'],
      ['Middle', '3.00% p.a.'],
      ['Low', '2.00% p.a.'],
    ])
    expect({ count, figureName, scenarioText }).toEqual({
      count: 4,
      figureName: 'Effective yearly rate',
      scenarioText: 'RM10,000 over 12 months',
    })
  })

  it('never names one whose figure is past its shelf life, however good', () => {
    const old = makeFixedDeposit({
      slug: 'old',
      name: 'Old',
      placements: known([placementOf(12, 900)]),
      sources: sourcesOf('2026-01-02'),
    })
    expect(namesOf(categoryOverview(fixedDeposit, [...products, old], testToday).best)).not.toContain('Old')
  })

  it('names nothing once every figure is past its shelf life, and still counts the products', () => {
    const later = categoryOverview(fixedDeposit, products, addDays(testToday, 400))
    expect(later.best).toEqual([])
    expect(later.count).toBe(4)
  })

  it('never names one whose figure is not published', () => {
    const silent = makeFixedDeposit({ slug: 'silent', name: 'Silent', placements: missing })
    expect(categoryOverview(fixedDeposit, [silent], testToday).best).toEqual([])
  })

  it('sums up a category without products', () => {
    expect(categoryOverview(fixedDeposit, [], testToday)).toMatchObject({ count: 0, best: [], sample: false })
  })
})
