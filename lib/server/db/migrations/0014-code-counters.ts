import 'server-only'
import type { Migration } from './migration'

/** By what the code was counted: others wait their minute after it only where they are counted by the same. */
export const codeCounters: Migration = {
  id: '0014-code-counters',
  up: async ({ schema }) => {
    // A code that the version before sends meanwhile counts for nobody: five an hour bound it all the same.
    await schema
      .alterTable('one_time_codes')
      .addColumn('counter', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  },
}
