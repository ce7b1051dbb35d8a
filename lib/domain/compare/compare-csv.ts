import { toCsv } from '../values/csv'
import { formatDate } from '../values/iso-date'
import type { CompareCell, CompareTable } from './compare'

/** A gain loses its plus sign, which would make it a formula. */
function cellText(cell: CompareCell): string {
  const note = cell.note === null ? '' : ` (${cell.note})`
  const checked = cell.checkedOn === null ? '' : `, checked ${formatDate(cell.checkedOn)}`
  const value = cell.value.replace(/^\+(?=RM)/, '')
  return `${value}${note}${cell.state === 'stale' ? ` [may be out of date${checked}]` : ''}`
}

/** A comparison as a spreadsheet: one line for each row, under its group, with the scenario it was evaluated on. */
export function compareCsv(table: CompareTable): string {
  const head = [
    ['Calculated for', table.scenarioText],
    ['Group', 'Row', ...table.columns.map((column) => column.name)],
    ['', 'Issuer', ...table.columns.map((column) => column.issuerName)],
    ['', 'Kind', ...table.columns.map((column) => column.kindText)],
  ]
  const body = table.groups.flatMap((group) =>
    group.rows.map((row) => [group.title, row.label, ...row.cells.map(cellText)]),
  )
  return toCsv([...head, ...body])
}
