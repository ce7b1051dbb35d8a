import 'server-only'
import type { Kysely } from 'kysely'
import type { Schema } from './schema'

/** Tables whose rows a member takes away and may bring back until the retention job erases them. */
type RemovableTable = 'kept_checks' | 'kept_comparisons' | 'member_interests'

/** What a member takes away: one row, or all of them (null). */
export interface Removal {
  readonly accountId: string
  readonly id: string | null
  /** Epoch milliseconds. */
  readonly at: number
}

/** What a member brings back: one row, or (null) all that were taken away together last. */
export interface Restoration {
  readonly accountId: string
  readonly id: string | null
  /** What was removed by then stays away, epoch milliseconds. */
  readonly since: number
}

/** Marks rows of the account as removed: nothing shows them from then. Durable when it returns. */
export async function removeRows(db: Kysely<Schema>, table: RemovableTable, removal: Removal): Promise<void> {
  const { accountId, id, at } = removal
  const own = db
    .updateTable(table)
    .set({ removed_at: at })
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
  await (id === null ? own : own.where('id', '=', id)).execute()
}

/** Brings rows of the account back; gives how many. Durable when it returns. */
export async function restoreRows(db: Kysely<Schema>, table: RemovableTable, restoration: Restoration) {
  const { accountId, id, since } = restoration
  const own = db
    .updateTable(table)
    .set({ removed_at: null })
    .where('account_id', '=', accountId)
    .where('removed_at', '>', since)
  const last = db
    .selectFrom(table)
    .select(({ fn }) => fn.max('removed_at').as('at'))
    .where('account_id', '=', accountId)
  const { numUpdatedRows } = await (id === null
    ? own.where('removed_at', '=', last)
    : own.where('id', '=', id)
  ).executeTakeFirst()
  return Number(numUpdatedRows)
}
