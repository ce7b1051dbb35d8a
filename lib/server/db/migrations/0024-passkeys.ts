import 'server-only'
import { sql } from 'kysely'
import type { Migration } from './migration'

/** Passkeys of members, and the challenges that browsers sign with them, each of which is taken once. */
export const passkeys: Migration = {
  id: '0024-passkeys',
  up: async (transaction) => {
    const { schema } = transaction
    await schema
      .createTable('passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('credential_id', 'text', (column) => column.notNull().unique())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('added_at', 'bigint', (column) => column.notNull())
      .addColumn('last_used_at', 'bigint')
      .execute()
    await schema.createIndex('passkeys_by_account').on('passkeys').column('account_id').execute()
    await schema
      .createTable('passkey_challenges')
      .addColumn('digest', 'text', (column) => column.primaryKey().notNull())
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute()
    await schema.createIndex('passkey_challenges_by_time').on('passkey_challenges').column('expires_at').execute()
    await sql`insert into session_methods (word) values ('passkey')`.execute(transaction)
  },
}
