import 'server-only'
import type { Migration } from './migration'

/** What a member saw of a product on the shelf, and since when they have it. */
export const shelfLooks: Migration = {
  id: '0023-shelf-looks',
  up: async ({ schema }) => {
    await schema.alterTable('member_interests').addColumn('looks', 'text').execute()
  },
}
