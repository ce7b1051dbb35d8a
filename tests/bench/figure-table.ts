import { readFileSync, writeFileSync } from 'node:fs'
import type { Budget, Budgets } from './budgets'
import type { Values } from './figures'

const path = 'docs/performance.md'
const block = /<!-- figures -->[\s\S]*<!-- \/figures -->/

function line(id: string, { what, unit, limit, better, target }: Budget, value: number): string {
  const sign = better === 'lower' ? '≤' : '≥'
  return `| ${what} (\`${id}\`) | ${value} | ${sign} ${limit} | ${target === undefined ? '' : `${sign} ${target}`} | ${unit} |`
}

/** Writes a run's figures into the document, each beside its limit. What was not measured is left out. */
export function writeFigures(budgets: Budgets, values: Values): void {
  const lines = Object.entries(budgets).flatMap(([id, budget]) => {
    const value = values[id]
    return value === undefined ? [] : [line(id, budget, value)]
  })
  const table = [
    '| What | Measured | Limit | Goal, where not reached | Unit |',
    '|---|---|---|---|---|',
    ...lines,
  ].join('\n')
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.replace(block, `<!-- figures -->\n${table}\n<!-- /figures -->`))
}
