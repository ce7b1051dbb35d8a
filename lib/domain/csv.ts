import type { CompareCell, CompareTable } from './compare'
import { formatDate } from './iso-date'

/** A bare number such as -118.50, -1,200 or +4.15%: a spreadsheet reads it as a number, so it cannot be a formula. */
const plainNumber = /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?%?$/

/** Characters that make a spreadsheet read a cell as a formula, with their full-width twins. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/

function guard(cell: string): string {
  return formulaStart.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/**
 * Rows as RFC 4180 text, every line ended by CRLF. A cell that a spreadsheet would run as a formula gets a leading
 * apostrophe: `+RM535` is one, since RM535 names a cell.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map((cell) => quote(guard(cell))).join(',')}\r\n`).join('')
}

/** A gain loses its plus sign, which would make it a formula. */
function cellText(cell: CompareCell): string {
  const note = cell.note === null ? '' : ` (${cell.note})`
  const checked = cell.checkedOn === null ? '' : `, checked ${formatDate(cell.checkedOn)}`
  const value = cell.value.replace(/^\+(?=RM)/, '')
  return `${value}${note}${cell.state === 'stale' ? ` [may be out of date${checked}]` : ''}`
}

/** A comparison as a spreadsheet: one line for each row, under its group, with the case it was weighed on. */
export function compareCsv(table: CompareTable): string {
  const head = [
    ['Weighed on', table.scenarioText],
    ['Group', 'Row', ...table.columns.map((column) => column.name)],
    ['', 'Issuer', ...table.columns.map((column) => column.issuerName)],
    ['', 'Kind', ...table.columns.map((column) => column.kindText)],
  ]
  const body = table.groups.flatMap((group) =>
    group.rows.map((row) => [group.title, row.label, ...row.cells.map(cellText)]),
  )
  return toCsv([...head, ...body])
}
