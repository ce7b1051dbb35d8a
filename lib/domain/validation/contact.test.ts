import { describe, expect, it } from 'vitest'
import { type Contact, maskedContact, readContact } from './contact'

function contactOf(typed: string): Contact {
  const read = readContact(typed)
  if (!read.ok) throw new RangeError(read.message)
  return read.value
}

describe('what somebody signs in by', () => {
  it('is an e-mail address where it has an @, else a mobile number', () => {
    expect(contactOf(' Siti@Example.com ')).toEqual({ kind: 'email', value: 'siti@example.com' })
    expect(contactOf('012-345 6789')).toEqual({ kind: 'phone', value: '+60123456789' })
  })

  it.each([
    [' ', 'Enter your e-mail address or mobile number.'],
    ['siti@', 'Enter an e-mail address such as aminah@example.com.'],
    ['siti', 'Enter an e-mail address, or a Malaysian mobile number such as 012-345 6789.'],
    ['+65 9123 4567', 'Enter an e-mail address, or a Malaysian mobile number such as 012-345 6789.'],
  ])('%j is told what it could be', (typed, message) => {
    expect(readContact(typed)).toEqual({ ok: false, message })
  })

  it.each([
    ['siti.aminah@example.com', 's•••@example.com'],
    ['a@b.my', 'a•••@b.my'],
    ['012-345 6789', '+60 12-••• 6789'],
    ['011-1234 5678', '+60 11-••• 5678'],
  ])('%s is shown as %s, so that its length is not told either', (typed, masked) => {
    expect(maskedContact(contactOf(typed))).toBe(masked)
  })
})
