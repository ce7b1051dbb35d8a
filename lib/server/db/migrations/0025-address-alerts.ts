import 'server-only'
import type { Migration } from './migration'

/** Addresses that ask, without an account, to be told of a product; the key that confirms one is kept as its hash. */
export const addressAlerts: Migration = {
  id: '0025-address-alerts',
  up: async ({ schema }) => {
    await schema
      .createTable('address_alerts')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('figure', 'text')
      .addColumn('question', 'text')
      .addColumn('removal_key', 'text', (column) => column.notNull().unique())
      .addColumn('confirm_digest', 'text', (column) => column.notNull().unique())
      .addColumn('text_version', 'text', (column) => column.notNull())
      .addColumn('asked_at', 'bigint', (column) => column.notNull())
      .addColumn('confirmed_at', 'bigint')
      .addUniqueConstraint('address_alerts_once', ['email', 'subject'])
      .execute()
    await schema.createIndex('address_alerts_by_time').on('address_alerts').column('asked_at').execute()
  },
}
