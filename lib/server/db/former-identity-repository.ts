import 'server-only'
import type { Kysely } from 'kysely'
import type { Schema } from './schema'

/** Contacts and MyKad numbers that leave an account, by their digests. `leftAt` is epoch milliseconds. */
interface Leaving {
  readonly accountId: string
  readonly digests: readonly string[]
  readonly leftAt: number
}

/**
 * Notes what leaves an account, in the transaction in which it does. Of several accounts that had the same, the first stays noted: the later
 * ones are those that had not been new.
 */
export async function noteFormerIdentities(
  transaction: Kysely<Schema>,
  { accountId, digests, leftAt }: Leaving,
): Promise<void> {
  for (const digest of new Set(digests)) {
    await transaction
      .insertInto('former_identities')
      .values({ digest, account_id: accountId, left_at: leftAt })
      .onConflict((conflict) => conflict.column('digest').doUpdateSet({ left_at: leftAt }))
      .execute()
  }
}

/** Takes back what was noted of an account for a moment after `now`: it is opened again. */
export async function forgetComingIdentities(
  transaction: Kysely<Schema>,
  accountId: string,
  now: number,
): Promise<void> {
  await transaction
    .deleteFrom('former_identities')
    .where('account_id', '=', accountId)
    .where('left_at', '>', now)
    .execute()
}

/** Whether one of these digests belonged to an account before, other than this one. */
export async function hadAccountBefore(
  db: Kysely<Schema>,
  digests: readonly string[],
  accountId: string,
): Promise<boolean> {
  if (digests.length === 0) return false
  const found = await db
    .selectFrom('former_identities')
    .select('digest')
    .where('digest', 'in', digests)
    .where((eb) => eb.or([eb('account_id', 'is', null), eb('account_id', '<>', accountId)]))
    .executeTakeFirst()
  return found !== undefined
}
