import 'server-only'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Schema } from '@/lib/server/db/schema'

/** What the ledger refuses on SQLite, and the balances that it writes with each transfer. */
export async function guardOnSqlite(transaction: Transaction<Schema>): Promise<void> {
  await refuseChanges(transaction)
  await refuseDisorder(transaction)
  await writeBalances(transaction)
}

async function refuseChanges(transaction: Transaction<Schema>): Promise<void> {
  for (const table of ['points_transfer', 'points_balance', 'points_account']) {
    await create(
      transaction,
      sql`${sql.ref(`${table}_not_removed`)} before delete on ${sql.table(table)}`,
      sql`
      select raise(abort, 'points: nothing is removed from the ledger');`,
    )
  }
  for (const table of ['points_transfer', 'points_balance']) {
    await create(
      transaction,
      sql`${sql.ref(`${table}_not_changed`)} before update on ${sql.table(table)}`,
      sql`
      select raise(abort, 'points: nothing is changed in the ledger');`,
    )
  }
  // An account that is erased forgets whose it was, and nothing else.
  await create(
    transaction,
    sql`points_account_not_changed before update on points_account`,
    sql`
    select raise(abort, 'points: nothing is changed in the ledger') where new.account_id is not null
      or new.id is not old.id or new.holder is not old.holder or new.kind is not old.kind
      or new.floor is not old.floor or new.created_at is not old.created_at;`,
  )
  // "insert or replace" would remove a row without asking the trigger above.
  await create(
    transaction,
    sql`points_account_not_replaced before insert on points_account`,
    sql`
    select raise(abort, 'points: this account is there') where exists (select 1 from points_account
      where id = new.id or (holder = new.holder and kind = new.kind) or (account_id = new.account_id and kind = new.kind));`,
  )
}

async function refuseDisorder(transaction: Transaction<Schema>): Promise<void> {
  await create(
    transaction,
    sql`points_transfer_in_order before insert on points_transfer`,
    sql`
    select raise(abort, 'points: this transfer is there') where exists (select 1 from points_transfer where id = new.id
      or (cause_kind = new.cause_kind and cause_id = new.cause_id and kind = new.kind)
      or ends = new.ends or reverses = new.reverses);
    select raise(abort, 'points: the order has a gap')
      where new.seq is not (select coalesce(max(seq), 0) + 1 from points_transfer);
    select raise(abort, 'points: the chain is broken') where new.previous_hash is not
      coalesce((select hash from points_transfer where seq = new.seq - 1), hex(zeroblob(32)));
    select raise(abort, 'points: a whole number') where typeof(new.amount) <> 'integer';
    select raise(abort, 'points: not the whole of what it ends or reverses')
      where coalesce(new.ends, new.reverses) is not null and not exists (select 1 from points_transfer
        where id = coalesce(new.ends, new.reverses) and amount = new.amount and credit = new.debit);`,
  )
}

async function writeBalances(transaction: Transaction<Schema>): Promise<void> {
  await create(
    transaction,
    sql`points_balance_follows before insert on points_balance`,
    sql`
    select raise(abort, 'points: a balance that does not follow from its transfer') where not exists (
      select 1 from points_transfer as made left join points_balance as before
        on before.points_account = new.points_account and before.version = new.version - 1
      where made.seq = new.transfer
        and new.points_account in (made.debit, made.credit)
        and new.version = coalesce((select max(version) from points_balance where points_account = new.points_account), 0) + 1
        and new.transfer > coalesce(before.transfer, 0)
        and new.debits = coalesce(before.debits, 0) + case when made.debit = new.points_account then made.amount else 0 end
        and new.credits = coalesce(before.credits, 0) + case when made.credit = new.points_account then made.amount else 0 end);
    select raise(abort, 'points: a balance under its floor')
      from points_transfer as made join points_account as own on own.id = new.points_account
      where made.seq = new.transfer and made.debit = new.points_account and made.kind not in ('claw-back', 'undo')
        and new.credits - new.debits < own.floor;`,
  )
  const after = (side: 'debit' | 'credit') => sql`
    insert into points_balance (points_account, version, debits, credits, transfer)
      select ${sql.ref(`new.${side}`)}, coalesce(before.version, 0) + 1,
        coalesce(before.debits, 0) + ${side === 'debit' ? sql`new.amount` : sql`0`},
        coalesce(before.credits, 0) + ${side === 'credit' ? sql`new.amount` : sql`0`}, new.seq
      from (select 1) left join (select * from points_balance where points_account = ${sql.ref(`new.${side}`)}
        order by version desc limit 1) as before on true;`
  await create(
    transaction,
    sql`points_transfer_counts after insert on points_transfer`,
    sql`${after('debit')}${after('credit')}`,
  )
}

async function create(transaction: Transaction<Schema>, what: RawBuilder<unknown>, then: RawBuilder<unknown>) {
  await sql`create trigger ${what} begin ${then} end`.execute(transaction)
}
