import 'server-only'
import type { Kysely, Transaction } from 'kysely'
import { z } from 'zod'
import type { ReferralCode } from '@/lib/domain/member/referral-code'
import type { Contact } from '@/lib/domain/validation/contact'
import { isoDate } from '@/lib/domain/values/iso-date'
import {
  type Account,
  type AccountWithPassword,
  accountStates,
  type NewAccountDetails,
  type SignIn,
} from '@/lib/server/services/sessions/account'
import type { AccountsTable, Schema } from './schema'
import { endSessionsIn } from './session-repository'

/** A new account as it is stored with how its owner signs in. Ids of its contacts are made by the caller. */
export interface NewAccount {
  readonly account: NewAccountDetails
  readonly contacts: readonly { readonly id: string; readonly contact: Contact }[]
  readonly passwordHash: SignIn['passwordHash']
  /** By which its owner invites friends. */
  readonly referralCode: ReferralCode
  /** What its owner has told, sealed; null for nothing. */
  readonly detailsSealed: string | null
  /** Epoch milliseconds; when its contacts were verified too. */
  readonly createdAt: number
}

export interface AccountRepository {
  /** Stores a new account with its contacts, all or nothing; rejects when its id or a contact is taken. */
  insert(account: NewAccount): Promise<void>
  find(id: string): Promise<Account | null>
  /** The account that a verified contact belongs to, in whatever state. */
  findByContact(contact: Contact): Promise<AccountWithPassword | null>
  /** From when an account that was closed is erased, in epoch milliseconds; null for one that is not to be. */
  erasesAt(accountId: string): Promise<number | null>
  /** null for an account without a password, or none. */
  passwordHashOf(accountId: string): Promise<string | null>
  /** The same password, hashed at a higher cost. */
  replaceHash(accountId: string, passwordHash: string): Promise<void>
}

/** A new password. `at` is epoch milliseconds. */
export interface PasswordChange {
  readonly accountId: string
  readonly passwordHash: string
  readonly at: number
  /** The session that changed it; null ends all. */
  readonly keptSessionId: string | null
}

/** A contact belongs to another account. */
export class ContactTaken extends Error {
  override readonly name = 'ContactTaken'
}

const stateSchema = z.enum(accountStates)

/** Accounts on either engine; `connect` is called for each use, so nothing is opened before. */
export function createAccountRepository(connect: () => Promise<Kysely<Schema>>): AccountRepository {
  return {
    insert: async (account) => {
      const db = await connect()
      await db.transaction().execute((transaction) => insertAccount(transaction, account))
    },
    find: async (id) => {
      const db = await connect()
      const row = await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()
      return row === undefined ? null : accountOf(row)
    },
    erasesAt: async (accountId) => {
      const db = await connect()
      const row = await db.selectFrom('accounts').select('erase_at').where('id', '=', accountId).executeTakeFirst()
      return row?.erase_at ?? null
    },
    findByContact: async ({ kind, value }) => {
      const db = await connect()
      const row = await db
        .selectFrom('accounts')
        .innerJoin('account_contacts as contact', 'contact.account_id', 'accounts.id')
        .selectAll('accounts')
        .where('contact.kind', '=', kind)
        .where('contact.value', '=', value)
        .executeTakeFirst()
      return row === undefined ? null : { account: accountOf(row), passwordHash: row.password_hash }
    },
    passwordHashOf: async (accountId) => {
      const db = await connect()
      const row = await db.selectFrom('accounts').select('password_hash').where('id', '=', accountId).executeTakeFirst()
      return row?.password_hash ?? null
    },
    replaceHash: async (accountId, passwordHash) => {
      const db = await connect()
      await db.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', accountId).execute()
    },
  }
}

/**
 * Stores a new account with its contacts, in the caller's transaction.
 * @throws ContactTaken, after which the transaction must not be committed.
 */
export async function insertAccount(transaction: Transaction<Schema>, added: NewAccount): Promise<void> {
  const { account, passwordHash, createdAt } = added
  await transaction
    .insertInto('accounts')
    .values({
      id: account.id,
      full_name: account.fullName,
      birth_date: account.birthDate,
      state: account.state,
      institution_id: account.institutionId,
      referral_terms_version: account.referralTermsVersion,
      referral_code: added.referralCode,
      password_hash: passwordHash,
      password_changed_at: passwordHash === null ? null : createdAt,
      profile_sealed: added.detailsSealed,
      nric_digest: null,
      nric_given_at: null,
      closed_at: null,
      erase_at: null,
      created_at: createdAt,
    })
    .execute()
  for (const { id, contact } of added.contacts) {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('account_contacts')
      .values({ id, account_id: account.id, kind: contact.kind, value: contact.value, verified_at: createdAt })
      .onConflict((conflict) => conflict.columns(['kind', 'value']).doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) throw new ContactTaken('A contact belongs to another account')
  }
}

/** Sets a password and ends the other sessions, in the caller's transaction. */
export async function setPasswordIn(
  transaction: Kysely<Schema>,
  { accountId, passwordHash, at, keptSessionId }: PasswordChange,
): Promise<void> {
  await transaction
    .updateTable('accounts')
    .set({ password_hash: passwordHash, password_changed_at: at })
    .where('id', '=', accountId)
    .execute()
  await endSessionsIn(transaction, { accountId, at, reason: 'password-changed', keptSessionId })
}

function accountOf(row: AccountsTable): Account {
  return {
    id: row.id,
    fullName: row.full_name,
    birthDate: row.birth_date === null ? null : isoDate(row.birth_date),
    state: stateSchema.parse(row.state),
    institutionId: row.institution_id,
    referralTermsVersion: row.referral_terms_version,
    hasMykad: row.nric_digest !== null,
  }
}
