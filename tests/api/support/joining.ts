import type { Contact } from '@/lib/domain/validation/contact'
import { kysely } from '@/lib/server/db/connection'
import type { Joining } from '@/lib/server/services/joining'
import { beginJoining } from '@/lib/server/services/joinings'
import { runtime } from '@/lib/server/services/runtime'
import { hashToken } from '@/lib/server/services/tokens'

/** The key of a joining whose owner has typed the code that was sent to the contact. */
export async function verifiedJoining(contact: Contact, purpose: Joining['purpose'] = 'sign-in'): Promise<string> {
  const key = await beginJoining(runtime().joinings, { purpose, contact, referralCode: null })
  const db = await kysely()
  await db.updateTable('joinings').set({ verified_at: Date.now() }).where('key_hash', '=', hashToken(key)).execute()
  return key
}
