import 'server-only'
import { sql } from 'kysely'
import type { Migration } from './migration'

export const redirectClicks: Migration = {
  id: '0001-redirect-clicks',
  up: async (transaction) => {
    await transaction.schema
      .createTable('redirect_clicks')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('category', 'text')
      .addColumn('slug', 'text')
      .addColumn('entity_name', 'text')
      .addColumn('issuer_code', 'text')
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('device_kind', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addCheckConstraint('redirect_clicks_source', sql`source in ('apply', 'api')`)
      .execute()
    await transaction.schema.createIndex('redirect_clicks_by_time').on('redirect_clicks').column('created_at').execute()
    await transaction.schema
      .createTable('health_probe')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('checked_at', 'bigint', (column) => column.notNull())
      .execute()
  },
}
