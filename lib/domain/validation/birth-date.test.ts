import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, isoDate } from '@/lib/domain/values/iso-date'
import { birthDateProblem, readBirthDate } from './birth-date'

const today = isoDate('2026-11-20')

describe('a date of birth', () => {
  it.each([
    ['31/12/1990', '1990-12-31'],
    ['31-12-1990', '1990-12-31'],
    [' 1/2/2000 ', '2000-02-01'],
    ['29-02-2004', '2004-02-29'],
    ['20/11/2026', '2026-11-20'],
    ['20/11/1903', '1903-11-20'],
  ])('%s is read as %s', (typed, date) => {
    expect(readBirthDate(typed, today)).toEqual({ ok: true, value: date })
  })

  const form = 'Enter your date of birth as day, month and year, such as 31/12/1990.'

  it.each([
    ['', 'Enter your date of birth.'],
    ['31/12/90', form],
    ['1990-12-31', form],
    ['12/31/1990', form],
    ['29/02/2001', form],
    ['31.12.1990', form],
    ['00/01/1990', form],
    ['31/12/1990 ok', form],
    ['21/11/2026', 'Check the year: this date of birth is still to come.'],
    ['01/01/1890', 'Check the year of your date of birth.'],
    ['01/01/0990', form],
  ])('%j is refused by what is wrong with it', (typed, message) => {
    expect(readBirthDate(typed, today)).toEqual({ ok: false, message })
  })

  it('of anybody alive is read, with either sign and with or without leading noughts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 44_000 }), fc.constantFrom('/', '-'), fc.boolean(), (ago, sign, bare) => {
        const born = addDays(today, -ago)
        const [year = '', month = '', day = ''] = born.split('-')
        const part = (digits: string) => (bare ? String(Number(digits)) : digits)
        expect(readBirthDate([part(day), part(month), year].join(sign), today)).toEqual({ ok: true, value: born })
      }),
    )
  })

  it('may be today and may be 123 years ago, and no day beyond either', () => {
    expect(birthDateProblem(today, today)).toBeNull()
    expect(birthDateProblem(isoDate('2026-11-21'), today)).toMatch(/still to come/)
    expect(birthDateProblem(isoDate('1903-11-20'), today)).toBeNull()
    expect(birthDateProblem(isoDate('1903-11-19'), today)).toMatch(/Check the year/)
  })
})
