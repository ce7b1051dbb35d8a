import 'server-only'
import type { Migration } from './migration'

export const keptChecks: Migration = {
  id: '0005-kept-checks',
  up: async (transaction) => {
    await transaction.schema
      .createTable('kept_checks')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('sealed', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute()
    await transaction.schema
      .createIndex('kept_checks_by_account')
      .on('kept_checks')
      .columns(['account_id', 'created_at'])
      .execute()
  },
}
