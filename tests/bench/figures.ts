/** What one measurement gave. `note` says where, for a person who reads the table. */
export interface Figure {
  readonly value: number
  readonly note?: string
}

/** Why something could not be measured on this machine. */
export interface Missing {
  readonly missing: string
}

/** Why a run that does not decide on times leaves one to another run. */
export interface Postponed {
  readonly postponed: string
}

/** What was measured, by budget id. */
export type Figures = Readonly<Record<string, Figure | Missing | Postponed>>

/** Measured values by budget id. */
export type Values = Readonly<Record<string, number>>

/** The middle value; of an even number of values the mean of the two in the middle. Throws when there is none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing')
  return (upper + lower) / 2
}

/** The value that 99 of 100 do not exceed. Throws when there is none. */
export function percentile99(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(sorted.length * 0.99) - 1)]
  if (value === undefined) throw new Error('There is no percentile of nothing')
  return value
}

/**
 * Of each piece of work its quickest time, when the same pieces were timed several times in the same order: what came between
 * meets another piece each time. Throws when the times are not of the same pieces.
 */
export function quickestOfEach(runs: readonly (readonly number[])[]): readonly number[] {
  const [first = []] = runs
  if (runs.some(({ length }) => length !== first.length)) throw new Error('Not the same pieces of work were timed')
  return first.map((_, at) => Math.min(...runs.map((run) => run[at] ?? Number.POSITIVE_INFINITY)))
}

/** The largest of named values, with its name as the note unless all are zero. Throws when there is none. */
export function largest(values: ReadonlyMap<string, number>): Figure {
  const top = [...values].sort((a, b) => b[1] - a[1])[0]
  if (top === undefined) throw new Error('Nothing was measured')
  return top[1] === 0 ? { value: 0 } : { value: top[1], note: top[0] }
}

/** Bytes as kilobytes of 1,000, to the tenth. */
export function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10
}

/** A number to so many decimals. */
export function round(value: number, decimals = 0): number {
  const factor = 10 ** decimals
  return Math.round(value * factor) / factor
}
