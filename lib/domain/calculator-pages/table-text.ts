import { assertNever } from '../values/assert-never'
import { toCsv } from '../values/csv'
import { formatRinggit, sen } from '../values/money'
import { percentText } from '../values/rate'
import type { Quantity, ResultTable, TableColumn } from './result'

/** A number of the result as the page prints it: `RM1,234.50`, `4.15%`, `1,200`. */
export function quantityText(quantity: Quantity, value: number): string {
  switch (quantity) {
    case 'money':
      return formatRinggit(sen(value), 'sen')
    case 'rate':
      return `${percentText(value)}%`
    case 'whole':
      return grouped(value)
    default:
      return assertNever(quantity)
  }
}

function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** A value on an axis, short: `RM250k`, `RM1.2m`, `RM0.50`, `4%`, `1,200`. */
export function axisText(quantity: Quantity, value: number): string {
  switch (quantity) {
    case 'money':
      return shortRinggit(value / 100)
    case 'rate':
      return `${value / 100}%`
    case 'whole':
      return grouped(value)
    default:
      return assertNever(quantity)
  }
}

function shortRinggit(amount: number): string {
  const sign = amount < 0 ? '−' : ''
  const size = Math.abs(amount)
  if (size >= 1_000_000) return `${sign}RM${trimmed(size / 1_000_000)}m`
  if (size >= 10_000) return `${sign}RM${trimmed(size / 1000)}k`
  return `${sign}RM${Number.isInteger(size) ? grouped(size) : size.toFixed(2)}`
}

function trimmed(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** A cell as the page prints it. */
export function cellText(column: TableColumn, cell: number | string): string {
  return typeof cell === 'string' || column.kind === 'text' || column.kind === 'date'
    ? String(cell)
    : quantityText(column.kind, cell)
}

function csvHead({ label, kind }: TableColumn): string {
  if (kind === 'money') return `${label} (RM)`
  return kind === 'rate' ? `${label} (%)` : label
}

/** A table as a spreadsheet: amounts and rates as bare numbers, their unit in the head. */
export function tableCsv({ columns, rows }: ResultTable): string {
  const body = rows.map((row) =>
    row.map((cell, index) => {
      const kind = columns[index]?.kind
      if (typeof cell !== 'number') return cell
      return kind === 'money' ? (cell / 100).toFixed(2) : kind === 'rate' ? percentText(cell) : String(cell)
    }),
  )
  return toCsv([columns.map(csvHead), ...body])
}
