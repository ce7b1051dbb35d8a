import 'server-only'
import { sql, type Transaction } from 'kysely'
import type { Schema } from '@/lib/server/db/schema'
import type { Migration } from './migration'

/**
 * The words that a column may hold, in a table of their own: a new word is a row, where a check would have to be rebuilt with its
 * table.
 */
const words = {
  account_states: ['active', 'suspended', 'closed'],
  session_methods: ['password', 'code', 'joining'],
  session_end_reasons: ['logout', 'reuse', 'member', 'password-changed', 'closed'],
  contact_kinds: ['email', 'phone'],
  joining_purposes: ['sign-in', 'reset-password'],
  code_purposes: ['sign-in', 'reset-password', 'confirm', 'change-contact'],
  message_channels: ['email', 'sms'],
  message_states: ['waiting', 'sent', 'withheld', 'failed'],
} as const

/** Members with contacts, passwords and consents, what leads to an account, and one outbox for all messages. */
export const accounts: Migration = {
  id: '0008-accounts',
  up: async (transaction) => {
    for (const [table, rows] of Object.entries(words)) await createWords(transaction, table, rows)
    await rebuildAccounts(transaction)
    await rebuildSessions(transaction)
    await createContacts(transaction)
    await createJoinings(transaction)
    await createCodes(transaction)
    await createMessages(transaction)
    await createIdempotency(transaction)
  },
}

async function createWords(transaction: Transaction<Schema>, table: string, rows: readonly string[]): Promise<void> {
  await transaction.schema
    .createTable(table)
    .addColumn('word', 'text', (column) => column.primaryKey().notNull())
    .execute()
  for (const word of rows) await sql`insert into ${sql.table(table)} (word) values (${word})`.execute(transaction)
}

