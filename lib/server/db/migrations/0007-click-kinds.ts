import 'server-only'
import { sql } from 'kysely'
import type { Migration } from './migration'

/**
 * Clicks by who says so: `led` by this server, `told` by a caller of the API. Rows from before keep `apply` and `api`, since a caller
 * could bring about both, and a build from before may still write them. SQLite changes no constraint in place, so both engines copy.
 */
export const clickKinds: Migration = {
  id: '0007-click-kinds',
  up: async (transaction) => {
    const { schema } = transaction
    await schema
      .createTable('redirect_clicks_by_kind')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('category', 'text')
      .addColumn('slug', 'text')
      .addColumn('entity_name', 'text')
      .addColumn('issuer_code', 'text')
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('device_kind', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addCheckConstraint('redirect_clicks_source', sql`source in ('led', 'told', 'apply', 'api')`)
      .execute()
    const columns = sql`id, category, slug, entity_name, issuer_code, page, device_kind, source, created_at`
    await sql`insert into redirect_clicks_by_kind (${columns}) select ${columns} from redirect_clicks`.execute(
      transaction,
    )
    await schema.dropTable('redirect_clicks').execute()
    await schema.alterTable('redirect_clicks_by_kind').renameTo('redirect_clicks').execute()
    await schema.createIndex('redirect_clicks_by_time').on('redirect_clicks').column('created_at').execute()
    await sql`create view partner_clicks as select ${columns} from redirect_clicks where source = 'led'`.execute(
      transaction,
    )
  },
}
