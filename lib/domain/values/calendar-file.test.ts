import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { calendarFile } from './calendar-file'
import { isoDate } from './iso-date'

const madeAt = Date.parse('2026-11-20T04:05:06.789Z')
const plain = {
  uid: 'offer-nusa-cash-2026-12-31',
  title: 'Offer ends: Nusa Cash',
  text: 'Last day.',
  url: 'https://www.timbang.example/credit-card/nusa-cash',
  day: isoDate('2026-12-31'),
  host: 'www.timbang.example',
}

const eventOf = (file: string) =>
  new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent') ?? undefined)

describe('a calendar file', () => {
  it('is one day that a calendar shows as that day wherever it is, and that replaces itself when it is opened again', () => {
    const file = calendarFile([plain], madeAt)
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:/)
    expect(file.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true)
    expect(file).toContain('\r\nDTSTART;VALUE=DATE:20261231\r\n')
    expect(file).toContain('\r\nDTSTAMP:20261120T040506Z\r\n')
    expect(file).toContain('\r\nUID:offer-nusa-cash-2026-12-31@www.timbang.example\r\n')
    expect(file).not.toMatch(/TZID|DTEND/)
    const event = eventOf(file)
    expect([event.startDate.isDate, event.startDate.toString(), event.endDate.toString()]).toEqual([
      true,
      '2026-12-31',
      '2027-01-01',
    ])
  })

  it('of several days is one calendar with an event for each', () => {
    const other = { ...plain, uid: 'offer-nusa-cash-2027-01-31', day: isoDate('2027-01-31') }
    const calendar = new ICAL.Component(ICAL.parse(calendarFile([plain, other], madeAt)))
    const days = calendar.getAllSubcomponents('vevent').map((event) => String(event.getFirstPropertyValue('dtstart')))
    expect(days).toEqual(['2026-12-31', '2027-01-31'])
  })

  it('reminds at nine in the morning three days before', () => {
    const alarm = eventOf(calendarFile([plain], madeAt)).component.getFirstSubcomponent('valarm')
    const before = ICAL.Duration.fromString(String(alarm?.getFirstPropertyValue('trigger')))
    expect(before.toSeconds()).toBe(9 * 3600 - 3 * 86_400)
  })

  it('says any words as they are, in lines of at most 75 octets that break within no character', () => {
    const words = fc
      .string({ unit: 'grapheme', maxLength: 200, size: 'max' })
      .map((text) => text.replaceAll(/\p{Cc}/gu, ''))
    const signs = fc.string({
      unit: fc.constantFrom('\\', ';', ',', 'n', ':', '"', '\n', 'é', '令', '🌶️'),
      minLength: 80,
      maxLength: 160,
      size: 'max',
    })
    fc.assert(
      fc.property(fc.oneof(words, signs), (text) => {
        const file = calendarFile([{ ...plain, title: `T${text}`.replaceAll('\n', ' '), text: `x${text}` }], madeAt)
        const lines = file.split('\r\n')
        expect(lines.every((line) => Buffer.byteLength(line) <= 75 && !/[\r\n]/.test(line))).toBe(true)
        expect(Buffer.from(file).toString()).toBe(file)
        const { description } = eventOf(file)
        expect(description).toBe(`x${text}`)
      }),
    )
  })

  it('lets no word of a file begin a line of its own', () => {
    const file = calendarFile([{ ...plain, text: 'a\r\nEND:VEVENT\rATTENDEE:mailto:x@example.com' }], madeAt)
    expect(file.match(/END:VEVENT\r\n/g)).toHaveLength(1)
    expect(file).not.toMatch(/^ATTENDEE/m)
  })
})
