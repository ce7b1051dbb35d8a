import 'server-only'
import { sql } from 'kysely'
import type { Migration } from './migration'

export const accountsAndSessions: Migration = {
  id: '0002-accounts-and-sessions',
  up: async (transaction) => {
    await transaction.schema
      .createTable('accounts')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('full_name', 'text', (column) => column.notNull())
      .addColumn('birth_date', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('institution_id', 'text')
      .addColumn('referral_terms_version', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addCheckConstraint('accounts_state', sql`state in ('active', 'suspended', 'closed')`)
      .execute()
    // No reference to accounts: a session outlives its account, so that its holder can be told that it is gone.
    await transaction.schema
      .createTable('sessions')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint')
      .addColumn('end_reason', 'text')
      .addCheckConstraint('sessions_end_reason', sql`end_reason in ('logout', 'reuse')`)
      .addCheckConstraint('sessions_end', sql`(ended_at is null) = (end_reason is null)`)
      .execute()
    await transaction.schema.createIndex('sessions_by_account').on('sessions').column('account_id').execute()
    await transaction.schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute()
    await transaction.schema
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
    await transaction.schema
      .createIndex('session_tokens_by_session')
      .on('session_tokens')
      .column('session_id')
      .execute()
  },
}
