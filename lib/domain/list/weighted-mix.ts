import { type Category, type Evaluation, type SortResult, type SumStep, sortText } from '../categories/category'
import { type WeightedSort, weightedSorts } from './list-query'
import type { ListState } from './list-state'
import { type Column, type SortTable, standing } from './sort-table'
import { stepsOfSorts } from './sum-steps'

/** One thing that the visitor gives a weight, with the values that stand for 0 and 100 points. */
interface Part {
  readonly sort: WeightedSort
  readonly weight: number
  readonly column: Column
  /** Places in the list of the products with the least and the most points; null when none is ranked on this sort. */
  readonly ends: { readonly worst: number; readonly best: number } | null
}

/** The visitor's own mix: a column of totals in hundredths of a point, and the words for it. */
export interface Mix {
  readonly column: Column
  readonly basis: string
  readonly result: (index: number, evaluate: (index: number) => Evaluation) => SortResult
  /** The sums behind the figures that are mixed, then the mix of their points. */
  readonly steps: (index: number, evaluate: (index: number) => Evaluation) => readonly SumStep[]
}

function endsOf(column: Column, better: WeightedSort['better']): Part['ends'] {
  let ends: { worst: number; best: number } | null = null
  const sign = better === 'higher' ? 1 : -1
  const worth = (index: number): number => sign * (column.values[index] ?? 0)
  for (let index = 0; index < column.values.length; index += 1) {
    if (column.standings[index] !== standing.ranked) continue
    if (ends === null) ends = { worst: index, best: index }
    else if (worth(index) < worth(ends.worst)) ends.worst = index
    else if (worth(index) > worth(ends.best)) ends.best = index
  }
  return ends
}

function partsOf(category: Category, table: SortTable, state: ListState): readonly Part[] {
  return weightedSorts(category).flatMap((sort) => {
    const weight = state.weights[sort.id] ?? sort.defaultWeight
    const column = table.columns.get(sort.id)
    if (weight <= 0 || column === undefined) return []
    return [{ sort, weight, column, ends: endsOf(column, sort.better) }]
  })
}

/** Tenths of a point, 0 to 1,000: where a value lies between the worst and the best; all equal are best. */
function tenths({ column, ends }: Part, index: number): number {
  if (ends === null) return 0
  const worst = column.values[ends.worst] ?? 0
  const best = column.values[ends.best] ?? 0
  if (worst === best) return 1_000
  return Math.floor((((column.values[index] ?? 0) - worst) / (best - worst)) * 1_000 + 0.5 + 1e-9)
}

/** Hundredths of a point: the mean of the rounded points by weight, so that the shown points give the shown total. */
function total(parts: readonly Part[], index: number): number {
  const weights = parts.reduce((sum, part) => sum + part.weight, 0)
  const products = parts.reduce((sum, part) => sum + part.weight * tenths(part, index), 0)
  return Math.floor((products * 10) / weights + 0.5 + 1e-9)
}

function standingIn(parts: readonly Part[], index: number): number {
  if (parts.length === 0) return standing.missing
  return Math.max(...parts.map(({ column }) => column.standings[index] ?? standing.missing))
}

function points(amount: number): string {
  return (amount / 10).toFixed(1)
}

function partSteps(part: Part, index: number, evaluate: (index: number) => Evaluation): readonly SumStep[] {
  if (part.ends === null) return []
  const { id, weightLabel } = part.sort
  const text = (place: number): string => sortText(part.sort, evaluate(place).sortValues[id])
  const [own, worst, best] = [text(index), text(part.ends.worst), text(part.ends.best)]
  const equal = part.column.values[part.ends.worst] === part.column.values[part.ends.best]
  const earned = tenths(part, index)
  return [
    {
      label: `${weightLabel}: ${own}`,
      formula: equal
        ? `every product has ${best}, so each gets 100 points`
        : `where ${own} lies between ${worst} (0 points) and ${best} (100 points)`,
      result: `${points(earned)} points`,
    },
    {
      label: `${weightLabel}: your weight`,
      formula: `${points(earned)} × ${part.weight}`,
      result: points(earned * part.weight),
    },
  ]
}

function reason(parts: readonly Part[], index: number): string {
  const at = standingIn(parts, index)
  const part = parts.find(({ column }) => column.standings[index] === at)
  if (part === undefined) return 'all your weights are 0'
  const words = at === standing.stale ? 'rests on a figure that is past its shelf life' : 'is not known'
  return `“${part.sort.weightLabel}” ${words}`
}

/** The words for a product that cannot be had, which are the same in each order; null for any other. */
function notOffered(column: Column, index: number, evaluate: (index: number) => Evaluation): SortResult | null {
  if (column.standings[index] !== standing['not-offered']) return null
  const value = Object.values(evaluate(index).sortValues).find(({ state }) => state === 'not-offered')
  return { state: 'not-offered', text: value?.words ?? '' }
}

/** Mixes the weighted sorts of a whole list of `length` products, each scaled to 0 to 100 points over those ranked on it. */
export function mixOf(category: Category, table: SortTable, state: ListState, length: number): Mix {
  const parts = partsOf(category, table, state)
  const column: Column = { values: new Float64Array(length), standings: new Uint8Array(length) }
  for (let index = 0; index < length; index += 1) {
    column.standings[index] = standingIn(parts, index)
    if (column.standings[index] === standing.ranked) column.values[index] = total(parts, index)
  }
  const ranked = (index: number): boolean => column.standings[index] === standing.ranked
  const shown = (index: number): string => `${((column.values[index] ?? 0) / 100).toFixed(2)} points`
  const list = parts.map(({ sort, weight }) => `${sort.weightLabel} × ${weight}`).join(', ')
  return {
    column,
    basis: list === '' ? 'Your own mix: all your weights are 0' : `Your own mix of points from 0 to 100: ${list}`,
    result: (index, evaluate) => {
      if (ranked(index)) return { state: 'known', text: shown(index) }
      return notOffered(column, index, evaluate) ?? { state: 'missing', text: reason(parts, index) }
    },
    steps: (index, evaluate) => {
      const figures = stepsOfSorts(
        evaluate(index).steps,
        parts.map(({ sort }) => sort.id),
      )
      if (!ranked(index)) return figures
      const sums = parts.map((part) => points(tenths(part, index) * part.weight)).join(' + ')
      const weights = parts.map((part) => part.weight).join(' + ')
      const last = { label: 'Your mix', formula: `(${sums}) ÷ (${weights})`, result: shown(index) }
      return [...figures, ...parts.flatMap((part) => partSteps(part, index, evaluate)), last]
    },
  }
}
