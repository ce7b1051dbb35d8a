/** Hands a table over as a file without sending it anywhere. `name` is the file's, without its ending. */
export function saveCsv(csv: string, name: string): void {
  // The byte order mark makes spreadsheet programs read the text as UTF-8.
  const address = URL.createObjectURL(new Blob([`\uFEFF${csv}`], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.csv`
  link.click()
  URL.revokeObjectURL(address)
}
