/** Whole values from `from` up to and including `to`, at all of which the same one is first. */
export interface Band<T> {
  readonly from: number
  readonly to: number
  readonly first: T
}

/** Up to so many values are all tried. */
const mostTried = 150

/** Values at which it is looked: all of a short range, else steps of a thirtieth, at least one. */
function looks(from: number, to: number): readonly number[] {
  if (to - from <= mostTried) return Array.from({ length: to - from + 1 }, (_, at) => from + at)
  const found: number[] = []
  for (let at = from; at < to; at += Math.max(1, Math.floor(at / 30))) found.push(at)
  return [...found, to]
}

/** The least value above `low` at which not `first(low)` is first; it is not first at `high`. By halving, to the unit. */
export function edgeBetween<T>(first: (value: number) => T, low: number, high: number): number {
  const before = first(low)
  let [same, other] = [low, high]
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2)
    if (first(middle) === before) same = middle
    else other = middle
  }
  return other
}

/**
 * Who is first over a range of whole values, band by band, each edge found to the unit: on its one side one is first and on
 * the other side another. Whoever is first only within a step between two looks, a thirtieth of the value, is not seen.
 * `first` answers with the same object for the same one. Throws RangeError for an empty range.
 */
export function winnerBands<T>(first: (value: number) => T, from: number, to: number): readonly Band<T>[] {
  if (!(from <= to)) throw new RangeError(`No values from ${from} to ${to}`)
  const bands: Band<T>[] = []
  let [start, at] = [from, from]
  for (const look of looks(from, to)) {
    while (first(at) !== first(look)) {
      const edge = edgeBetween(first, at, look)
      bands.push({ from: start, to: edge - 1, first: first(at) })
      start = edge
      at = edge
    }
    at = look
  }
  return [...bands, { from: start, to, first: first(at) }]
}
