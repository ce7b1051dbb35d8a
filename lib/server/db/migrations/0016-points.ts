import 'server-only'
import { sql, type Transaction } from 'kysely'
import type { Schema } from '@/lib/server/db/schema'
import { guardOnPostgres } from './0016-points-postgres'
import { guardOnSqlite } from './0016-points-sqlite'
import type { Migration } from './migration'

/** Points on a ledger that is only ever added to, and how far each referral has come. */
export const points: Migration = {
  id: '0016-points',
  up: async (transaction, engine) => {
    await createAccounts(transaction)
    await createTransfers(transaction)
    await createBalances(transaction)
    await createLots(transaction)
    await addToReferrals(transaction)
    await (engine === 'sqlite' ? guardOnSqlite(transaction) : guardOnPostgres(transaction))
  },
}

async function createAccounts({ schema }: Transaction<Schema>): Promise<void> {
  await schema
    .createTable('points_account')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('account_id', 'text', (column) => column.references('accounts.id').onDelete('set null'))
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('floor', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('points_account_of_holder', ['holder', 'kind'])
    .addUniqueConstraint('points_account_of_member', ['account_id', 'kind'])
    .execute()
}

async function createTransfers({ schema }: Transaction<Schema>): Promise<void> {
  await schema
    .createTable('points_transfer')
    .addColumn('seq', 'bigint', (column) => column.primaryKey().notNull())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('debit', 'text', (column) => column.notNull().references('points_account.id'))
    .addColumn('credit', 'text', (column) => column.notNull().references('points_account.id'))
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('cause_kind', 'text', (column) => column.notNull())
    .addColumn('cause_id', 'text', (column) => column.notNull())
    .addColumn('happened_at', 'bigint', (column) => column.notNull())
    .addColumn('written_at', 'bigint', (column) => column.notNull())
    .addColumn('lot_month', 'text')
    .addColumn('ends', 'text', (column) => column.unique().references('points_transfer.id'))
    .addColumn('reverses', 'text', (column) => column.unique().references('points_transfer.id'))
    .addColumn('previous_hash', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addUniqueConstraint('points_transfer_of_cause', ['cause_kind', 'cause_id', 'kind'])
    .addCheckConstraint('points_transfer_amount', sql`amount > 0 and amount <= 1000000000`)
    .addCheckConstraint('points_transfer_sides', sql`debit <> credit`)
    .addCheckConstraint('points_transfer_one_original', sql`ends is null or reverses is null`)
    .execute()
  await schema.createIndex('points_transfer_by_debit').on('points_transfer').columns(['debit', 'seq']).execute()
  await schema.createIndex('points_transfer_by_month').on('points_transfer').columns(['lot_month', 'credit']).execute()
  await schema.createIndex('points_transfer_by_credit').on('points_transfer').columns(['credit', 'seq']).execute()
}

/** Which account and which transfer a balance belongs to is checked with everything else about it, by the triggers. */
async function createBalances({ schema }: Transaction<Schema>): Promise<void> {
  await schema
    .createTable('points_balance')
    .addColumn('points_account', 'text', (column) => column.notNull())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('debits', 'bigint', (column) => column.notNull())
    .addColumn('credits', 'bigint', (column) => column.notNull())
    .addColumn('transfer', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('points_balance_of_version', ['points_account', 'version'])
    .execute()
}

/**
 * What has no month of its own (used, held, expired, less what came back) is taken from the oldest months: the sum of the months so far, less
 * what was used, is what is left, between nothing and what the month earned.
 */
async function createLots(transaction: Transaction<Schema>): Promise<void> {
  await sql`create view points_lots as
    with moves as (
      select credit as points_account, lot_month, amount from points_transfer
      union all
      select debit, lot_month, -amount from points_transfer
    ), own as (
      select moves.points_account, moves.lot_month, moves.amount
      from moves join points_account on points_account.id = moves.points_account and points_account.kind = 'available'
    ), used as (
      select points_account, -sum(amount) as used from own where lot_month is null group by points_account
    ), earned as (
      select points_account, lot_month, sum(amount) as earned from own where lot_month is not null group by points_account, lot_month
    ), running as (
      select earned.points_account, lot_month, earned, coalesce(used, 0) as used,
        sum(earned) over (partition by earned.points_account order by lot_month) as so_far
      from earned left join used on used.points_account = earned.points_account
    )
    select points_account, lot_month, cast(earned as bigint) as earned,
      cast(case when so_far <= used then 0 when so_far - used > earned then earned else so_far - used end as bigint) as remaining
    from running`.execute(transaction)
}

async function addToReferrals({ schema }: Transaction<Schema>): Promise<void> {
  for (const column of ['reason', 'qualified_on', 'waits_until', 'review']) {
    await schema.alterTable('referrals').addColumn(column, 'text').execute()
  }
  await schema.alterTable('referrals').addColumn('changed_at', 'bigint').execute()
  await schema.createIndex('referrals_by_state').on('referrals').columns(['state', 'id']).execute()
}
