import 'server-only'
import type { Migration } from './migration'

/** Browsers from which members signed in, by the hash of a random key that only the browser has. */
export const knownDevices: Migration = {
  id: '0010-known-devices',
  up: async ({ schema }) => {
    await schema
      .createTable('known_devices')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('used_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('known_devices_once', ['digest', 'account_id'])
      .execute()
    await schema
      .createIndex('known_devices_by_account')
      .on('known_devices')
      .columns(['account_id', 'used_at'])
      .execute()
  },
}
