import { randomUUID } from 'node:crypto'
import type { JoiningPurpose } from '@/lib/contract/entities/joining'
import { type Contact, readContact } from '@/lib/domain/validation/contact'
import { kysely } from '@/lib/server/db/connection'
import { beginJoining } from '@/lib/server/services/joinings'
import { runtime } from '@/lib/server/services/runtime'
import { hashToken } from '@/lib/server/services/tokens'

/** A contact that nobody else has. */
export function newContact(): Contact {
  const read = readContact(`visitor.${randomUUID()}@example.com`)
  if (!read.ok) throw new Error(read.message)
  return read.value
}

/** The key of a joining whose contact is verified, as its right code would have done. */
export async function verifiedKey(contact: Contact, purpose: JoiningPurpose = 'sign-in'): Promise<string> {
  const key = await beginJoining(runtime().joinings, { purpose, contact, referralCode: null })
  const db = await kysely()
  await db.updateTable('joinings').set({ verified_at: Date.now() }).where('key_hash', '=', hashToken(key)).execute()
  return key
}
