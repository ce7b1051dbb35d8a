import { expect, test } from 'vitest'
import { addDays, addMonths, daysBetween, isoDate, parseIsoDate } from './iso-date'

test('a number of months later is the same day, or the last of a shorter month', () => {
  for (const [from, months, to] of [
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2100-01-31', 1, '2100-02-28'],
    ['2000-02-29', 12, '2001-02-28'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -13, '2024-12-15'],
    ['2026-05-31', 0, '2026-05-31'],
  ] as const) {
    expect(addMonths(isoDate(from), months), `${from} and ${months} months`).toBe(to)
  }
})

test('every day of eight years, plus any number of months, is a day of the calendar in the month that was meant', () => {
  let day = isoDate('2023-01-01')
  for (let count = 0; count < 8 * 365; count += 1) {
    const months = ((count * 37) % 240) - 120
    const later = addMonths(day, months)
    const meant = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months, 1))
    expect(parseIsoDate(later), `${day} and ${months} months`).toBe(later)
    expect(later.slice(0, 7)).toBe(meant.toISOString().slice(0, 7))
    const isLast = addDays(later, 1).slice(8) === '01'
    expect(later.slice(8) === day.slice(8) || (isLast && later.slice(8) < day.slice(8)), `${day}, ${later}`).toBe(true)
    day = addDays(day, 1)
  }
})

test('days between two dates and a date so many days later say the same', () => {
  const from = isoDate('2024-02-28')
  for (const days of [-400, -1, 0, 1, 2, 366, 5000]) expect(daysBetween(from, addDays(from, days))).toBe(days)
})
