import { addDays, addMonths, type IsoDate, isoDate, malaysianDay } from '../values/iso-date'

/** The points that became a member's in one month, and how many of them are left. */
export interface Lot {
  /** `2026-11`, by Malaysia's calendar. */
  readonly month: string
  readonly earned: number
  readonly left: number
}

/** The month in Malaysia of a moment in epoch milliseconds. */
export function lotMonthOf(epochMs: number): string {
  return malaysianDay(epochMs).slice(0, 7)
}

/** The last day on which points of a month can be used: the end of the month so many months later. */
export function lastDayOfLot(month: string, monthsKept: number): IsoDate {
  return addDays(addMonths(isoDate(`${month}-01`), monthsKept + 1), -1)
}

/** A movement of a member's available points: more than 0 came, less went. `month` is the lot it belongs to, null for the oldest there is. */
export interface LotMove {
  readonly amount: number
  readonly month: string | null
}

/**
 * What is left of each month's points, the oldest first. Points go first in, first out: whatever was used, held or expired is taken from the
 * oldest months; what comes back from a hold makes that less. What is left of all months is the balance, or nothing where there is a debt.
 */
export function lotsOf(moves: readonly LotMove[]): readonly Lot[] {
  const earned = new Map<string, number>()
  let used = 0
  for (const { amount, month } of moves) {
    if (month === null) used -= amount
    else earned.set(month, (earned.get(month) ?? 0) + amount)
  }
  const months = [...earned].toSorted(([one], [other]) => (one < other ? -1 : 1))
  let before = 0
  return months.map(([month, inMonth]) => {
    before += inMonth
    return { month, earned: inMonth, left: Math.min(Math.max(before - used, 0), inMonth) }
  })
}

/** What of some lots may not be used any more on a day in Malaysia: those whose last day is over. */
export function overdue(lots: readonly Lot[], monthsKept: number, today: IsoDate): readonly Lot[] {
  return lots.filter(({ month, left }) => left > 0 && lastDayOfLot(month, monthsKept) < today)
}
