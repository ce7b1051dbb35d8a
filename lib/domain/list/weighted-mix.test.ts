import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fakeAccount, fakeAccounts, fakeToday, flatRate, known } from '@/tests/factories/fake-account'
import { fakeCategory } from '@/tests/factories/fake-category'
import type { Product } from '../products/product'
import { addDays } from '../values/iso-date'
import { ringgit } from '../values/money'
import { basisPoints } from '../values/rate'
import { defaultState } from './list-query'
import type { ListState } from './list-state'
import { type RankedRow, rankProducts } from './ranking'

const mix: ListState = { ...defaultState(fakeCategory, fakeToday), sort: 'weights' }
const ranked = (products: readonly Product[], state: ListState): readonly RankedRow[] =>
  rankProducts(fakeCategory, products, state, fakeToday).rows()

/** An account that returns so many ringgit a year on the default RM5,000. */
const returning = (slug: string, amount: number): Product =>
  fakeAccount({ slug, name: slug, rate: flatRate(basisPoints(amount * 2)) })

describe("the visitor's own mix", () => {
  const stepsOf = (row: RankedRow) => row.steps.slice(row.evaluation.steps.length)
  const number = (text: string): number => Number.parseFloat(text)
  const amounts = (text: string): number[] =>
    [...text.matchAll(/(−?)RM([\d,.]*\d)/g)].map(
      ([, sign, digits = '']) => Number(digits.replaceAll(',', '')) * (sign ? -1 : 1),
    )

  it('gives the shown points, total and rank again when it is recomputed from the shown steps', () => {
    const weights = fc.record({ kept: fc.integer({ min: 1, max: 5 }), takes: fc.integer({ min: 0, max: 5 }) })
    const products = fakeAccounts(120)
    fc.assert(
      fc.property(weights, (chosen) => {
        const rows = ranked(products, { ...mix, weights: chosen }).filter(({ rank }) => rank !== null)
        const totals = rows.map((row) => {
          const steps = stepsOf(row)
          for (const { label, formula, result } of steps.filter(({ formula }) => formula.startsWith('where'))) {
            const [own = 0] = amounts(label)
            const [, worst = 0, best = 0] = amounts(formula)
            expect(result).toBe(
              `${(Math.round(((own - worst) / (best - worst)) * 1_000 + 1e-6) / 10).toFixed(1)} points`,
            )
          }
          const shares = steps.filter(({ label }) => label.endsWith(': your weight'))
          const sums = shares.map(({ formula }) => {
            const [points = 0, weight = 0] = formula.split(' × ').map(number)
            return { product: Math.round(points * weight * 10) / 10, weight }
          })
          expect(sums.map(({ product }) => product.toFixed(1))).toEqual(shares.map(({ result }) => result))
          const total =
            sums.reduce((sum, { product }) => sum + product, 0) / sums.reduce((sum, { weight }) => sum + weight, 0)
          expect(Math.abs(total - number(steps.at(-1)?.result ?? ''))).toBeLessThanOrEqual(0.005 + 1e-9)
          return number(steps.at(-1)?.result ?? '')
        })
        expect(totals).toEqual([...totals].sort((a, b) => b - a))
      }),
      { numRuns: 30 },
    )
  })

  it('shows where each value lies between the worst and the best of the whole category', () => {
    const products = [returning('worst', 10), returning('middle', 20), returning('best', 40)]
    const shown = products.slice(1, 2)
    const [row] = rankProducts(
      fakeCategory,
      products,
      { ...mix, weights: { kept: 3, takes: 1 } },
      fakeToday,
      shown,
    ).rows()
    expect(row === undefined ? [] : stepsOf(row)).toEqual([
      {
        label: 'What you keep: RM20',
        formula: 'where RM20 lies between RM10 (0 points) and RM40 (100 points)',
        result: '33.3 points',
      },
      { label: 'What you keep: your weight', formula: '33.3 × 3', result: '99.9' },
      {
        label: 'What it takes: RM0',
        formula: 'every product has RM0, so each gets 100 points',
        result: '100.0 points',
      },
      { label: 'What it takes: your weight', formula: '100.0 × 1', result: '100.0' },
      { label: 'Your mix', formula: '(99.9 + 100.0) ÷ (3 + 1)', result: '49.98 points' },
    ])
    expect(row?.placing).toBe('This is 49.98 points. No other product here is ranked.')
  })

  it('gives the lowest value the most points where lower is better', () => {
    const products = [0.1, 0.2].map((fee) =>
      fakeAccount({ slug: `fee-${fee}`, interbankTransferFee: known(ringgit(fee)) }),
    )
    const [first] = ranked(products, { ...mix, weights: { kept: 0, takes: 2 } })
    expect(first?.product.slug).toBe('fee-0.1')
    expect(first?.result).toEqual({ state: 'known', text: '100.00 points' })
  })

  it('does not rank a product that is stale or missing in anything with a weight', () => {
    const products = [
      fakeAccount({ slug: 'missing', rate: { state: 'missing' } }),
      fakeAccount({ slug: 'stale', rate: flatRate(basisPoints(900)), checkedOn: addDays(fakeToday, -91) }),
      returning('fresh', 10),
    ]
    const rows = ranked(products, mix)
    expect(rows.map(({ product, rank, placing }) => [product.slug, rank, placing])).toEqual([
      ['fresh', 1, 'This is 100.00 points. No other product here is ranked.'],
      ['stale', null, 'Not ranked: “What you keep” rests on a figure that is past its shelf life.'],
      ['missing', null, 'Not ranked: “What you keep” is not known.'],
    ])
    expect(
      ranked(products, { ...mix, weights: { kept: 0, takes: 1 } }).map(({ product, rank }) => [product.slug, rank]),
    ).toEqual([
      ['fresh', 1],
      ['missing', 1],
      ['stale', null],
    ])
  })

  it('ranks nothing when all weights are 0, and says why', () => {
    const ranking = rankProducts(fakeCategory, fakeAccounts(5), { ...mix, weights: { kept: 0, takes: 0 } }, fakeToday)
    expect(ranking.basis).toBe('Your own mix: all your weights are 0')
    expect(ranking.rows().map(({ rank, placing }) => [rank, placing])).toEqual(
      Array.from({ length: 5 }, () => [null, 'Not ranked: all your weights are 0.']),
    )
  })
})
