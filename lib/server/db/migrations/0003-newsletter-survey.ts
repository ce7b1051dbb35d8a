import 'server-only'
import { sql, type Transaction } from 'kysely'
import type { Schema } from '@/lib/server/db/schema'
import type { Migration } from './migration'

export const newsletterSurvey: Migration = {
  id: '0003-newsletter-survey',
  up: async (transaction) => {
    await createNewsletter(transaction)
    await createOutbox(transaction)
    await createSurvey(transaction)
  },
}

async function createNewsletter({ schema }: Transaction<Schema>): Promise<void> {
  await schema
    .createTable('newsletter_subscribers')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('unsubscribe_key', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('mail_id', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addCheckConstraint('newsletter_subscribers_state', sql`state in ('subscribed', 'unsubscribed')`)
    .execute()
  await schema
    .createTable('newsletter_consents')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('subscriber_id', 'text', (column) => column.notNull().references('newsletter_subscribers.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('text_version', 'text')
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addCheckConstraint('newsletter_consents_kind', sql`kind in ('given', 'withdrawn')`)
    .execute()
  await schema
    .createIndex('newsletter_consents_by_subscriber')
    .on('newsletter_consents')
    .column('subscriber_id')
    .execute()
}

async function createOutbox({ schema }: Transaction<Schema>): Promise<void> {
  await schema
    .createTable('mail_outbox')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subscriber_id', 'text', (column) => column.notNull().references('newsletter_subscribers.id'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('settled_at', 'bigint')
    .addCheckConstraint('mail_outbox_kind', sql`kind in ('newsletter-welcome')`)
    .addCheckConstraint('mail_outbox_state', sql`state in ('waiting', 'sent', 'withheld', 'failed')`)
    .execute()
  await schema.createIndex('mail_outbox_by_due').on('mail_outbox').columns(['state', 'due_at']).execute()
  await schema.createIndex('mail_outbox_by_subscriber').on('mail_outbox').column('subscriber_id').execute()
}

async function createSurvey({ schema }: Transaction<Schema>): Promise<void> {
  await schema
    .createTable('survey_keys')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .createTable('survey_responses')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('form_id', 'text', (column) => column.notNull())
    .addColumn('device_kind', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .createTable('survey_response_answers')
    .addColumn('response_id', 'text', (column) => column.notNull().references('survey_responses.id'))
    .addColumn('question_id', 'text', (column) => column.notNull())
    .addColumn('answer_id', 'text', (column) => column.notNull())
    .addColumn('input', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('survey_response_answers_key', ['response_id', 'question_id'])
    .execute()
  await schema
    .createTable('survey_members')
    .addColumn('form_id', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('survey_members_key', ['form_id', 'account_id'])
    .execute()
}
