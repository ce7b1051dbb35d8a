import 'server-only'
import type { Migration } from './migration'

/** Names and order of the columns are those that rate-limiter-flexible writes. */
export const rateLimits: Migration = {
  id: '0006-rate-limits',
  up: async (transaction) => {
    await transaction.schema
      .createTable('rate_limits')
      .addColumn('key', 'text', (column) => column.primaryKey().notNull())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('expire', 'bigint')
      .execute()
    await transaction.schema.createIndex('rate_limits_by_expiry').on('rate_limits').column('expire').execute()
  },
}
