import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { states } from '@/lib/domain/reference/states'
import { readPostcode, stateOf } from './postcode'

const nameOf = new Map(states.map(({ code, label }) => [code, label]))

function stateName(typed: string): string | undefined {
  const read = readPostcode(typed)
  return read.ok ? nameOf.get(stateOf(read.value)) : undefined
}

describe('a postcode', () => {
  it.each([
    ['01000', 'Perlis'],
    ['05000', 'Kedah'],
    ['14290', 'Kedah'],
    ['14390', 'Kedah'],
    ['34950', 'Kedah'],
    ['14400', 'Pulau Pinang'],
    ['15000', 'Kelantan'],
    ['24300', 'Terengganu'],
    ['28800', 'Pahang'],
    ['39000', 'Pahang'],
    ['49000', 'Pahang'],
    ['69000', 'Pahang'],
    ['36810', 'Perak'],
    ['48302', 'Selangor'],
    ['63000', 'Selangor'],
    ['64000', 'Selangor'],
    ['68000', 'Selangor'],
    ['55555', 'Selangor'],
    ['50450', 'Kuala Lumpur'],
    ['60000', 'Kuala Lumpur'],
    ['62988', 'Putrajaya'],
    ['73509', 'Negeri Sembilan'],
    ['78309', 'Melaka'],
    ['86999', 'Johor'],
    ['87033', 'Labuan'],
    ['91309', 'Sabah'],
    ['98859', 'Sarawak'],
  ])('%s lies in %s', (typed, state) => {
    expect(stateName(typed)).toBe(state)
  })

  const used = '01 02 05-18 20-28 30-36 39-60 62-64 68-73 75-91 93-98'

  it('begins with two digits that are in use, and with no others', () => {
    const found = Array.from({ length: 100 }, (_none, at) => at).filter(
      (at) => stateName(`${String(at).padStart(2, '0')}000`) !== undefined,
    )
    const expected = used.split(' ').flatMap((range) => {
      const [from = 0, to = from] = range.split('-').map(Number)
      return Array.from({ length: to - from + 1 }, (_none, at) => from + at)
    })
    expect(found).toEqual(expected)
  })

  it.each([
    ['', 'Enter your postcode.'],
    ['5045', 'Enter a Malaysian postcode of five digits, such as 50450.'],
    ['504500', 'Enter a Malaysian postcode of five digits, such as 50450.'],
    ['00000', 'Enter a Malaysian postcode of five digits, such as 50450.'],
    ['99000', 'Enter a Malaysian postcode of five digits, such as 50450.'],
    ['5O450', 'Enter a Malaysian postcode of five digits, such as 50450.'],
  ])('%j is refused', (typed, message) => {
    expect(readPostcode(typed)).toEqual({ ok: false, message })
  })

  it('that is read has one state, whatever its digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{5}$/), (typed) => {
        const read = readPostcode(typed)
        if (read.ok) expect(nameOf.has(stateOf(read.value))).toBe(true)
      }),
    )
  })
})
