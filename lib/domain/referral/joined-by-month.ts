/** A month with how many friends joined in it. */
export interface MonthOfJoining {
  /** `2026-11`. */
  readonly month: string
  readonly count: number
}

/** The month after one. */
function following(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

/** A year fits a phone's width. */
const mostMonths = 12

/** How many joined in each of the last twelve months in which anybody did, without a gap; empty for nobody. `months` are `2026-11` in any order. */
export function joinedByMonth(months: readonly string[]): readonly MonthOfJoining[] {
  const sorted = months.toSorted()
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first === undefined || last === undefined) return []
  const found: MonthOfJoining[] = []
  for (let month = first; month <= last; month = following(month)) {
    found.push({ month, count: sorted.filter((one) => one === month).length })
  }
  return found.slice(-mostMonths)
}
