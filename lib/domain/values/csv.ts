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
