import { expect, it } from 'vitest'
import { type Contact, readContact } from '../validation/contact'
import { shareContact } from './same-contact'

function contact(typed: string): Contact {
  const read = readContact(typed)
  if (!read.ok) throw new Error(read.message)
  return read.value
}

it.each([
  ['siti@example.com', 'siti+friend@example.com', true],
  ['siti@example.com', 'Siti@Example.com', true],
  ['siti@example.com', 'siti@example.org', false],
  ['siti@example.com', 'siti.a@example.com', false],
  ['012-345 6789', '+60123456789', true],
  ['012-345 6789', 'siti@example.com', false],
])('%s and %s share a contact: %s', (one, other, same) => {
  expect(shareContact([contact('other@example.net'), contact(one)], [contact(other)])).toBe(same)
})
