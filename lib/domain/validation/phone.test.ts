import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readMobile } from './phone'

const refused = { ok: false, message: 'Enter a Malaysian mobile number such as 012-345 6789.' }

describe('a mobile number', () => {
  it.each(['', ' ', '\t\n'])('is asked for when nothing but blanks was typed: %j', (typed) => {
    expect(readMobile(typed)).toEqual({ ok: false, message: 'Enter your mobile number.' })
  })

  it.each([
    ['012-345 6789', '+60123456789'],
    ['011-1234 5678', '+601112345678'],
    ['123456789', '+60123456789'],
    ['60123456789', '+60123456789'],
    ['+60 (0)12-345 6789', '+60123456789'],
    ['0060 12 345 6789', '+60123456789'],
    ['0123456789 ', '+60123456789'],
    ['0153.123.4567', '+601531234567'],
    ['012–345‑6789', '+60123456789'],
    ['\u202a+60 12-345 6789\u202c', '+60123456789'],
    [' 019 876 5432', '+60198765432'],
  ])('is kept the same however it is written: %j', (typed, kept) => {
    expect(readMobile(typed)).toEqual({ ok: true, value: kept })
  })

  it.each([
    '0123456',
    '+6591234567',
    '03-2161 2345',
    '1-300-88-1234',
    '999',
    '0154-123 4567',
    '011-123 4567',
    '012-345 67890',
    '+61 412 345 678',
    '012345678a',
    '٠١٢٣٤٥٦٧٨٩',
    '++60123456789',
    '0123456789,0129876543',
    '012-345 6789\r\nBcc: a@b.com',
  ])('of another country, of a house, too short or mixed with words is refused: %j', (typed) => {
    expect(readMobile(typed)).toEqual(refused)
  })

  const prefix = fc.constantFrom('', '0', '60', '+60', '0060', '+60 ')
  const national = fc.oneof(
    fc.stringMatching(/^1[02346789]\d{7}$/),
    fc.stringMatching(/^11\d{8}$/),
    fc.stringMatching(/^15[39]\d{7}$/),
  )

  it('is kept in one form whatever stands before it and between its digits, and reads the same again', () => {
    fc.assert(
      fc.property(prefix, national, fc.constantFrom('', ' ', '-', '.', ' - '), (before, digits, between) => {
        const read = readMobile(`${before}${digits.slice(0, 2)}${between}${digits.slice(2)}`)
        expect(read).toEqual({ ok: true, value: `+60${digits}` })
        expect(readMobile(`+60${digits}`)).toEqual(read)
      }),
    )
  })
})
