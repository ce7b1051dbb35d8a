import { DatabaseSync } from 'node:sqlite'
import type { JoiningPurpose } from '@/lib/contract/entities/joining'
import { systemRandom } from '@/lib/server/services/keys/random'
import { hashToken, randomToken } from '@/lib/server/services/sessions/tokens'

/** Joinings whose contacts, e-mail addresses, are verified, as their right codes would have left them, each with its key. */
export function preparedJoinings(
  file: string,
  contacts: readonly string[],
  purpose: JoiningPurpose = 'sign-in',
): readonly { readonly key: string; readonly contact: string }[] {
  const database = new DatabaseSync(file, { timeout: 5000 })
  const insert = database.prepare(
    `insert into joinings (id, key_hash, purpose, contact_kind, contact_value, verified_at, created_at, expires_at)
      values (?, ?, ?, 'email', ?, ?, ?, ?)`,
  )
  const now = Date.now()
  const prepared = contacts.map((contact) => {
    const key = randomToken(systemRandom)
    insert.run(`joining-${key}`, hashToken(key), purpose, contact, now, now, now + 3_600_000)
    return { key, contact }
  })
  database.close()
  return prepared
}
