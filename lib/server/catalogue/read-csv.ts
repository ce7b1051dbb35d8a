import { CsvError, parse } from 'csv-parse/sync'
import type { Cell } from './edit-text'

/** A row of a spreadsheet: the product and the fields to set. `row` counts from 1, the header included. */
export interface CsvRow {
  readonly row: number
  readonly slug: string
  readonly cells: readonly Cell[]
}

/** Something wrong with a row; `column` empty when it is the row as a whole. */
export interface RowProblem {
  readonly row: number
  readonly column: string
  readonly reason: string
}

export type ReadCsv =
  | { readonly ok: true; readonly rows: readonly CsvRow[] }
  | { readonly ok: false; readonly problems: readonly RowProblem[] }

function refused(row: number, column: string, reason: string): ReadCsv {
  return { ok: false, problems: [{ row, column, reason }] }
}

function headerProblem(header: readonly string[]): string | null {
  if (header[0] !== 'slug') return 'the first column must be slug'
  if (header.length < 2) return 'there is no column to change'
  if (header.includes('')) return 'a column has no name'
  const twice = header.find((name, index) => header.indexOf(name) < index)
  return twice === undefined ? null : `the column ${twice} stands twice`
}

function table(text: string): readonly (readonly string[])[] | RowProblem {
  try {
    return parse(text, { bom: true, trim: true, relax_column_count: true })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { row: 1, column: '', reason: `is not a readable CSV file: ${error.message}` }
  }
}

/** Reads `slug` and dotted field paths from the header, one product from each further row. Empty cells change nothing. */
export function readCsv(text: string): ReadCsv {
  const read = table(text)
  if ('reason' in read) return { ok: false, problems: [read] }
  const [header = [], ...body] = read
  const wrong = headerProblem(header)
  if (wrong !== null) return refused(1, '', wrong)
  const problems: RowProblem[] = []
  const seen = new Map<string, number>()
  const rows = body.flatMap((values, index): CsvRow[] => {
    const row = index + 2
    const [slug = '', ...rest] = values
    const before = seen.get(slug)
    if (values.every((value) => value === '')) return []
    if (values.length !== header.length) {
      problems.push({ row, column: '', reason: `has ${values.length} cells, the header has ${header.length}` })
    } else if (slug === '') problems.push({ row, column: 'slug', reason: 'is empty' })
    else if (before !== undefined) problems.push({ row, column: 'slug', reason: `${slug} is also in row ${before}` })
    seen.set(slug, row)
    const cells = rest.map((value, at) => ({ field: header[at + 1] ?? '', text: value }))
    return [{ row, slug, cells: cells.filter((cell) => cell.text !== '') }]
  })
  if (rows.length === 0) return refused(1, '', 'has no row below the header')
  return problems.length > 0 ? { ok: false, problems } : { ok: true, rows }
}
