import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { productTables } from '@/lib/domain/categories/product-tables'
import { importColumns } from '@/lib/domain/figures/describe'
import { figureDocs } from '@/lib/server/catalogue/figure-docs'

test('docs/figures.md says what the figure tables say: npm run docs:figures writes it again', () => {
  expect(readFileSync('docs/figures.md', 'utf8')).toBe(figureDocs())
})

test('a spreadsheet is offered the figures that fit a cell, with their state and source, and no others', () => {
  const columns = importColumns(productTables['fixed-deposit'].figures)
  expect(columns).toContain('minimumDeposit.value')
  expect(columns).toContain('minimumDeposit.state')
  expect(columns).toContain('rateKind')
  expect(columns.filter((column) => column.startsWith('placements'))).toEqual([])
})
