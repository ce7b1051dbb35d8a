import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Category, SumStep } from '@/lib/domain/categories/category'
import { defaultState, weightsSort } from '@/lib/domain/list/list-query'
import { type RankedRow, rankProducts } from '@/lib/domain/list/ranking'
import { mainSteps } from '@/lib/domain/list/sum-steps'
import { wrongSteps } from '@/tests/factories/evaluate-step'
import { eachCategory, productsOf, scenariosOf, today } from './content-cases'

const numRuns = 8

function rowsOf(category: Category, sort: string, scenario = defaultState(category, today).scenario) {
  return rankProducts(
    category,
    productsOf(category),
    { ...defaultState(category, today), scenario, sort },
    today,
  ).rows()
}

/** The first number of a printed result; null where it is words, such as "No charge". */
function numberIn(text: string): number | null {
  const match = /(−?)(?:RM)?(\d[\d,]*(?:\.\d+)?)/.exec(text)
  return match?.[2] === undefined ? null : Number(match[2].replaceAll(',', '')) * (match[1] === '' ? 1 : -1)
}

function amountsIn(text: string): readonly number[] {
  return [...text.matchAll(/RM(\d[\d,]*(?:\.\d+)?)/g)].map((match) => Number((match[1] ?? '').replaceAll(',', '')))
}

/** Amounts that a line adds up or takes away though no earlier line shows them; RM0 needs no line. */
function unshown(steps: readonly SumStep[]): readonly string[] {
  const shown = new Set([0])
  return steps.flatMap(({ label, formula, result }) => {
    const adds = /^RM[\d,.]+( [+−] RM[\d,.]+)+$/.test(formula)
    const lacking = adds ? amountsIn(formula).filter((amount) => !shown.has(amount)) : []
    for (const amount of amountsIn(`${formula} ${result}`)) shown.add(amount)
    return lacking.map((amount) => `${label}: RM${amount}`)
  })
}

const labelsOf = (steps: readonly SumStep[]) => steps.map(({ label }) => label)

describe.each(eachCategory)('the sums of %s', (_, category) => {
  const sorts = category.sorts.map(({ id }) => id)
  const eachRow = (check: (row: RankedRow, sort: string) => void, chosen: readonly string[]) =>
    fc.assert(
      fc.property(scenariosOf(category), (scenario) => {
        for (const sort of chosen) for (const row of rowsOf(category, sort, scenario)) check(row, sort)
      }),
      { numRuns },
    )

  it('end, in each order, in the number that the placing names', () => {
    eachRow(({ product, rank, steps, result, placing }, sort) => {
      if (rank === null) return
      const last = steps.at(-2)
      expect(`${product.slug} ${sort}: ${numberIn(last?.result ?? '')}`).toBe(
        `${product.slug} ${sort}: ${numberIn(result.text)}`,
      )
      expect(placing.startsWith(`This is ${result.text}`)).toBe(true)
    }, sorts)
  })

  it('give the printed results again, and add up only what an earlier line shows, whichever order is chosen', () => {
    eachRow(
      ({ product, steps }) => {
        const checked = steps.filter(({ result }) => !result.endsWith('or worse'))
        expect([product.slug, wrongSteps(checked), unshown(steps)]).toEqual([product.slug, [], []])
      },
      [...sorts, weightsSort],
    )
  })

  it('show no line twice, in no order and not on the page of a product', () => {
    eachRow(
      ({ steps, evaluation }) => {
        for (const labels of [labelsOf(steps), labelsOf(mainSteps(evaluation.steps))]) {
          expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([])
        }
      },
      [...sorts, weightsSort],
    )
  })

  it('of an order that reads one published figure are that figure and the order alone', () => {
    for (const sort of sorts) {
      for (const { product, rank, steps } of rowsOf(category, sort)) {
        if (rank === null || !readsPublished(steps)) continue
        expect([product.slug, sort, labelsOf(steps)]).toEqual([product.slug, sort, labelsOf(steps.slice(-2))])
      }
    }
  })
})

/** Whether what an order reads is a figure as its issuer published it: nothing was worked out for it. */
function readsPublished(steps: readonly SumStep[]): boolean {
  return steps.at(-2)?.formula === 'as published'
}

it('orders that read one published figure are among those of most categories', () => {
  const having = eachCategory.filter(([, category]) =>
    category.sorts.some(({ id }) =>
      rowsOf(category, id).some(({ rank, steps }) => rank !== null && readsPublished(steps)),
    ),
  )
  expect(having.length).toBeGreaterThan(eachCategory.length / 2)
})

describe('the main sum', () => {
  it('of a card ends in its worth and holds no line of another order', () => {
    const card = eachCategory.find(([id]) => id === 'credit-card')?.[1]
    for (const { evaluation } of card === undefined ? [] : rowsOf(card, 'value')) {
      const labels = labelsOf(mainSteps(evaluation.steps))
      expect(labels.at(-1)).toBe('Value in a year')
      expect(labels.filter((label) => /transfer|lounge|income|rate/i.test(label))).toEqual([])
    }
    expect(card).toBeDefined()
  })
})
