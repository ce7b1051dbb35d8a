import 'server-only'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Schema } from '@/lib/server/db/schema'
import type { Migration } from './migration'

/** What people decided about invitations, and who is marked as staff: rows that are only ever added to, as the ledger is. */
export const pointsActs: Migration = {
  id: '0017-points-acts',
  up: async (transaction, engine) => {
    await createActs(transaction)
    await (engine === 'sqlite' ? guardOnSqlite(transaction) : guardOnPostgres(transaction))
  },
}

async function createActs({ schema }: Transaction<Schema>): Promise<void> {
  await schema
    .createTable('points_acts')
    .addColumn('seq', 'bigint', (column) => column.primaryKey().notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('referral_id', 'text')
    .addColumn('account_id', 'text', (column) => column.references('accounts.id').onDelete('set null'))
    .addColumn('reason', 'text')
    .addColumn('done_by', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('done_at', 'bigint', (column) => column.notNull())
    .addCheckConstraint('points_acts_act', sql`act in ('release', 'refuse', 'staff', 'not-staff')`)
    .addCheckConstraint('points_acts_by_somebody', sql`done_by <> '' and note <> ''`)
    .addCheckConstraint('points_acts_refusal', sql`(act = 'refuse') = (reason is not null)`)
    .execute()
  await schema.createIndex('points_acts_by_account').on('points_acts').columns(['account_id', 'seq']).execute()
}

/** An account that is erased is forgotten, and nothing else. */
const isChanged = (differs: RawBuilder<unknown>) =>
  sql`new.account_id is not null or ${sql.join(
    ['seq', 'act', 'referral_id', 'reason', 'done_by', 'note', 'done_at'].map(
      (column) => sql`new.${sql.ref(column)} ${differs} old.${sql.ref(column)}`,
    ),
    sql` or `,
  )}`

async function guardOnSqlite(transaction: Transaction<Schema>): Promise<void> {
  await sql`create trigger points_acts_not_removed before delete on points_acts begin
    select raise(abort, 'points: nothing is removed from what was decided'); end`.execute(transaction)
  await sql`create trigger points_acts_not_changed before update on points_acts begin
    select raise(abort, 'points: nothing is changed in what was decided') where ${isChanged(sql`is not`)}; end`.execute(
    transaction,
  )
  // "insert or replace" would remove a row without asking the first trigger.
  await sql`create trigger points_acts_in_order before insert on points_acts begin
    select raise(abort, 'points: the order has a gap')
      where new.seq is not (select coalesce(max(seq), 0) + 1 from points_acts); end`.execute(transaction)
}

async function guardOnPostgres(transaction: Transaction<Schema>): Promise<void> {
  const define = (name: string, body: RawBuilder<unknown>) =>
    sql`create function ${sql.ref(name)}() returns trigger language plpgsql as $acts$ begin ${body} end $acts$`.execute(
      transaction,
    )
  const attach = (name: string, when: RawBuilder<unknown>, call: string) =>
    sql`create trigger ${sql.ref(name)} ${when} execute function ${sql.ref(call)}()`.execute(transaction)
  await define('points_acts_stay', sql`raise exception 'points: nothing is removed from what was decided';`)
  await define(
    'points_acts_kept',
    sql`if ${isChanged(sql`is distinct from`)} then
      raise exception 'points: nothing is changed in what was decided'; end if; return new;`,
  )
  await define(
    'points_acts_follow',
    sql`if new.seq is distinct from (select coalesce(max(seq), 0) + 1 from points_acts) then
      raise exception 'points: the order has a gap'; end if; return new;`,
  )
  await attach('points_acts_not_removed', sql`before delete on points_acts for each row`, 'points_acts_stay')
  await attach('points_acts_not_emptied', sql`before truncate on points_acts for each statement`, 'points_acts_stay')
  await attach('points_acts_not_changed', sql`before update on points_acts for each row`, 'points_acts_kept')
  await attach('points_acts_in_order', sql`before insert on points_acts for each row`, 'points_acts_follow')
}
