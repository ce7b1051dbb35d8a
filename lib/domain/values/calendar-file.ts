import type { IsoDate } from './iso-date'

/** A day that somebody wants to be reminded of. */
export interface CalendarDay {
  /** With the host names the event for ever: a file that is opened again replaces the entry instead of adding a second. */
  readonly uid: string
  readonly title: string
  readonly text: string
  readonly url: string
  /** A day in Malaysia; a calendar shows it as that day wherever it is opened. */
  readonly day: IsoDate
  /** Host of the site that makes the file. */
  readonly host: string
}

/** Longest line of a calendar file, in octets without its end (RFC 5545, 3.1). */
const longestLine = 75

const octets = (text: string): number => new TextEncoder().encode(text).length

/** A text as a value: what has a meaning of its own is escaped (RFC 5545, 3.3.11), other control characters are dropped. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '')
}

/** A line broken into pieces of at most {@link longestLine} octets, never within a character; each further one starts with a space. */
function folded(line: string): string {
  const pieces: string[] = []
  let piece = ''
  for (const character of line) {
    if (octets(piece) + octets(character) > longestLine) {
      pieces.push(piece)
      piece = ' '
    }
    piece += character
  }
  return [...pieces, piece].join('\r\n')
}

/** `20261231T160000Z` */
function utcMoment(epochMs: number): string {
  return new Date(epochMs).toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

/** One day as an event, with an alarm at nine in the morning three days before. */
function eventLines({ uid, title, text, url, day, host }: CalendarDay, madeAt: number): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}@${host}`,
    `DTSTAMP:${utcMoment(madeAt)}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    // Counted from the midnight at which the day begins.
    'TRIGGER:-P2DT15H',
    'END:VALARM',
    'END:VEVENT',
  ]
}

/** A calendar file (RFC 5545) of some days of one site. `madeAt` is the moment at which it is made, in epoch milliseconds. */
export function calendarFile(days: readonly [CalendarDay, ...CalendarDay[]], madeAt: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${days[0].host}//Reminders//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...days.flatMap((day) => eventLines(day, madeAt)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
