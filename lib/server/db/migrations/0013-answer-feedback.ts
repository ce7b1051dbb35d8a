import 'server-only'
import type { Migration } from './migration'

/** Whether answers of the support centre helped: of nobody, an entry for each time it was said. */
export const answerFeedback: Migration = {
  id: '0013-answer-feedback',
  up: async ({ schema }) => {
    await schema
      .createTable('answer_feedback')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('helped', 'integer', (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute()
    await schema.createIndex('answer_feedback_by_time').on('answer_feedback').column('created_at').execute()
  },
}
