import { readFileSync, writeFileSync } from 'node:fs'
import { type Budget, type Budgets, dependsOnTime } from './budgets'
import type { Values } from './figures'

/** The document that shows a run's figures. */
export const figureDocument = 'docs/performance.md'
const row = /^\| .+ \(`([a-z]+\.[a-z0-9-]+)`\) \| ([\d.-]+) \|/gm
/** Groups that are quick to measure, and whose pages weigh the same on every machine. */
const shownGroups = ['bytes', 'load', 'calculators']

/** The document's two tables: what depends on the pages alone, and what depends on the machine and its neighbours too. */
const tables = { figures: false, times: true } as const

/** Budgets whose figures one table of the document shows. */
export function shownBudgets(budgets: Budgets, table: keyof typeof tables): Budgets {
  return Object.fromEntries(
    Object.entries(budgets).filter(([id, budget]) => {
      const isTime = dependsOnTime(id, budget)
      return isTime === tables[table] && (isTime || shownGroups.includes(id.split('.')[0] ?? ''))
    }),
  )
}

/** What a document says that was measured, by budget id. */
export function figuresIn(text: string): Values {
  return Object.fromEntries(Array.from(text.matchAll(row), ([, id, value]) => [id, Number(value)]))
}

/** What the document of this checkout says that was measured last. */
export function recordedFigures(): Values {
  return figuresIn(readFileSync(figureDocument, 'utf8'))
}

/** A budget's row with what was measured. */
export function figureRow(id: string, { what, unit, limit, better, target }: Budget, value: number): string {
  const sign = better === 'lower' ? '≤' : '≥'
  return `| ${what} (\`${id}\`) | ${value} | ${sign} ${limit} | ${target === undefined ? '' : `${sign} ${target}`} | ${unit} |`
}

function tableOf(shown: Budgets, known: Values): string {
  const rows = Object.entries(shown).flatMap(([id, budget]) => {
    const value = known[id]
    return value === undefined ? [] : [figureRow(id, budget, value)]
  })
  return ['| What | Measured | Limit | Goal, where not reached | Unit |', '|---|---|---|---|---|', ...rows].join('\n')
}

/** The document with a run's figures, each beside its limit. What this run did not measure keeps its figure, and what has no budget any more goes. */
export function withFigures(text: string, budgets: Budgets, values: Values): string {
  const known = { ...figuresIn(text), ...values }
  return text.replace(/<!-- (figures|times) -->[\s\S]*?<!-- \/\1 -->/g, (_, name: keyof typeof tables) => {
    return `<!-- ${name} -->\n${tableOf(shownBudgets(budgets, name), known)}\n<!-- /${name} -->`
  })
}

/** Writes a run's figures into the document. */
export function writeFigures(budgets: Budgets, values: Values): void {
  writeFileSync(figureDocument, withFigures(readFileSync(figureDocument, 'utf8'), budgets, values))
}
