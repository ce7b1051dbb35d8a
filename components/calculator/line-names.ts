/** Most characters of a row beside the plot: what fits its room, see styles/chart.css. */
const mostInRow = 16

/** Height of a row, in pixels. */
const rowHeight = 16

/** The end of a line at the right edge of the plot. */
interface LineEnd {
  readonly name: string
  /** In pixels from the top of the plot. */
  readonly y: number
}

/** A row of a name, at the middle of its height. */
interface NameRow {
  readonly y: number
  readonly text: string
}

function rowsOf(name: string): readonly string[] {
  const rows: string[] = []
  for (const word of name.split(' ')) {
    const longer = `${rows.at(-1)} ${word}`
    if (rows.length > 0 && longer.length <= mostInRow) rows[rows.length - 1] = longer
    else rows.push(word)
  }
  return rows
}

/**
 * Where the names of lines are beside their ends: each in as many rows as it needs, as near to its end as those above and
 * below leave it, within `height` pixels from the top where all fit. From the top down.
 */
export function nameLines(ends: readonly LineEnd[], height: number): readonly NameRow[] {
  const blocks = ends
    .toSorted((one, two) => one.y - two.y)
    .map(({ name, y }) => ({ rows: rowsOf(name), top: y - (rowsOf(name).length * rowHeight) / 2 }))
  let free = -rowHeight / 2
  for (const block of blocks) {
    block.top = Math.max(block.top, free)
    free = block.top + block.rows.length * rowHeight
  }
  let floor = height + rowHeight / 2
  for (const block of blocks.toReversed()) {
    block.top = Math.min(block.top, floor - block.rows.length * rowHeight)
    floor = block.top
  }
  return blocks.flatMap(({ rows, top }) =>
    rows.map((text, at) => ({ text, y: Math.round(top + (at + 0.5) * rowHeight) })),
  )
}
