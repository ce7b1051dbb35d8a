import 'server-only'
import { sql } from 'kysely'
import type { Migration } from './migration'

/** Codes that sign a member in once when nothing else does, by their hashes. */
export const recoveryCodes: Migration = {
  id: '0026-recovery-codes',
  up: async (transaction) => {
    const { schema } = transaction
    await schema
      .createTable('recovery_codes')
      .addColumn('digest', 'text', (column) => column.primaryKey().notNull())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .execute()
    await schema.createIndex('recovery_codes_by_account').on('recovery_codes').column('account_id').execute()
    await sql`insert into session_methods (word) values ('recovery')`.execute(transaction)
  },
}
