import type { Source } from '../figures/figure'
import type { IsoDate } from '../values/iso-date'

/** Where a rate was read, and the day somebody last compared it. */
export interface Cited extends Omit<Source, 'kind'> {
  /** How many days a check lasts; absent: as long as that of a rule. */
  readonly lifeDays?: number
}

/**
 * A rate or rule of the country from one day on, until the next entry of its list begins. `primary` was read at the body
 * that sets it or in the text itself, `reported` in a bank's, lawyer's or newspaper's account of it; `unsure` is common
 * practice, in whole or in the part that the note names, and should be checked before use.
 */
export type Dated<T> = {
  readonly from: IsoDate
  readonly value: T
  /** What a reader must know before relying on it; null when there is nothing to add. */
  readonly note: string | null
} & (
  | { readonly standing: 'primary' | 'reported'; readonly source: Cited }
  /** null: it was not read anywhere. */
  | { readonly standing: 'unsure'; readonly source: Cited | null }
)

/** Entries from the oldest to the newest. */
export type DatedList<T> = readonly [Dated<T>, ...Dated<T>[]]

/** The entry in force on a day; null before the first one began. */
export function inForce<T>(entries: DatedList<T>, day: IsoDate): Dated<T> | null {
  let found: Dated<T> | null = null
  for (const entry of entries) if (entry.from <= day) found = entry
  return found
}

/** The entry in force on a day that the list must cover. Throws RangeError for a day before its first entry. */
export function ruleOn<T>(entries: DatedList<T>, day: IsoDate): Dated<T> {
  const entry = inForce(entries, day)
  if (entry === null) throw new RangeError(`No rule is held for ${day}: the first began on ${entries[0].from}`)
  return entry
}

/** The newest entry of a list, for rules that a visitor asks about without naming a day. */
export function latest<T>(entries: DatedList<T>): Dated<T> {
  return entries.at(-1) ?? entries[0]
}
