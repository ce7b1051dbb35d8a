import { formatDate, parseIsoDate } from '@/lib/domain/values/iso-date'

/** A day of an answer as people write it. */
export function printedDay(day: string): string {
  const read = parseIsoDate(day)
  return read === null ? day : formatDate(read)
}
