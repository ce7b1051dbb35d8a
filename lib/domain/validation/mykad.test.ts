import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, isoDate, parseIsoDate } from '@/lib/domain/values/iso-date'
import { canBeBornOn, type Mykad, maskedMykad, readMykad } from './mykad'
import { mykadBirthplaces } from './mykad-birthplaces'

const today = isoDate('2026-11-20')

function mykadOf(typed: string, on = today): Mykad {
  const read = readMykad(typed, on)
  if (!read.ok) throw new RangeError(read.message)
  return read.value
}

describe('a MyKad number', () => {
  it.each([
    ['900101-14-0001', '1990-01-01', 'male', 'Kuala Lumpur'],
    ['900101140002', '1990-01-01', 'female', 'Kuala Lumpur'],
    ['000229-10-0003', '2000-02-29', 'male', 'Selangor'],
    ['040229-08-0004', '2004-02-29', 'female', 'Perak'],
    ['081120-01-0001', '2008-11-20', 'male', 'Johor'],
    ['081121-01-0001', '2008-11-21', 'male', 'Johor'],
    ['261120-14-0002', '2026-11-20', 'female', 'Kuala Lumpur'],
    ['261121-14-0002', '1926-11-21', 'female', 'Kuala Lumpur'],
    ['900101-66-0005', '1990-01-01', 'male', 'Singapore'],
    ['560224-10-8354', '1956-02-24', 'female', 'Selangor'],
    ['900101 14 0001', '1990-01-01', 'male', 'Kuala Lumpur'],
    ['900101-16-0000', '1990-01-01', 'female', 'Putrajaya'],
    ['900101-71-0009', '1990-01-01', 'male', 'Outside Malaysia'],
  ])('%s says who was born when and where', (typed, bornOn, sex, birthplace) => {
    const number = typed.replace(/\D/g, '')
    expect(mykadOf(typed)).toMatchObject({ number, bornOn, sex, birthplace })
  })

  const form = 'Enter the 12 digits of your MyKad, such as 900101-14-0001.'
  const date = 'Check the first six digits: they are not a date of birth.'
  const place = 'Check the seventh and eighth digit: they are not a place of birth.'

  it.each([
    [' ', 'Enter your MyKad number.'],
    ['900101-14-001', form],
    ['900101-14-00012', form],
    ['9001-0114-0001', form],
    ['A1234567', form],
    ['٩٠٠١٠١١٤٠٠٠١', form],
    ['010229-10-0003', date],
    ['900431-14-0001', date],
    ['901301-14-0001', date],
    ['900100-14-0001', date],
    ['561372-70-7953', date],
    ['900101-00-0001', place],
    ['900101-17-0001', place],
    ['900101-70-0001', place],
  ])('%j is refused by what is wrong with it', (typed, message) => {
    expect(readMykad(typed, today)).toEqual({ ok: false, message })
  })

  it('has no place of birth that is not in use', () => {
    const places = Array.from({ length: 100 }, (_none, at) => String(at).padStart(2, '0'))
    const unused = places.filter((digits) => !mykadBirthplaces.has(digits))
    expect(unused.join(' ')).toBe('00 17 18 19 20 69 70 73 80 81 94 95 96 97')
  })

  it('may mean a day a hundred years before, where somebody that old may live', () => {
    expect(mykadOf('261120-14-0002').orBornOn).toBe('1926-11-20')
    expect(mykadOf('120101-14-0002').orBornOn).toBe('1912-01-01')
    expect(mykadOf('110101-14-0002').orBornOn).toBeNull()
    expect(mykadOf('900101-14-0001').orBornOn).toBeNull()
    expect(mykadOf('261121-14-0002').orBornOn).toBeNull()
    expect(mykadOf('000229-10-0003').orBornOn).toBeNull()
  })

  it('goes with the days that end in its digits, in whichever century', () => {
    const { number } = mykadOf('261120-14-0002')
    expect(canBeBornOn(number, isoDate('1926-11-20'))).toBe(true)
    expect(canBeBornOn(number, isoDate('2026-11-20'))).toBe(true)
    expect(canBeBornOn(number, isoDate('2026-11-21'))).toBe(false)
  })

  it('is shown without what would let anybody else use it', () => {
    expect(maskedMykad(mykadOf('900101-14-0001').number)).toBe('900101-**-****')
  })

  it('of everybody born in the last hundred years says their day of birth, not one to come', () => {
    const rest = fc.tuple(fc.constantFrom(...mykadBirthplaces.keys()), fc.stringMatching(/^\d{4}$/))
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 36_500 }), rest, (daysAgo, [place, last]) => {
        const born = addDays(today, -daysAgo)
        const read = mykadOf(`${born.slice(2).replaceAll('-', '')}-${place}-${last}`)
        expect(read.bornOn).toBe(born)
        expect(read.sex).toBe(Number(last) % 2 === 0 ? 'female' : 'male')
        expect(mykadOf(read.number)).toEqual(read)
      }),
    )
  })

  it('never throws, and never says a day to come', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\d -]{10,16}$/)), (typed) => {
        const read = readMykad(typed, today)
        if (read.ok) expect(parseIsoDate(read.value.bornOn) !== null && read.value.bornOn <= today).toBe(true)
      }),
    )
  })
})
