import { type Contact, readContact } from '@/lib/domain/validation/contact'
import { type Email, readEmail } from '@/lib/domain/validation/email'

/** Reads a contact as it is typed; throws for one that nobody could have. */
export function contactOf(typed: string): Contact {
  const reading = readContact(typed)
  if (reading.ok) return reading.value
  throw new Error(reading.message)
}

/** Reads an e-mail address as it is typed; throws for one that nobody could have. */
export function emailOf(typed: string): Email {
  const reading = readEmail(typed)
  if (reading.ok) return reading.value
  throw new Error(reading.message)
}
