import 'server-only'
import type { Migration } from './migration'

/** Comparisons that members keep, encrypted; and when a member took away something that may still be brought back. */
export const keptComparisons: Migration = {
  id: '0011-kept-comparisons',
  up: async ({ schema }) => {
    await schema
      .createTable('kept_comparisons')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('sealed', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('removed_at', 'bigint')
      .execute()
    await schema
      .createIndex('kept_comparisons_by_account')
      .on('kept_comparisons')
      .columns(['account_id', 'created_at'])
      .execute()
    for (const table of ['kept_checks', 'member_interests'])
      await schema.alterTable(table).addColumn('removed_at', 'bigint').execute()
  },
}
