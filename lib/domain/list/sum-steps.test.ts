import { describe, expect, it } from 'vitest'
import { fakeAccount, fakeToday } from '@/tests/factories/fake-account'
import { fakeCategory } from '@/tests/factories/fake-category'
import type { Category, SumStep } from '../categories/category'
import { defaultState, weightsSort } from './list-query'
import { rankProducts } from './ranking'
import { mainSteps, stepsOfSort, stepsOfSorts } from './sum-steps'

const line = (label: string, sort?: string): SumStep => {
  const step = { label, formula: 'as published', result: label }
  return sort === undefined ? step : { ...step, sort }
}
const labels = (steps: readonly SumStep[]) => steps.map(({ label }) => label)
const steps = [
  line('gain'),
  line('fee'),
  line('left'),
  line('fee', 'takes'),
  line('tax', 'takes'),
  line('visits', 'trips'),
]

describe('the sum of an order', () => {
  it('is its own lines where it has any, else the main ones', () => {
    expect(labels(mainSteps(steps))).toEqual(['gain', 'fee', 'left'])
    expect(labels(stepsOfSort(steps, 'takes'))).toEqual(['fee', 'tax'])
    expect(labels(stepsOfSort(steps, 'kept'))).toEqual(['gain', 'fee', 'left'])
  })

  it('of several orders has a line that they share once, and is the main one where nothing is chosen', () => {
    expect(labels(stepsOfSorts(steps, ['kept', 'takes']))).toEqual(['gain', 'fee', 'left', 'tax'])
    expect(labels(stepsOfSorts(steps, ['trips']))).toEqual(['visits'])
    expect(labels(stepsOfSorts(steps, []))).toEqual(['gain', 'fee', 'left'])
  })
})

describe('the row of a list', () => {
  const category: Category = {
    ...fakeCategory,
    evaluate: (...given) => ({ ...fakeCategory.evaluate(...given), steps: [...steps, line('deposit', 'opening')] }),
  }
  const shown = (sort: string, weights = {}) => {
    const state = { ...defaultState(category, fakeToday), sort }
    const chosen = { ...state, weights: { ...state.weights, ...weights } }
    return labels(rankProducts(category, [fakeAccount()], chosen, fakeToday).rows()[0]?.steps ?? [])
  }

  it('shows the sum of the chosen order and no other', () => {
    expect(shown('opening')).toEqual(['deposit', 'This order: Opening deposit'])
    expect(shown('kept').slice(0, -1)).toEqual(['gain', 'fee', 'left'])
  })

  it('shows the sums of all that the visitor gives a weight, and of nothing with a weight of 0', () => {
    expect(shown(weightsSort, { kept: 1, takes: 1 }).slice(0, 4)).toEqual(['gain', 'fee', 'left', 'tax'])
    expect(shown(weightsSort, { kept: 1, takes: 0 })).not.toContain('tax')
  })
})
