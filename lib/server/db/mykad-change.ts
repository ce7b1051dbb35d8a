import 'server-only'
import type { Kysely } from 'kysely'
import { noteFormerIdentities } from './former-identity-repository'
import { noteNumberOfReferral } from './referral-repository'
import type { Schema } from './schema'

/** A MyKad number in place of another, each by its digests; null or none for no number. `now` is epoch milliseconds. */
interface MykadChange {
  readonly accountId: string
  readonly before: string | null
  /** By each key, so that the same number is recognised after a change of keys. */
  readonly after: readonly string[]
  readonly now: number
}

/** Notes when a number was given, and the one that left the account, in the transaction that replaces it. */
export async function noteMykadChange(
  transaction: Kysely<Schema>,
  { accountId, before, after, now }: MykadChange,
): Promise<void> {
  const isSame = before === null ? after.length === 0 : after.includes(before)
  if (isSame) return
  if (before !== null) await noteFormerIdentities(transaction, { accountId, digests: [before], leftAt: now })
  const isGiven = after.length > 0
  await transaction
    .updateTable('accounts')
    .set({ nric_given_at: isGiven ? now : null })
    .where('id', '=', accountId)
    .execute()
  if (isGiven) await noteNumberOfReferral(transaction, accountId, after)
}
