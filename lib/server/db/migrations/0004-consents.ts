import 'server-only'
import { sql } from 'kysely'
import type { Migration } from './migration'

export const consents: Migration = {
  id: '0004-consents',
  up: async (transaction) => {
    await transaction.schema
      .createTable('consents')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('text_version', 'text', (column) => column.notNull())
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('analytics', 'integer', (column) => column.notNull())
      .addColumn('recording', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addCheckConstraint('consents_channel', sql`channel in ('banner', 'dialog')`)
      .addCheckConstraint(
        'consents_choice',
        sql`recording in (0, 1) and analytics in (0, 1) and recording <= analytics`,
      )
      .execute()
    await transaction.schema.createIndex('consents_by_time').on('consents').column('created_at').execute()
  },
}
