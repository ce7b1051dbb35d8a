import 'server-only'
import type { Migration } from './migration'

/** Products that members ask to be told about: what the figure was, and the key that ends it. */
export const productAlerts: Migration = {
  id: '0018-product-alerts',
  up: async ({ schema }) => {
    for (const column of ['figure', 'removal_key'])
      await schema.alterTable('member_interests').addColumn(column, 'text').execute()
    await schema.createIndex('member_interests_by_key').unique().on('member_interests').column('removal_key').execute()
    await schema.createIndex('member_interests_by_kind').on('member_interests').columns(['kind', 'id']).execute()
  },
}
