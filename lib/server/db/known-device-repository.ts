import 'server-only'
import type { Kysely, Transaction } from 'kysely'
import type { Contact } from '@/lib/domain/validation/contact'
import type { Schema } from './schema'
import { storedContact } from './stored-contact'

/** The most browsers of one account that are known; who signs in from more loses those that were used longest ago. */
const mostOfAccount = 20

export interface KnownDeviceRepository {
  /** By what the accounts sign in that a device is known of. Looks at nothing of any other account. */
  contactsOf(digest: string): Promise<readonly Contact[]>
}

/** Known devices on either engine; `connect` is called for each use, so nothing is opened before. */
export function createKnownDeviceRepository(connect: () => Promise<Kysely<Schema>>): KnownDeviceRepository {
  return {
    contactsOf: async (digest) => {
      const db = await connect()
      const rows = await db
        .selectFrom('known_devices as known')
        .innerJoin('account_contacts as contact', 'contact.account_id', 'known.account_id')
        .select(['contact.kind', 'contact.value'])
        .where('known.digest', '=', digest)
        .execute()
      return rows.map(({ kind, value }) => storedContact(kind, value))
    },
  }
}

/** A browser as the owner of an account knows it: used before, not used before, or the first that is known of the account. */
export type BrowserOfOwner = 'known' | 'new' | 'first'

/** What a browser is to an account; `digest` null: it names itself by no key, so it is none that is known. */
export async function browserOf(
  transaction: Transaction<Schema>,
  accountId: string,
  digest: string | null,
): Promise<BrowserOfOwner> {
  const known = await transaction
    .selectFrom('known_devices')
    .select('digest')
    .where('account_id', '=', accountId)
    .execute()
  if (known.length === 0) return 'first'
  return known.some((device) => device.digest === digest) ? 'known' : 'new'
}

/** A device that is to be known; `id` is that of the session. `at` is epoch milliseconds. */
interface MadeKnown {
  readonly id: string
  readonly digest: string
  readonly accountId: string
  readonly at: number
}

/** Makes a device known of an account, in the transaction of the sign-in that proves it. */
export async function rememberDevice(
  transaction: Transaction<Schema>,
  { id, digest, accountId, at }: MadeKnown,
): Promise<void> {
  await transaction
    .insertInto('known_devices')
    .values({ id, digest, account_id: accountId, used_at: at })
    .onConflict((conflict) => conflict.columns(['digest', 'account_id']).doUpdateSet({ used_at: at }))
    .execute()
  await transaction
    .deleteFrom('known_devices')
    .where('account_id', '=', accountId)
    .where('digest', 'not in', (rows) =>
      rows
        .selectFrom('known_devices')
        .select('digest')
        .where('account_id', '=', accountId)
        .orderBy('used_at', 'desc')
        .orderBy('digest')
        .limit(mostOfAccount),
    )
    .execute()
}
