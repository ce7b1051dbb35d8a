import type { SumStep } from '../categories/category'

/** The sum behind a product's own figures, without the lines that belong to one order only. */
export function mainSteps(steps: readonly SumStep[]): readonly SumStep[] {
  return steps.filter(({ sort }) => sort === undefined)
}

/** The sum behind one order: its own lines where it has any, else the main ones. */
export function stepsOfSort(steps: readonly SumStep[], sort: string): readonly SumStep[] {
  const own = steps.filter((step) => step.sort === sort)
  return own.length > 0 ? own : mainSteps(steps)
}

/** The sums behind several orders one after the other, a line that they share only once; the main sum for none. */
export function stepsOfSorts(steps: readonly SumStep[], sorts: readonly string[]): readonly SumStep[] {
  if (sorts.length === 0) return mainSteps(steps)
  const lines = sorts.flatMap((sort) => stepsOfSort(steps, sort))
  const key = ({ label, formula, result }: SumStep): string => JSON.stringify([label, formula, result])
  return [...new Map(lines.map((line) => [key(line), line])).values()]
}
