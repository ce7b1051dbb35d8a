import { readFileSync, writeFileSync } from 'node:fs'
import { scatters } from './attempts'
import type { Budget, Budgets } from './budgets'
import type { Values } from './figures'

/** The document that shows a run's figures. */
export const figureDocument = 'docs/performance.md'
const block = /<!-- figures -->[\s\S]*<!-- \/figures -->/
const row = /^\| .+ \(`([a-z]+\.[a-z0-9-]+)`\) \| ([\d.]+) \|/gm
/** Groups that are quick to measure, and whose pages weigh the same on every machine. */
const shownGroups = ['bytes', 'load', 'calculators']

/** Budgets whose figures the document shows: those of its groups that do not depend on time. */
export function shownBudgets(budgets: Budgets): Budgets {
  return Object.fromEntries(
    Object.entries(budgets).filter(([id, { unit }]) => shownGroups.includes(id.split('.')[0] ?? '') && !scatters(unit)),
  )
}

/** What a document says that was measured, by budget id. */
export function figuresIn(text: string): Values {
  return Object.fromEntries(Array.from(text.matchAll(row), ([, id, value]) => [id, Number(value)]))
}

/** A budget's row with what was measured. */
export function figureRow(id: string, { what, unit, limit, better, target }: Budget, value: number): string {
  const sign = better === 'lower' ? '≤' : '≥'
  return `| ${what} (\`${id}\`) | ${value} | ${sign} ${limit} | ${target === undefined ? '' : `${sign} ${target}`} | ${unit} |`
}

/** The document with a run's figures, each beside its limit. What this run did not measure keeps its figure, and what has no budget any more goes. */
export function withFigures(text: string, budgets: Budgets, values: Values): string {
  const known = { ...figuresIn(text), ...values }
  const rows = Object.entries(shownBudgets(budgets)).flatMap(([id, budget]) => {
    const value = known[id]
    return value === undefined ? [] : [figureRow(id, budget, value)]
  })
  const table = ['| What | Measured | Limit | Goal, where not reached | Unit |', '|---|---|---|---|---|', ...rows].join(
    '\n',
  )
  return text.replace(block, () => `<!-- figures -->\n${table}\n<!-- /figures -->`)
}

/** Writes a run's figures into the document. */
export function writeFigures(budgets: Budgets, values: Values): void {
  writeFileSync(figureDocument, withFigures(readFileSync(figureDocument, 'utf8'), budgets, values))
}