/** SQLite changes no constraint in place, so both engines copy. */
async function rebuildAccounts(transaction: Transaction<Schema>): Promise<void> {
  const { schema } = transaction
  await schema
    .createTable('accounts_with_words')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('full_name', 'text', (column) => column.notNull())
    .addColumn('birth_date', 'text')
    .addColumn('state', 'text', (column) => column.notNull().references('account_states.word'))
    .addColumn('institution_id', 'text')
    .addColumn('referral_terms_version', 'text')
    .addColumn('referral_code_used', 'text')
    .addColumn('password_hash', 'text')
    .addColumn('password_changed_at', 'bigint')
    .addColumn('profile_sealed', 'text')
    .addColumn('nric_digest', 'text', (column) => column.unique())
    .addColumn('closed_at', 'bigint')
    .addColumn('erase_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  const columns = sql`id, full_name, birth_date, state, institution_id, referral_terms_version, created_at`
  await sql`insert into accounts_with_words (${columns}) select ${columns} from accounts`.execute(transaction)
  await schema.dropTable('accounts').execute()
  await schema.alterTable('accounts_with_words').renameTo('accounts').execute()
  await schema.createIndex('accounts_by_erasure').on('accounts').column('erase_at').execute()
}

/** A session without its account could only be refused: it is left behind. Its tokens are copied with it. */
async function rebuildSessions(transaction: Transaction<Schema>): Promise<void> {
  const { schema } = transaction
  await sql`create table tokens_before as select * from session_tokens`.execute(transaction)
  await sql`create table sessions_before as select * from sessions`.execute(transaction)
  await schema.dropTable('session_tokens').execute()
  await schema.dropTable('sessions').execute()
  await schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('method', 'text', (column) => column.notNull().references('session_methods.word'))
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('authenticated_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('end_reason', 'text', (column) => column.references('session_end_reasons.word'))
    .addCheckConstraint('sessions_end', sql`(ended_at is null) = (end_reason is null)`)
    .execute()
  await schema.createIndex('sessions_by_account').on('sessions').column('account_id').execute()
  await schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute()
  await schema
    .createTable('session_tokens')
    .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('session_id', 'text', (column) => column.notNull().references('sessions.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .addColumn('successor_salt', 'text')
    .addCheckConstraint('session_tokens_kind', sql`kind in ('access', 'refresh')`)
    .addCheckConstraint('session_tokens_use', sql`(used_at is null) = (successor_salt is null)`)
    .execute()
  await schema.createIndex('session_tokens_by_session').on('session_tokens').column('session_id').execute()
  await sql`insert into sessions (id, account_id, method, device, authenticated_at, last_used_at, created_at, expires_at, ended_at, end_reason)
    select id, account_id, 'code', '', created_at, created_at, created_at, expires_at, ended_at, end_reason from sessions_before
    where account_id in (select id from accounts)`.execute(transaction)
  await sql`insert into session_tokens (hash, session_id, kind, expires_at, used_at, successor_salt)
    select hash, session_id, kind, expires_at, used_at, successor_salt from tokens_before
    where session_id in (select id from sessions)`.execute(transaction)
  await schema.dropTable('tokens_before').execute()
  await schema.dropTable('sessions_before').execute()
}

async function createContacts({ schema }: Transaction<Schema>): Promise<void> {
  await schema
    .createTable('account_contacts')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull().references('contact_kinds.word'))
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('verified_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('account_contacts_value', ['kind', 'value'])
    .addUniqueConstraint('account_contacts_one_of_a_kind', ['account_id', 'kind'])
    .execute()
  await schema
    .createTable('account_consents')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('given', 'integer', (column) => column.notNull())
    .addColumn('text_version', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema.createIndex('account_consents_by_account').on('account_consents').column('account_id').execute()
}

async function createJoinings({ schema }: Transaction<Schema>): Promise<void> {
  await schema
    .createTable('joinings')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('key_hash', 'text', (column) => column.notNull().unique())
    .addColumn('purpose', 'text', (column) => column.notNull().references('joining_purposes.word'))
    .addColumn('contact_kind', 'text', (column) => column.notNull().references('contact_kinds.word'))
    .addColumn('contact_value', 'text', (column) => column.notNull())
    .addColumn('referral_code', 'text')
    .addColumn('details_sealed', 'text')
    .addColumn('verified_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema.createIndex('joinings_by_expiry').on('joinings').column('expires_at').execute()
}

/** `holder` is the joining or the session that a code was asked for by: it works for no other. */
async function createCodes({ schema }: Transaction<Schema>): Promise<void> {
  await schema
    .createTable('one_time_codes')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull().references('code_purposes.word'))
    .addColumn('channel', 'text', (column) => column.notNull().references('message_channels.word'))
    .addColumn('contact_kind', 'text', (column) => column.notNull().references('contact_kinds.word'))
    .addColumn('contact_value', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    /** When it was used, or replaced by a newer one. */
    .addColumn('over_at', 'bigint')
    .execute()
  await schema.createIndex('one_time_codes_by_holder').on('one_time_codes').columns(['holder', 'created_at']).execute()
  await schema
    .createIndex('one_time_codes_by_contact')
    .on('one_time_codes')
    .columns(['contact_kind', 'contact_value', 'created_at'])
    .execute()
  await schema.createIndex('one_time_codes_by_expiry').on('one_time_codes').column('expires_at').execute()
}

/** Of one kind each: a message of a subscription says whose, any other holds all that it needs, encrypted until it is settled. */
async function createMessages(transaction: Transaction<Schema>): Promise<void> {
  const { schema } = transaction
  await schema
    .createTable('message_outbox')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull().references('message_channels.word'))
    .addColumn('subscriber_id', 'text', (column) => column.references('newsletter_subscribers.id'))
    .addColumn('sealed', 'text')
    .addColumn('state', 'text', (column) => column.notNull().references('message_states.word'))
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    /** After this it is of no use to anybody, such as a code that no longer works. */
    .addColumn('useless_at', 'bigint')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('settled_at', 'bigint')
    .execute()
  await sql`insert into message_outbox (id, kind, channel, subscriber_id, state, attempts, due_at, last_error, created_at, settled_at)
    select id, kind, 'email', subscriber_id, state, attempts, due_at, last_error, created_at, settled_at from mail_outbox`.execute(
    transaction,
  )
  await schema.dropTable('mail_outbox').execute()
  await schema.createIndex('message_outbox_by_due').on('message_outbox').columns(['state', 'due_at']).execute()
  await schema.createIndex('message_outbox_by_subscriber').on('message_outbox').column('subscriber_id').execute()
}

async function createIdempotency({ schema }: Transaction<Schema>): Promise<void> {
  await schema
    .createTable('idempotency_keys')
    /** A keyed digest of the operation, who calls, and the key of their making. */
    .addColumn('digest', 'text', (column) => column.primaryKey().notNull())
    .addColumn('body_digest', 'text', (column) => column.notNull())
    /** The answer, encrypted; null while the first request is under way. */
    .addColumn('answer_sealed', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema.createIndex('idempotency_keys_by_time').on('idempotency_keys').column('created_at').execute()
}
