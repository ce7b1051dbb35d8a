import 'server-only'
import type { Migration } from './migration'

/** Addresses that asked to be reminded of a campaign's end. */
export const campaignReminders: Migration = {
  id: '0012-campaign-reminders',
  up: async ({ schema }) => {
    await schema
      .createTable('campaign_reminders')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('campaign', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('removal_key', 'text', (column) => column.notNull().unique())
      .addColumn('text_version', 'text', (column) => column.notNull())
      .addColumn('later_mail_id', 'text')
      .addColumn('erase_at', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('campaign_reminders_once', ['campaign', 'email'])
      .execute()
    await schema.createIndex('campaign_reminders_by_end').on('campaign_reminders').column('erase_at').execute()
  },
}
