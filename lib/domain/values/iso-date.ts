declare const isoDateBrand: unique symbol

/** A calendar date, `YYYY-MM-DD`, in Malaysian time. Compares correctly as text. */
export type IsoDate = string & { readonly [isoDateBrand]: 'iso date' }

const pattern = /^[1-9]\d{3}-\d{2}-\d{2}$/
const dayMs = 86_400_000
const malaysiaOffsetMs = 8 * 3_600_000
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

function toUtcMs(date: IsoDate): number {
  return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8)))
}

function fromUtcMs(ms: number): IsoDate {
  return new Date(ms).toISOString().slice(0, 10) as IsoDate
}

/** Reads a date of the years 1000 to 9999; null when it is not a real day of the calendar. */
export function parseIsoDate(text: string): IsoDate | null {
  if (!pattern.test(text)) return null
  const ms = Date.parse(`${text}T00:00:00Z`)
  return Number.isNaN(ms) || fromUtcMs(ms) !== text ? null : (text as IsoDate)
}

/** Reads a date that the code itself wrote. Throws RangeError when it is not one. */
export function isoDate(text: string): IsoDate {
  const date = parseIsoDate(text)
  if (date === null) throw new RangeError(`Not a date: ${text}`)
  return date
}

/** The calendar day in Malaysia (UTC+8, no daylight saving) at a moment in epoch milliseconds. */
export function malaysianDay(epochMs: number): IsoDate {
  return fromUtcMs(epochMs + malaysiaOffsetMs)
}

/** Whole days from one date to another; negative when `to` lies before `from`. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((toUtcMs(to) - toUtcMs(from)) / dayMs)
}

/** The date so many days later. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return fromUtcMs(toUtcMs(date) + days * dayMs)
}

/** The Monday of a date's week. */
export function mondayOf(date: IsoDate): IsoDate {
  // The first of January 1970 was a Thursday.
  const sinceMonday = (((toUtcMs(date) / dayMs + 3) % 7) + 7) % 7
  return addDays(date, -sinceMonday)
}

const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/** Days of a month of the Gregorian calendar; `month` counts from 0. */
function daysOf(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return month === 1 && isLeap ? 29 : (monthDays[month] ?? 0)
}

/**
 * The same day so many calendar months later, clipped to the month's end (31 Jan + 1 month is 28 or 29 Feb). By whole
 * numbers alone: a list asks for it thousands of times. Years stay within 1000 to 9999.
 */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const counted = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months
  const [year, month] = [Math.floor(counted / 12), counted % 12]
  const day = Math.min(Number(date.slice(8)), daysOf(year, month))
  return `${year}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}` as IsoDate
}

/** Whole calendar months from one day to a later one; the month counts from the day that {@link addMonths} gives. */
export function wholeMonths(start: IsoDate, day: IsoDate): number {
  const monthOf = (date: IsoDate): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
  const months = monthOf(day) - monthOf(start)
  return addMonths(start, months) <= day ? months : months - 1
}

/** `3 Nov 2026` */
export function formatDate(date: IsoDate): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day} ${monthNames[(month ?? 1) - 1]} ${year}`
}
