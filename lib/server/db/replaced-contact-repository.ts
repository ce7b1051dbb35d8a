import 'server-only'
import type { Kysely, Transaction } from 'kysely'
import type { Contact } from '@/lib/domain/validation/contact'
import { type StoredContact, verifiedContactsOf } from './member-repository'
import type { Schema } from './schema'
import { endSessionsIn } from './session-repository'
import { storedContact } from './stored-contact'

/** So long the owner of a contact that was replaced can take that back. */
export const undoDays = 7
const undoMs = undoDays * 86_400_000

/** A contact that is replaced. `id` and `digest` are used where none of its kind waits to be taken back. */
export interface ReplacedContact {
  readonly id: string
  readonly accountId: string
  readonly contact: Contact
  /** Hash of the key that takes the change back. */
  readonly digest: string
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * Keeps a contact that is replaced, in the transaction of the change. False where an older one of its kind can still be put back: whoever
 * changes it twice does not get a key for an address in between.
 */
export async function keepReplacedContact(
  transaction: Transaction<Schema>,
  { id, accountId, contact, digest, now }: ReplacedContact,
): Promise<boolean> {
  const { kind, value } = contact
  const row = { id, value, key_digest: digest, replaced_at: now }
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('replaced_contacts')
    .values({ account_id: accountId, kind, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'kind'])
        .doUpdateSet(row)
        .where('replaced_contacts.replaced_at', '<=', now - undoMs),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * What came of taking a change back. `undone`: the contact is the account's own again, `replaced` is what had taken its place, and `told` are
 * all that the account has now. `taken`: it signs in to another account by now. `unknown`: no change can be taken back by that key.
 */
export type Undone = ContactRestored | { readonly state: 'taken' | 'unknown' }

export interface ContactRestored {
  readonly state: 'undone'
  readonly accountId: string
  readonly replaced: Contact
  readonly told: readonly StoredContact[]
}

/** By which key, as its hash, and when. */
export type UndoAsked = Pick<ReplacedContact, 'digest' | 'now'>

/**
 * Puts the contact of a key back in its place, in the caller's transaction: every session of the account ends, and its password, passkeys and recovery
 * codes are gone, since whoever changed the contact may have set them.
 */
export async function undoContactChangeIn(
  transaction: Transaction<Schema>,
  { digest, now }: UndoAsked,
): Promise<Undone> {
  const former = await transaction
    .selectFrom('replaced_contacts as former')
    .innerJoin('accounts as account', 'account.id', 'former.account_id')
    .select(['former.id', 'former.account_id', 'former.kind', 'former.value'])
    .where('former.key_digest', '=', digest)
    .where('former.replaced_at', '>', now - undoMs)
    .where('account.state', '=', 'active')
    .executeTakeFirst()
  if (former === undefined) return { state: 'unknown' }
  const { account_id: accountId, kind, value } = former
  await lockAccount(transaction, accountId)
  const { numDeletedRows } = await transaction
    .deleteFrom('replaced_contacts')
    .where('id', '=', former.id)
    .executeTakeFirst()
  // Another request with the same key was quicker.
  if (numDeletedRows !== 1n) return { state: 'unknown' }
  if (await isTaken(transaction, storedContact(kind, value), accountId)) return { state: 'taken' }
  const before = await verifiedContactsOf(transaction, accountId)
  const replaced = before.find(({ contact }) => contact.kind === kind)?.contact
  if (replaced === undefined) return { state: 'unknown' }
  await transaction
    .updateTable('account_contacts')
    .set({ value, verified_at: now })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .execute()
  await transaction
    .updateTable('accounts')
    .set({ password_hash: null, password_changed_at: null })
    .where('id', '=', accountId)
    .execute()
  await transaction.deleteFrom('passkeys').where('account_id', '=', accountId).execute()
  await transaction.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
  await endSessionsIn(transaction, { accountId, at: now, reason: 'password-changed', keptSessionId: null })
  return { state: 'undone', accountId, replaced, told: await verifiedContactsOf(transaction, accountId) }
}

/** Two changes of one account at the same moment would not see each other. */
export async function lockAccount(transaction: Transaction<Schema>, accountId: string): Promise<void> {
  await transaction
    .updateTable('accounts')
    .set((column) => ({ state: column.ref('state') }))
    .where('id', '=', accountId)
    .execute()
}

/** Whether a contact signs in to another account. */
export async function isTaken(db: Kysely<Schema>, { kind, value }: Contact, accountId: string): Promise<boolean> {
  const owner = await db
    .selectFrom('account_contacts')
    .select('account_id')
    .where('kind', '=', kind)
    .where('value', '=', value)
    .executeTakeFirst()
  return owner !== undefined && owner.account_id !== accountId
}
