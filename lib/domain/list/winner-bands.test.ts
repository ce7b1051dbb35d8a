import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testToday } from '@/tests/factories/product'
import { productsOf } from '@/tests/list-engine/content-cases'
import { firstDeposit } from '../catalogue-sums/first-place'
import { categoryOf } from '../categories/registry'
import { ringgit, sen } from '../values/money'
import { defaultState } from './list-query'
import { rankProducts } from './ranking'
import { winnerBands } from './winner-bands'

describe('who is first over a range', () => {
  it('finds each edge to the unit, whatever the edges, and leaves no value out', () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 5_000 }), { maxLength: 6 })
    fc.assert(
      fc.property(cuts, (unordered) => {
        const edges = unordered.toSorted((a, b) => a - b)
        const first = (value: number) => edges.filter((edge) => edge <= value).length
        const bands = winnerBands(first, 0, 5_000)
        expect(bands.at(0)?.from).toBe(0)
        expect(bands.at(-1)?.to).toBe(5_000)
        for (const [at, band] of bands.entries()) {
          expect([first(band.from), first(band.to)]).toEqual([band.first, band.first])
          const next = bands[at + 1]
          if (next === undefined) continue
          expect(next.from).toBe(band.to + 1)
          expect(next.first).not.toBe(band.first)
        }
      }),
    )
  })

  it('tries every value of a short range', () => {
    expect(winnerBands((value) => (value === 7 ? 'b' : 'a'), 1, 60)).toEqual([
      { from: 1, to: 6, first: 'a' },
      { from: 7, to: 7, first: 'b' },
      { from: 8, to: 60, first: 'a' },
    ])
    expect(() => winnerBands(() => 'a', 2, 1)).toThrow(RangeError)
  })
})

describe('the deposit that is first at another amount', () => {
  const category = categoryOf('fixed-deposit')
  const products = productsOf(category)
  const nameAt = (amount: number, months: number) => {
    const scenario = { amount: ringgit(amount), months }
    const ranking = rankProducts(category, products, { ...defaultState(category, testToday), scenario }, testToday)
    return ranking.rankedCount === 0 ? 'None' : ranking.products[0]?.name
  }

  it.each([3, 6, 12])('the list itself turns at each edge that it names, over %i months', (months) => {
    const result = firstDeposit.over(products).work({ amount: sen(1_000_000), months, vary: 'amount' }, testToday)
    if (result.kind !== 'answer') throw new Error(result.title)
    const rows = result.tables[0]?.rows ?? []
    expect(rows.length).toBeGreaterThan(1)
    const ringgitOf = (text: string) => Number(text.replace(/[^\d]/g, ''))
    for (const [at, [range, name]] of rows.entries()) {
      const [from = '', to = from] = String(range).split(' to ')
      expect([nameAt(ringgitOf(from), months), nameAt(ringgitOf(to), months)]).toEqual([name, name])
      const before = rows[at - 1]
      if (before === undefined) continue
      expect(nameAt(ringgitOf(from) - 1, months)).toBe(before[1])
      expect(before[1]).not.toBe(name)
    }
  })

  it('says the same in words: from which amount another is first', () => {
    const result = firstDeposit.over(products).work({ amount: ringgit(5_000), months: 12, vary: 'amount' }, testToday)
    if (result.kind !== 'answer') throw new Error(result.title)
    const text = result.verdict?.text ?? ''
    const [, from = '', name = ''] =
      /^Amount RM5,000: .+ is first now\. From RM([\d,]+) (.+?) is first/.exec(text) ?? []
    const edge = Number(from.replaceAll(',', ''))
    expect(nameAt(edge, 12)).toBe(name)
    expect(nameAt(edge - 1, 12)).toBe(nameAt(5_000, 12))
    expect(result.headline).toMatchObject({ value: `From RM${from}`, unit: `${name} is first` })
  })

  it('how banks pay us changes no edge', () => {
    const values = { amount: sen(1_000_000), months: 12, vary: 'amount' }
    const paid = products.map((one, at) => ({ ...one, paid: at % 2 === 0 ? ('approval' as const) : ('none' as const) }))
    expect(firstDeposit.over(paid).work(values, testToday)).toEqual(firstDeposit.over(products).work(values, testToday))
  })
})
