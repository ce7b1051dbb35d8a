import { addMonths, type IsoDate, parseIsoDate } from '@/lib/domain/values/iso-date'
import type { Reading } from './reading'

const form = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/
/** In months: no life on record is longer (122 years). */
const longestLife = 123 * 12

/** What is wrong with a birth date on a day in Malaysia; null for nothing. */
export function birthDateProblem(birthDate: IsoDate, today: IsoDate): string | null {
  if (birthDate > today) return 'Check the year: this date of birth is still to come.'
  if (birthDate < addMonths(today, -longestLife)) return 'Check the year of your date of birth.'
  return null
}

/** Reads a day of birth as day, month and year with `/` or `-` between them, not after a day in Malaysia. Never throws. */
export function readBirthDate(typed: string, today: IsoDate): Reading<IsoDate> {
  const text = typed.trim()
  if (text === '') return { ok: false, message: 'Enter your date of birth.' }
  const [, day = '', month = '', year = ''] = form.exec(text) ?? []
  const date = parseIsoDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  if (date === null)
    return { ok: false, message: 'Enter your date of birth as day, month and year, such as 31/12/1990.' }
  const message = birthDateProblem(date, today)
  return message === null ? { ok: true, value: date } : { ok: false, message }
}
