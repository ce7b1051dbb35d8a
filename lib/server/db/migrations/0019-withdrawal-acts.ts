import 'server-only'
import { sql, type Transaction } from 'kysely'
import type { Schema } from '@/lib/server/db/schema'
import type { Migration } from './migration'

/** What became of each withdrawal of points: rows that are only ever added to, as the ledger that holds the points. */
export const withdrawalActs: Migration = {
  id: '0019-withdrawal-acts',
  up: async (transaction, engine) => {
    await createActs(transaction)
    await (engine === 'sqlite' ? guardOnSqlite(transaction) : guardOnPostgres(transaction))
  },
}

async function createActs(transaction: Transaction<Schema>): Promise<void> {
  await transaction.schema
    .createTable('points_withdrawal_acts')
    .addColumn('withdrawal', 'text', (column) => column.notNull().references('points_transfer.id'))
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('done_by', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('done_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('points_withdrawal_acts_once', ['withdrawal', 'act'])
    .addCheckConstraint('points_withdrawal_acts_act', sql`act in ('approve', 'pay', 'refuse')`)
    .addCheckConstraint('points_withdrawal_acts_by_somebody', sql`done_by <> '' and note <> ''`)
    .addCheckConstraint('points_withdrawal_acts_refusal', sql`(act = 'refuse') = (reason is not null)`)
    .execute()
  // Paid or refused, and never both: two people may decide at the same moment.
  await sql`create unique index points_withdrawal_acts_one_end on points_withdrawal_acts (withdrawal)
    where act <> 'approve'`.execute(transaction)
}

async function guardOnSqlite(transaction: Transaction<Schema>): Promise<void> {
  await sql`create trigger points_withdrawal_acts_not_removed before delete on points_withdrawal_acts begin
    select raise(abort, 'points: what was decided of a withdrawal stays'); end`.execute(transaction)
  await sql`create trigger points_withdrawal_acts_not_changed before update on points_withdrawal_acts begin
    select raise(abort, 'points: what was decided of a withdrawal stays'); end`.execute(transaction)
  // "insert or replace" would remove a row without asking the triggers above.
  await sql`create trigger points_withdrawal_acts_added before insert on points_withdrawal_acts begin
    select raise(abort, 'points: what was decided of a withdrawal stays') where exists (
      select 1 from points_withdrawal_acts where withdrawal = new.withdrawal
        and (act = new.act or (act <> 'approve' and new.act <> 'approve'))); end`.execute(transaction)
}

async function guardOnPostgres(transaction: Transaction<Schema>): Promise<void> {
  await sql`create function points_withdrawal_acts_stay() returns trigger language plpgsql as $acts$ begin
    raise exception 'points: what was decided of a withdrawal stays'; end $acts$`.execute(transaction)
  await sql`create trigger points_withdrawal_acts_not_changed before delete or update on points_withdrawal_acts for each row
    execute function points_withdrawal_acts_stay()`.execute(transaction)
  await sql`create trigger points_withdrawal_acts_not_emptied before truncate on points_withdrawal_acts for each statement
    execute function points_withdrawal_acts_stay()`.execute(transaction)
}
