import 'server-only'
import type { Migration } from './migration'

/** Contacts that were replaced, for as long as their owner can take the change back: by a key of which the hash is kept. */
export const replacedContacts: Migration = {
  id: '0020-replaced-contacts',
  up: async ({ schema }) => {
    await schema
      .createTable('replaced_contacts')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull().references('contact_kinds.word'))
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('key_digest', 'text', (column) => column.notNull().unique())
      .addColumn('replaced_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('replaced_contacts_once', ['account_id', 'kind'])
      .execute()
    await schema.createIndex('replaced_contacts_by_time').on('replaced_contacts').column('replaced_at').execute()
  },
}
