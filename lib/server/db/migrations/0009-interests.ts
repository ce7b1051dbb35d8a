import 'server-only'
import type { Migration } from './migration'

/** Products and partners that members marked or left for, and how often anybody said to be interested in one, by day. */
export const interests: Migration = {
  id: '0009-interests',
  up: async ({ schema }) => {
    await schema
      .createTable('member_interests')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('member_interests_once', ['account_id', 'kind', 'subject'])
      .execute()
    await schema
      .createIndex('member_interests_by_account')
      .on('member_interests')
      .columns(['account_id', 'created_at'])
      .execute()
    await schema
      .createTable('interest_counts')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .execute()
    await schema.createIndex('interest_counts_by_day').on('interest_counts').column('day').execute()
  },
}
