import { DatabaseSync } from 'node:sqlite'
import { systemRandom } from '@/lib/server/services/random'
import { hashToken, randomToken } from '@/lib/server/services/tokens'

/** So many joinings whose contacts are verified, as their right codes would have left them, each with its key. */
export function preparedJoinings(
  file: string,
  count: number,
): readonly { readonly key: string; readonly contact: string }[] {
  const database = new DatabaseSync(file, { timeout: 5000 })
  const insert = database.prepare(
    `insert into joinings (id, key_hash, purpose, contact_kind, contact_value, verified_at, created_at, expires_at)
      values (?, ?, 'sign-in', 'email', ?, ?, ?, ?)`,
  )
  const now = Date.now()
  const prepared = Array.from({ length: count }, (_none, at) => {
    const key = randomToken(systemRandom)
    const contact = `visitor${at}@example.com`
    insert.run(`joining-${at}`, hashToken(key), contact, now, now, now + 3_600_000)
    return { key, contact }
  })
  database.close()
  return prepared
}
