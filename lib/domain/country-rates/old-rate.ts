import { shelfLifeDays } from '../figures/figure'
import { addDays, formatDate, type IsoDate } from '../values/iso-date'
import type { Cited, Dated } from './dated'

/** A rate of the country that a figure is worked out with and that nobody has checked for too long. */
export interface OldRate {
  /** As it stands within a line: `SBR`. */
  readonly name: string
  readonly checkedOn: IsoDate
}

type Check = Pick<Cited, 'checkedOn' | 'lifeDays'>

/** How many days a check of a source lasts; that of a rule where it names no other. */
export function lifeDaysOf(source: Pick<Cited, 'lifeDays'> | null): number {
  return source?.lifeDays ?? shelfLifeDays.rule
}

/** Whether a source was last checked longer ago than a check of it lasts. */
export function isOldCheck(source: Check, day: IsoDate): boolean {
  return source.checkedOn < addDays(day, -lifeDaysOf(source))
}

/** The rate with the day of its last check, where that is too long ago; null while it is not, or where none was read. */
export function oldRateOf(name: string, { source }: Dated<unknown>, day: IsoDate): OldRate | null {
  return source !== null && isOldCheck(source, day) ? { name, checkedOn: source.checkedOn } : null
}

const mayBeOld = ', may be out of date'

/** The day of a check as it stands after "checked": `3 Sep 2026`, marked where that is too long ago. */
export function checkedText(source: Check, day: IsoDate): string {
  return `${formatDate(source.checkedOn)}${isOldCheck(source, day) ? mayBeOld : ''}`
}

/** `SBR checked 3 Sep 2026, may be out of date` */
export function oldRateText({ name, checkedOn }: OldRate): string {
  return `${name} checked ${formatDate(checkedOn)}${mayBeOld}`
}

/** What follows a rate within a sentence: ` (checked 3 Sep 2026, may be out of date)`; empty while the check is fresh. */
export function oldCheckText({ source }: Pick<Dated<unknown>, 'source'>, day: IsoDate): string {
  return source !== null && isOldCheck(source, day) ? ` (checked ${checkedText(source, day)})` : ''
}

/**
 * What the head of a list says of such a rate, once for all its rows. `usedByAll`: every ranked row is worked out with it, so that a
 * change moves them alike; otherwise products with a rate of their own could change places with those that use it.
 */
export function oldRateNote({ name, checkedOn }: OldRate, usedByAll: boolean): string {
  const effect = usedByAll
    ? `All these products use it, so a change should barely affect their order.`
    : `Only the products marked with it use it, so a change could affect their order.`
  return `${name} was last checked on ${formatDate(checkedOn)} and may be out of date. ${effect}`
}

/** What an answer says of the oldest of its sources, where a check of one is too old; null while all are fresh. */
export function oldSourcesText(sources: readonly (Check & Pick<Cited, 'title'>)[], day: IsoDate): string | null {
  const [oldest] = sources
    .filter((source) => isOldCheck(source, day))
    .sort((one, other) => (one.checkedOn < other.checkedOn ? -1 : 1))
  if (oldest === undefined) return null
  return `May be out of date: ${oldest.title}, last checked on ${formatDate(oldest.checkedOn)}.`
}
