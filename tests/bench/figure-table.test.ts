import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Budget, type Budgets, dependsOnTime, keeps, readBudgets } from './budgets'
import { figureDocument, figureRow, figuresIn, shownBudgets, withFigures } from './figure-table'

const text = readFileSync(figureDocument, 'utf8')
const rowsOf = (document: string) => document.split('\n').filter((line) => /^\|.*\(`[a-z]+\./.test(line))

describe('the table of figures in the document', () => {
  it('has the budgets of this checkout, each with its limit and its goal, and no others', () => {
    const known = figuresIn(text)
    const shown = { ...shownBudgets(readBudgets(), 'figures'), ...shownBudgets(readBudgets(), 'times') }
    const wanted = Object.entries(shown).map(([id, one]) => figureRow(id, one, known[id] ?? Number.NaN))
    expect(rowsOf(text)).toEqual(wanted)
  })

  it('shows figures that keep their limits, but for what depends on time', () => {
    const broken = Object.entries(figuresIn(text)).filter(([id, value]) => {
      const budget = readBudgets()[id]
      return budget === undefined || (!dependsOnTime(id, budget) && !keeps(budget, value))
    })
    expect(broken).toEqual([])
  })
})

describe('writing the table', () => {
  const pages: Budget = { what: 'the most that may be sent', unit: 'kB', limit: 20, better: 'lower', target: 10 }
  const budgets: Budgets = {
    'bytes.page': pages,
    'load.requests': { ...pages, unit: 'requests' },
    'calculators.time': { ...pages, unit: 'ms' },
    'touch.requests': { ...pages, unit: 'requests' },
  }
  const start =
    'Before\n<!-- figures -->\n| gone (`bytes.gone`) | 3 | ≤ 4 |  | kB |\n<!-- /figures -->\n<!-- times -->\n<!-- /times -->\nAfter'

  it('puts in what was measured, what depends on time in a table of its own, without what has no budget any more', () => {
    const written = withFigures(start, budgets, { 'bytes.page': 12.5, 'calculators.time': -3, 'touch.requests': 1 })
    expect(rowsOf(written)).toEqual([
      '| the most that may be sent (`bytes.page`) | 12.5 | ≤ 20 | ≤ 10 | kB |',
      '| the most that may be sent (`calculators.time`) | -3 | ≤ 20 | ≤ 10 | ms |',
    ])
    expect(figuresIn(written)['calculators.time']).toBe(-3)
    expect(written).toMatch(/^Before\n[\s\S]+\nAfter$/)
  })

  it('keeps the figures of what a run did not measure', () => {
    const written = withFigures(withFigures(start, budgets, { 'bytes.page': 12.5 }), budgets, { 'load.requests': 5 })
    expect(figuresIn(written)).toEqual({ 'bytes.page': 12.5, 'load.requests': 5 })
  })
})
