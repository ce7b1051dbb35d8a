import 'server-only'
import type { Migration } from './migration'

/** What an alert asks: for which case, and how much another product must bring more. */
export const alertQuestions: Migration = {
  id: '0021-alert-questions',
  up: async ({ schema }) => {
    await schema.alterTable('member_interests').addColumn('question', 'text').execute()
  },
}
