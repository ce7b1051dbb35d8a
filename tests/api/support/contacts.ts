import { randomInt, randomUUID } from 'node:crypto'
import type { Contact } from '@/lib/domain/validation/contact'
import { storedContact } from '@/lib/server/db/stored-contact'

/** An e-mail address that nobody else has. */
export function newContact(): Contact {
  return storedContact('email', `visitor.${randomUUID()}@example.com`)
}

/** A mobile number that nobody else has. */
export function newMobile(): Contact {
  return storedContact('phone', `+6012${String(randomInt(10_000_000)).padStart(7, '0')}`)
}
