import 'server-only'
import type { Kysely, Transaction } from 'kysely'
import { z } from 'zod'
import { isoDate } from '@/lib/domain/iso-date'
import { type Contact, readContact } from '@/lib/domain/validation/contact'
import { type Account, type AccountWithPassword, accountStates, type SignIn } from '@/lib/server/services/account'
import type { AccountContactsTable, AccountsTable, Schema } from './schema'

/** A new account as it is stored with how its owner signs in. Ids of its contacts are made by the caller. */
export interface NewAccount {
  readonly account: Account
  readonly contacts: readonly { readonly id: string; readonly contact: Contact }[]
  readonly passwordHash: SignIn['passwordHash']
  readonly referralCodeUsed: string | null
  /** Epoch milliseconds; when its contacts were verified too. */
  readonly createdAt: number
}

export interface AccountRepository {
  /** Stores a new account with its contacts, all or nothing; rejects when its id or a contact is taken. */
  insert(account: NewAccount): Promise<void>
  find(id: string): Promise<Account | null>
  /** The account that a verified contact belongs to, in whatever state. */
  findByContact(contact: Contact): Promise<AccountWithPassword | null>
  /** The verified contacts of an account. */
  contactsOf(accountId: string): Promise<readonly Contact[]>
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
    contactsOf: async (accountId) => {
      const db = await connect()
      return contactsOf(db, accountId)
    },
  }
}

/** Stores a new account with its contacts, in the caller's transaction. */
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
      referral_code_used: added.referralCodeUsed,
      password_hash: passwordHash,
      password_changed_at: passwordHash === null ? null : createdAt,
      profile_sealed: null,
      nric_digest: null,
      closed_at: null,
      erase_at: null,
      created_at: createdAt,
    })
    .execute()
  for (const { id, contact } of added.contacts) {
    await transaction
      .insertInto('account_contacts')
      .values({ id, account_id: account.id, kind: contact.kind, value: contact.value, verified_at: createdAt })
      .execute()
  }
}

/** The contacts of an account, e-mail before phone, read in a transaction or outside. */
export async function contactsOf(db: Kysely<Schema>, accountId: string): Promise<readonly Contact[]> {
  const rows = await db
    .selectFrom('account_contacts')
    .select(['kind', 'value'])
    .where('account_id', '=', accountId)
    .orderBy('kind')
    .execute()
  return rows.map(keptContact)
}

function keptContact({ value }: Pick<AccountContactsTable, 'value'>): Contact {
  const contact = readContact(value)
  if (!contact.ok) throw new Error('A contact of an account is not readable')
  return contact.value
}

function accountOf(row: AccountsTable): Account {
  return {
    id: row.id,
    fullName: row.full_name,
    birthDate: row.birth_date === null ? null : isoDate(row.birth_date),
    state: stateSchema.parse(row.state),
    institutionId: row.institution_id,
    referralTermsVersion: row.referral_terms_version,
  }
}
