import { type Contact, readContact } from '@/lib/domain/validation/contact'

/** Reads a contact as it is typed; throws for one that nobody could have. */
export function contactOf(typed: string): Contact {
  const reading = readContact(typed)
  if (reading.ok) return reading.value
  throw new Error(reading.message)
}
