import { formatDate, malaysianDay } from './iso-date'

const hourMs = 3_600_000

/** A moment, in epoch milliseconds, by calendar and clock in Malaysia: `20 Nov 2026, 8:05 pm`. */
export function malaysianMoment(epochMs: number): string {
  const minutes = Math.floor((epochMs + 8 * hourMs) / 60_000) % 1440
  const hour = Math.floor(minutes / 60)
  const clock = `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
  return `${formatDate(malaysianDay(epochMs))}, ${clock}`
}
